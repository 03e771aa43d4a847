/** The worker of a page: it runs Python, and carries messages between it and the page. */

import type { Pyodide } from "../keep/index";
import { startPython } from "./python";
import type { FromKernel, Output, ToKernel } from "./wire";

interface Kernel {
  run(code: string): Promise<unknown>;
  receive(id: string, text: string): void;
  file(kind: string): unknown;
  put(name: string, bytes: Uint8Array): void;
}

interface Module {
  preload(folder: string): void;
  Kernel(post: unknown, folder: string): Kernel;
}

const post = (message: FromKernel, moved: Transferable[] = []) =>
  (self as unknown as { postMessage(message: unknown, moved: Transferable[]): void }).postMessage(message, moved);

const done = async () => {};
let keep = done;

/** Return the kernel once Python and the packages of the page's lock file are there. */
async function start(folder: string, lock: string, packages: string[]): Promise<Kernel> {
  const module = (python: Pyodide) => python.pyimport("brainwaves_widgets.site.kernel") as Module;
  const started = await startPython(lock, packages, (python) => module(python).preload(folder), {
    stdout: () => {},
    stderr: (text: string) => post({ kind: "notice", text }),
  });
  keep = started.keep;
  return module(started.python).Kernel((text: string) => post(JSON.parse(text) as FromKernel), folder);
}

let kernel: Promise<Kernel> | null = null;
/** Orders are carried out one after the other. */
let last: Promise<unknown> = Promise.resolve();

async function obey(order: ToKernel): Promise<void> {
  if (order.kind === "start") {
    kernel = start(order.folder, order.lock, order.packages);
    await kernel;
    post({ kind: "ready" });
    return;
  }
  const python = await kernel;
  if (!python) return;
  if (order.kind === "run") {
    const output = await python.run(order.code);
    post({ kind: "output", cell: order.cell, output: JSON.parse(String(output)) as Output });
  } else if (order.kind === "comm") python.receive(order.id, JSON.stringify(order.data));
  else if (order.kind === "keep") {
    void keep().catch(() => {}); // then the next visit takes longer, and that is all
    keep = done;
  } else if (order.kind === "put") python.put(order.name, order.bytes);
  else post({ kind: "file", what: order.what, file: JSON.parse(String(python.file(order.what))) });
}

self.onmessage = ({ data }: MessageEvent<ToKernel>) => {
  last = last.then(() => obey(data)).catch((error: unknown) => post({ kind: "failure", text: String(error) }));
};
