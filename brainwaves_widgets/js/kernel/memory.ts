/**
 * Python's memory and files as they are once everything is imported, in the browser's storage:
 * a later visit goes on from there instead of starting Python and importing it all again.
 */

import { answer, openBase } from "../keep/shelf";

export interface Image {
  /** The lock file of the packages that it was made with: with others it is of no use. */
  lock: string;
  files: [path: string, bytes: Uint8Array][];
  memory: Uint8Array;
}

const NAME = "brainwaves-python";
const IMAGES = "images";
/** How many bytes stay free for games and results. */
const ROOM = 200e6;

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const base = await openBase(NAME, IMAGES, "lock");
  return base.transaction(IMAGES, mode, { durability: "relaxed" }).objectStore(IMAGES);
}

/** Tell whether there is an image for these packages; a browser that keeps nothing has none. */
export async function isKept(lock: string): Promise<boolean> {
  const count = async () => answer((await store("readonly")).count(lock));
  return (await count().catch(() => 0)) > 0;
}

export async function recall(lock: string): Promise<Image> {
  return (await answer((await store("readonly")).get(lock))) as Image;
}

/** Keep an image instead of earlier ones if there is plenty of room; without it the next visit only takes longer. */
export async function remember(image: Image): Promise<void> {
  const { quota = Infinity, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  if (quota - usage - image.memory.length < ROOM) return;
  const images = await store("readwrite");
  images.clear();
  await answer(images.put(image));
}

export async function forget(): Promise<void> {
  await answer((await store("readwrite")).clear());
}
