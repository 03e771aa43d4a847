// boardgame.io's own server, which doors.py measures: node boardgameio.cjs BYTES prints its port and its process's number.
const [, , bytes] = process.argv;

const game = {
  name: "count",
  setup: () => ({ count: 0, filling: "x".repeat(Number(bytes)) }),
  moves: { add: ({ G }) => ({ ...G, count: G.count + 1 }) },
  turn: { minMoves: 1, maxMoves: 1 },
};

async function serve() {
  const { Server, Origins } = require("boardgame.io/server");
  const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
  const running = await server.run({ port: 0, callback: () => {} });
  console.log(JSON.stringify([running.appServer.address().port, process.pid]));
}

void serve();
