/** The connection to a seat: if it is lost, it is made again, and no move is lost with it. */

import type { FromDoor } from "./wire";

export type Standing = "looking" | "open" | "elsewhere" | "closed";

/** How long to wait before each attempt; the last of these is repeated. */
const WAITS_MS = [0, 250, 500, 1000];
/** How long an attempt may take, how long a door may be silent, and how soon it answers when asked. */
const ATTEMPT_MS = 4000;
const SILENCE_MS = 35_000;
const ANSWER_MS = 1000;
/** How many messages wait for a connection at most. */
const MOST = 20;

interface Message {
  id: string;
  content: unknown;
}

export class Line {
  standing: Standing = "looking";
  private socket: WebSocket | null = null;
  private seen = 0;
  private failed = 0;
  private next = 0;
  private silence = 0;
  private count = 0;
  private readonly page = crypto.getRandomValues(new Uint32Array(2)).join("");
  /** What was sent and not confirmed: it is sent again after a break, and has the same id then. */
  private waiting: Message[] = [];

  constructor(
    private readonly url: string,
    private readonly secret: string,
    private readonly hear: (message: FromDoor) => void,
    private readonly tell: (standing: Standing) => void,
  ) {
    const look = () => document.visibilityState === "visible" && this.check();
    window.addEventListener("online", look);
    window.addEventListener("offline", () => this.socket && this.drop());
    window.addEventListener("pageshow", ({ persisted }) => persisted && look());
    document.addEventListener("visibilitychange", look);
    this.connect();
  }

  /** Send a message now, or as soon as there is a connection. */
  send(content: unknown): void {
    this.count += 1;
    const message = { id: `${this.page}-${this.count}`, content };
    this.waiting = [...this.waiting, message].slice(-MOST);
    if (this.standing === "open") this.put({ kind: "message", ...message });
  }

  /** Send something that only matters now. */
  sendNow(content: unknown): void {
    if (this.standing === "open") this.put({ kind: "live", content });
  }

  /** Take the seat again that another page has taken. */
  takeAgain(): void {
    this.become("looking");
    this.connect();
  }

  private connect(): void {
    window.clearTimeout(this.next);
    this.socket?.close();
    const socket = (this.socket = new WebSocket(this.url));
    const expired = window.setTimeout(() => socket.close(), ATTEMPT_MS);
    socket.addEventListener("open", () => this.put({ kind: "hello", secret: this.secret, seen: this.seen }));
    socket.addEventListener("message", ({ data }) => {
      if (socket !== this.socket) return;
      window.clearTimeout(expired);
      this.listen();
      this.take(JSON.parse(String(data)) as FromDoor);
    });
    socket.addEventListener("close", () => {
      window.clearTimeout(expired);
      if (socket === this.socket) this.lose();
    });
  }

  private take(message: FromDoor): void {
    const { kind } = message;
    if (kind === "ping") this.put({ kind: "pong" });
    else if (kind === "elsewhere" || kind === "closed") this.become(kind);
    else if (kind === "made") this.waiting = this.waiting.filter(({ id }) => id !== message.id);
    else {
      this.hear(message);
      if (kind === "scene") {
        this.seen = message.number;
        this.put({ kind: "seen", number: message.number });
      }
    }
    if (kind === "welcome") {
      this.failed = 0;
      this.become("open");
      for (const one of this.waiting) this.put({ kind: "message", ...one });
    }
  }

  /** Give up a connection that will not answer, and make another one soon. */
  private drop(): void {
    const { socket } = this;
    this.failed = Math.max(this.failed, 1);
    this.lose();
    socket?.close();
  }

  private lose(): void {
    window.clearTimeout(this.silence);
    this.socket = null;
    if (this.isOver) return;
    this.become("looking");
    const wait = WAITS_MS[Math.min(this.failed, WAITS_MS.length - 1)];
    this.failed += 1;
    this.next = window.setTimeout(() => this.connect(), wait);
  }

  /** Check the connection at once, for example when a device wakes up: it may be long gone. */
  private check(): void {
    if (this.isOver) return;
    if (this.standing !== "open") {
      this.connect();
      return;
    }
    this.put({ kind: "ping" });
    window.clearTimeout(this.silence);
    this.silence = window.setTimeout(() => this.connect(), ANSWER_MS);
  }

  /** Every message shows that the door is there; after a long silence, connect again. */
  private listen(): void {
    window.clearTimeout(this.silence);
    this.silence = window.setTimeout(() => this.connect(), SILENCE_MS);
  }

  private get isOver(): boolean {
    return this.standing === "elsewhere" || this.standing === "closed";
  }

  private become(standing: Standing): void {
    if (standing === this.standing) return;
    this.standing = standing;
    this.tell(standing);
  }

  private put(content: unknown): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(content));
  }
}
