/** What a page and its worker tell each other. */

export type State = Record<string, unknown>;

export type ToKernel =
  | { kind: "start"; folder: string; lock: string; packages: string[] }
  | { kind: "run"; cell: number; code: string }
  | { kind: "comm"; id: string; data: unknown }
  | { kind: "file"; what: "result" | "game" }
  | { kind: "keep" }
  | { kind: "put"; name: string; bytes: Uint8Array };

/** What a cell shows: a MIME bundle, printed text, or what went wrong. */
export interface Output {
  data: Record<string, unknown>;
  printed: string;
  error: string;
}

export type FromKernel =
  | { kind: "ready" }
  | { kind: "output"; cell: number; output: Output }
  | { kind: "comm_open" | "comm_msg" | "comm_close"; id: string; data: { state?: State; method?: string; content?: unknown } }
  | { kind: "file"; what: "result" | "game"; file: { name: string; text: string; trouble: string } }
  | { kind: "notice" | "failure"; text: string };
