/** Pictures from SVG, drawn from bitmaps of the very size they are shown at. */

import { type Pen, sharpness } from "./draw";

const waiting = new Set<() => void>();
const MOST_SIZES = 12;

/** Call `tell` whenever a picture has arrived; return a function that stops this. */
export function onPictures(tell: () => void): () => void {
  waiting.add(tell);
  return () => waiting.delete(tell);
}

export class Art {
  private image: HTMLImageElement | null = null;
  private readonly bitmaps = new Map<number, ImageBitmap>();

  constructor(private readonly svg: string) {}

  /** Draw the picture, or nothing until it has arrived; `onPictures` tells then. */
  draw(pen: Pen, x: number, y: number, w: number, h: number): void {
    const ratio = sharpness(pen);
    const bitmap = this.bitmap(Math.round(w * ratio), Math.round(h * ratio));
    if (bitmap) pen.drawImage(bitmap, x, y, w, h);
  }

  private bitmap(w: number, h: number): ImageBitmap | null {
    const key = w * 10_000 + h;
    const known = this.bitmaps.get(key);
    if (known) return known;
    const image = this.load();
    if (!image.complete || !image.naturalWidth || w < 1 || h < 1) return null;
    const canvas = new OffscreenCanvas(w, h);
    canvas.getContext("2d")?.drawImage(image, 0, 0, w, h);
    const bitmap = canvas.transferToImageBitmap(); // drawn sooner than a canvas would be
    if (this.bitmaps.size >= MOST_SIZES) this.bitmaps.clear();
    this.bitmaps.set(key, bitmap);
    return bitmap;
  }

  private load(): HTMLImageElement {
    if (this.image) return this.image;
    const image = new Image();
    image.onload = () => {
      for (const tell of waiting) tell();
    };
    image.src = `data:image/svg+xml,${encodeURIComponent(this.svg)}`;
    this.image = image;
    return image;
  }
}

/** What stands between an SVG file's outer tags. */
export function inner(svg: string): string {
  return svg.replace(/^\s*<svg[^>]*>|<\/svg>\s*$/g, "");
}

/** Make each picture once. */
export function gallery(svgOf: (name: string) => string): (name: string) => Art {
  const arts = new Map<string, Art>();
  return (name) => {
    let art = arts.get(name);
    if (!art) arts.set(name, (art = new Art(svgOf(name))));
    return art;
  };
}

/** A whole SVG around a body, in a size large enough for every screen. */
export function svg(view: string, body: string, w: number, h: number, color = "#8b95a5"): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${w}" height="${h}" color="${color}">${body}</svg>`;
}
