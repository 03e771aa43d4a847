// boardgame.io's own server, and its own clients in another process; doors.py runs both.
//   node boardgameio.cjs server TABLES PAUSE SECONDS BYTES         prints its port
//   node boardgameio.cjs clients TABLES PAUSE SECONDS BYTES PORT   prints milliseconds of every arrival
const [, , what, tables, pause, seconds, bytes, port] = process.argv;
const GUESTS = 4;

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
  console.log(running.appServer.address().port);
}

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

async function table(number, took, end) {
  const { Client } = require("boardgame.io/client");
  const { SocketIO } = require("boardgame.io/multiplayer");
  const server = `http://localhost:${port}`;
  const matchID = `table-${number}`; // the server makes it when somebody comes
  const seats = [];
  for (let seat = 0; seat < GUESTS; seat += 1) {
    const playerID = String(seat);
    const client = Client({ game, numPlayers: GUESTS, matchID, playerID, debug: false, multiplayer: SocketIO({ server }) });
    const seen = new Map();
    client.subscribe((state) => state && !seen.has(state.G.count) && seen.set(state.G.count, performance.now()));
    client.start();
    seats.push({ client, seen });
  }
  while (!seats.every(({ client }) => client.getState())) await sleep(10);
  let count = 0;
  while (Date.now() < end) {
    await sleep(-Math.log(1 - Math.random()) * pause * 1000);
    const mover = count % GUESTS;
    count += 1;
    const begun = performance.now();
    seats[mover].client.moves.add();
    for (const [seat, { seen }] of seats.entries()) {
      while (!seen.has(count)) await sleep(1);
      if (seat !== mover) took.push(seen.get(count) - begun);
    }
  }
}

async function drive() {
  const took = [];
  const end = Date.now() + seconds * 1000;
  await Promise.all(Array.from({ length: Number(tables) }, (_, number) => table(number, took, end)));
  console.log(JSON.stringify(took));
  process.exit(0);
}

void (what === "server" ? serve() : drive());
