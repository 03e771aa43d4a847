/** The browser's storage as a shelf of files, which all tabs of this site share. */

export interface Kept {
  path: string;
  bytes: Uint8Array;
  mtime: number;
}

const NAME = "brainwaves";
const FILES = "files";

export class Shelf {
  private readonly channel = new BroadcastChannel(NAME);

  private constructor(private readonly base: IDBDatabase) {}

  /** Open the shelf; fails where the browser keeps nothing. */
  static async open(): Promise<Shelf> {
    return new Shelf(await openBase(NAME, FILES, "path"));
  }

  /** Return all files, or those at the given paths. */
  async read(paths?: string[]): Promise<Kept[]> {
    const files = this.base.transaction(FILES).objectStore(FILES);
    if (!paths) return (await answer(files.getAll())) as Kept[];
    const found = await Promise.all(paths.map((path) => answer(files.get(path))));
    return found.filter(Boolean) as Kept[];
  }

  /** Write some files and take others away, all or none; tell the other tabs. */
  async write(there: Kept[], gone: string[]): Promise<void> {
    const done = this.base.transaction(FILES, "readwrite", { durability: "relaxed" });
    const files = done.objectStore(FILES);
    for (const file of there) files.put(file);
    for (const path of gone) files.delete(path);
    await new Promise((resolve, reject) => {
      done.oncomplete = resolve;
      done.onabort = () => reject(done.error ?? new Error("it was aborted"));
    });
    this.channel.postMessage([...there.map(({ path }) => path), ...gone]);
  }

  /** Hear of the paths that another tab has changed. */
  onChange(hear: (paths: string[]) => void): void {
    this.channel.onmessage = ({ data }) => hear(data as string[]);
  }
}

/** Open a database with one store, whose entries are found by this key. */
export function openBase(name: string, store: string, keyPath: string): Promise<IDBDatabase> {
  const asked = indexedDB.open(name, 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore(store, { keyPath });
  return answer(asked);
}

/** Wait for what a request brings. */
export function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no reason was told"));
  });
}
