/**
 * Pyodide with a folder that outlives the page: what Python writes below HOME is in the browser's
 * storage as soon as Python pauses, and is there again the next time, in every tab of this site.
 * It stands in for pyodide.mjs, for our own pages and for JupyterLite alike.
 */

import { type Kept, Shelf } from "./shelf";

export const HOME = "/brainwaves";
const NOTHING_KEPT =
  "This browser keeps nothing for this page, perhaps because its window is private. You can play, but download what you want to keep.";
const FULL = "The browser's storage is full. You can play on, but download what you want to keep, or make room and reload.";
const FAILED = "The browser did not store the last change. Download what you want to keep.";

interface Stream {
  path: string;
  flags: number;
}

/** What we use of Emscripten's file system. */
export interface Files {
  close(stream: Stream): unknown;
  rename(from: string, to: string): unknown;
  unlink(path: string): unknown;
  mkdirTree(path: string): void;
  analyzePath(path: string): { exists: boolean };
  stat(path: string): { mode: number; mtime: Date };
  isFile(mode: number): boolean;
  readFile(path: string): Uint8Array;
  writeFile(path: string, bytes: Uint8Array): void;
  utime(path: string, atime: number, mtime: number): void;
}

export interface Pyodide {
  FS: Files;
  pyimport(name: string): unknown;
}

interface Options {
  env?: Record<string, string>;
  stderr?: (text: string) => void;
  [name: string]: unknown;
}

/** Load Pyodide; `options.stderr` gets a sentence if nothing can be kept. */
export async function loadPyodide(options: Options): Promise<Pyodide> {
  const tell = options.stderr ?? console.warn;
  const shelf = Shelf.open().catch(() => null);
  const pyodide = (await import(/* beside this file */ new URL("./pyodide.mjs", import.meta.url).href)) as {
    loadPyodide(options: Options): Promise<Pyodide>;
  };
  const env = { BRAINWAVES_HOME: HOME, ...options.env };
  const python = await pyodide.loadPyodide({ ...options, env });
  const there = await shelf;
  const keeper = new Keeper(python.FS, there, tell);
  await keeper.begin();
  return python;
}

const WRITES = 3; // O_WRONLY | O_RDWR

class Keeper {
  private readonly changed = new Set<string>();
  private isOurs = false;
  private timer = 0;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly files: Files,
    private readonly shelf: Shelf | null,
    private readonly tell: (text: string) => void,
  ) {}

  async begin(): Promise<void> {
    const { files, shelf } = this;
    files.mkdirTree(HOME);
    if (!shelf) {
      this.tell(NOTHING_KEPT);
      return;
    }
    for (const file of await shelf.read()) this.put(file);
    const { close, rename, unlink } = files;
    files.close = (stream) => {
      const done = close.call(files, stream);
      if (stream.flags & WRITES) this.change(stream.path);
      return done;
    };
    files.rename = (from, to) => {
      const done = rename.call(files, from, to);
      this.change(from, to);
      return done;
    };
    files.unlink = (path) => {
      const done = unlink.call(files, path);
      this.change(path);
      return done;
    };
    shelf.onChange((paths) => void this.take(paths));
  }

  /** Note that files have changed; they are written once Python pauses. */
  private change(...paths: string[]): void {
    if (this.isOurs) return;
    for (const path of paths) if (path.startsWith(`${HOME}/`)) this.changed.add(path);
    if (this.changed.size && !this.timer) this.timer = setTimeout(() => this.write(), 0) as unknown as number;
  }

  private write(): void {
    this.timer = 0;
    const there: Kept[] = [];
    const gone: string[] = [];
    for (const path of this.changed) {
      const file = this.read(path);
      if (file) there.push(file);
      else gone.push(path);
    }
    this.changed.clear();
    this.writing = this.writing
      .then(() => this.shelf?.write(there, gone))
      .catch((error: unknown) => this.tell((error as Error)?.name === "QuotaExceededError" ? FULL : FAILED));
  }

  private read(path: string): Kept | null {
    if (!this.files.analyzePath(path).exists) return null;
    const { mode, mtime } = this.files.stat(path);
    if (!this.files.isFile(mode)) return null;
    return { path, bytes: this.files.readFile(path).slice(), mtime: mtime.getTime() };
  }

  private put({ path, bytes, mtime }: Kept): void {
    this.isOurs = true;
    try {
      this.files.mkdirTree(path.slice(0, path.lastIndexOf("/")));
      this.files.writeFile(path, bytes);
      this.files.utime(path, mtime, mtime);
    } finally {
      this.isOurs = false;
    }
  }

  /** Take over what another tab has written, except for files that changed here meanwhile. */
  private async take(paths: string[]): Promise<void> {
    const found = new Map((await this.shelf?.read(paths))?.map((file) => [file.path, file]));
    for (const path of paths) {
      if (this.changed.has(path)) continue;
      const file = found.get(path);
      if (file) this.put(file);
      else if (this.files.analyzePath(path).exists) {
        this.isOurs = true;
        this.files.unlink(path);
        this.isOurs = false;
      }
    }
  }
}
