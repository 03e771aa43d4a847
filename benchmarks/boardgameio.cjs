// boardgame.io's own server, which doors.py measures: node boardgameio.cjs BYTES [FOLDER] prints its port and its
// process's number. Its games are in memory, or kept in the folder by the storage that comes with it.
const [, , bytes, folder] = process.argv;

const game = {
  name: "count",
  setup: () => ({ count: 0, filling: "x".repeat(Number(bytes)) }),
  moves: { add: ({ G }) => ({ ...G, count: G.count + 1 }) },
  turn: { minMoves: 1, maxMoves: 1 },
};

async function serve() {
  const { FlatFile, Server, Origins } = require("boardgame.io/server");
  const kept = folder ? { db: new FlatFile({ dir: folder }) } : {};
  const server = Server({ games: [game], origins: [Origins.LOCALHOST], ...kept });
  const running = await server.run({ port: 0, callback: () => {} });
  console.log(JSON.stringify([running.appServer.address().port, process.pid]));
}

void serve();
