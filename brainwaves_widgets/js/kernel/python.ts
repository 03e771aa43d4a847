/** Starts Python for a page: from the memory of an earlier visit, or from the beginning. */

import type { Files, Pyodide } from "../keep/index";
import { forget, type Image, isKept, recall, remember } from "./memory";

/** What we use of Pyodide besides what `keep` does. */
interface Python extends Pyodide {
  unpackArchive(bytes: ArrayBuffer, format: string, where: { extractDir: string }): void;
  makeMemorySnapshot(): Uint8Array;
}

interface Folders extends Files {
  readdir(path: string): string[];
  isDir(mode: number): boolean;
}

interface Module {
  growMemory(size: number): void;
}

type Load = (options: object) => Promise<Pyodide>;
type Lock = { packages: Record<string, { file_name: string }> };

const here = (name: string) => new URL(name, import.meta.url).href;

export interface Started {
  python: Pyodide;
  /** Keep this Python for the next visit; call it once nobody is waiting. */
  keep(): Promise<void>;
}

/** Return Python with the packages; `preload` imports what the page needs, to be kept with the memory. */
export async function startPython(lockFile: string, packages: string[], preload: (python: Pyodide) => void, options: object): Promise<Started> {
  const [{ loadPyodide }, lock] = await Promise.all([
    import(here("./keep.js")) as Promise<{ loadPyodide: Load }>,
    fetch(here(lockFile)).then((answer) => answer.text()),
  ]);
  const common = { ...options, indexURL: here("./"), lockFileContents: lock, packageBaseUrl: here("./") };
  if (await isKept(lock)) {
    const woken = await wake(loadPyodide, recall(lock), common).catch(() => null);
    if (woken) return { python: woken, keep: async () => {} };
    await forget();
  }
  const names = packages.map((name) => (JSON.parse(lock) as Lock).packages[name]?.file_name ?? name);
  const wheels = Promise.all(names.map(async (name) => (await fetch(here(name))).arrayBuffer()));
  let folder = "";
  const fsInit = async (_files: unknown, { sitePackages }: { sitePackages: string }) => void (folder = sitePackages);
  const python = (await loadPyodide({ ...common, fsInit, _makeSnapshot: true })) as Python;
  for (const wheel of await wheels) python.unpackArchive(wheel, "wheel", { extractDir: folder });
  preload(python);
  const image = photographed(python, lock, folder);
  return { python, keep: async () => void (image && (await remember(image))) };
}

/** Start Python from an image; its files are put back beside its memory. */
async function wake(load: Load, image: Promise<Image>, options: object): Promise<Pyodide> {
  const { default: create } = (await import(here("./pyodide.asm.mjs"))) as { default(settings: unknown): Promise<Module> };
  return load({
    ...options,
    _loadSnapshot: image.then(({ memory }) => memory),
    async createPyodideModule(settings: unknown) {
      const made = await create(settings);
      made.growMemory((await image).memory.length); // it had grown when it was kept
      return made;
    },
    async fsInit(files: Files) {
      for (const [path, bytes] of (await image).files) {
        files.mkdirTree(path.slice(0, path.lastIndexOf("/")));
        files.writeFile(path, bytes);
      }
    },
  });
}

/** Return an image of Python to keep, or null if Pyodide cannot make one: then the next visit takes as long as this one. */
function photographed(python: Python, lock: string, folder: string): Image | null {
  try {
    return { lock, files: filesIn(python.FS as Folders, folder), memory: python.makeMemorySnapshot() };
  } catch {
    return null;
  }
}

function filesIn(files: Folders, folder: string): [string, Uint8Array][] {
  return files.readdir(folder).flatMap((name): [string, Uint8Array][] => {
    const path = `${folder}/${name}`;
    if (name === "." || name === "..") return [];
    return files.isDir(files.stat(path).mode) ? filesIn(files, path) : [[path, files.readFile(path)]];
  });
}
