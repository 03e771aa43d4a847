// The guests of doors.py, at either server: the same library, process, pauses and way to measure.
//   node guests.cjs doors|boardgame.io PAUSE SECONDS < TABLES
// TABLES is JSON: for each table a list of [address of the websocket, secret], one for each guest.
// It prints how many milliseconds passed from each send of a move to each arrival at another guest, and the mean
// of the bytes that arrived. The clock is read before a message is parsed. All sit down before the first move.
const WebSocket = require("ws");
const { readFileSync } = require("node:fs");

const [, , server, pause, seconds] = process.argv;

/** A guest at a table, who knows the newest count of moves there; each server has a class of its own. */
class Guest {
  constructor([url, secret], seat, table) {
    Object.assign(this, { secret, seat, table, count: -1, at: 0, bytes: 0, awaiting: [] });
    this.socket = new WebSocket(url, { perMessageDeflate: false });
    this.socket.on("message", (data) => {
      const now = performance.now();
      this.hear(data.toString(), now);
    });
    this.socket.on("error", (error) => { throw error; });
    this.socket.on("close", () => { throw new Error("a guest was sent away"); });
  }

  /** Note that the game stands at another count of moves, since now. */
  reach(count, now, bytes) {
    if (count === this.count) return;
    Object.assign(this, { count, at: now, bytes });
    for (const tell of this.awaiting.splice(0)) tell();
  }

  async past(count) {
    while (this.count <= count) await new Promise((done) => this.awaiting.push(done));
  }
}

class DoorGuest extends Guest {
  constructor(...parts) {
    super(...parts);
    this.socket.on("open", () => this.say({ kind: "hello", secret: this.secret }));
  }

  say(message) {
    this.socket.send(JSON.stringify(message));
  }

  hear(text, now) {
    const message = JSON.parse(text);
    if (message.kind === "ping") this.say({ kind: "pong" });
    if (message.kind !== "scene") return;
    this.scene = message.scene;
    this.say({ kind: "seen", number: message.number });
    this.reach(message.scene.ply, now, text.length);
  }

  canMove() {
    return this.scene.moves.length > 0;
  }

  move(number) {
    const content = { ...this.scene.moves[0], ply: this.scene.ply };
    this.say({ kind: "message", id: `m${number}`, content });
  }
}

/** Speaks as boardgame.io's own client does: socket.io's frames, without its polling before. */
class TheirGuest extends Guest {
  emit(...parts) {
    this.socket.send(`42/count,${JSON.stringify(parts)}`);
  }

  hear(text, now) {
    if (text[0] === "0") this.socket.send("40/count,");
    if (text === "2") this.socket.send("3");
    if (text.startsWith("40/count,")) this.emit("sync", this.table, String(this.seat), undefined, 4);
    if (!text.startsWith("42/count,")) return;
    const [kind, , state] = JSON.parse(text.slice("42/count,".length));
    if (kind === "sync" || kind === "update") {
      this.state = state.state ?? state;
      this.reach(this.state._stateID, now, text.length);
    }
  }

  canMove() {
    return this.state.ctx.currentPlayer === String(this.seat);
  }

  move() {
    const payload = { type: "add", args: [], playerID: String(this.seat) };
    this.emit("update", { type: "MAKE_MOVE", payload }, this.state._stateID, this.table, String(this.seat));
  }
}

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

async function play(guests, end, took, bytes) {
  for (let number = 0; Date.now() < end; number += 1) {
    await sleep(-Math.log(1 - Math.random()) * pause * 1000);
    const mover = guests.find((guest) => guest.canMove());
    if (!mover) break; // the game is over
    const before = mover.count;
    const begun = performance.now();
    mover.move(number);
    for (const guest of guests) await guest.past(before);
    for (const guest of guests) if (guest !== mover) took.push(guest.at - begun), bytes.push(guest.bytes);
  }
}

async function main() {
  const Kind = server === "doors" ? DoorGuest : TheirGuest;
  const tables = [];
  for (const [number, places] of JSON.parse(readFileSync(0, "utf8")).entries()) {
    const guests = places.map((place, seat) => new Kind(place, seat, `table-${number}`));
    for (const guest of guests) await guest.past(-1);
    tables.push(guests);
  }
  await sleep(1000);
  const took = [], bytes = [];
  const end = Date.now() + seconds * 1000;
  console.log("begin");
  await Promise.all(tables.map((guests) => play(guests, end, took, bytes)));
  const mean = bytes.reduce((sum, one) => sum + one, 0) / bytes.length;
  console.log(JSON.stringify({ took, bytes: mean }));
  process.exit(0);
}

void main();
