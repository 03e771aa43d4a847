/** How far colours stand out from each other, for tests. */

/** What WCAG asks of what is not text. */
export const CONTRAST = 3;

export type Three = [number, number, number];

export function linear(color: string): Three {
  return [1, 3, 5].map((at) => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Three;
}

function luminance(color: string): number {
  const [r, g, b] = linear(color);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** The colour that is seen where one is painted over another. */
export function over(color: string, ground: string, alpha: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [one = 0, other = 0] = [color, ground].map((each) => parseInt(each.slice(at, at + 2), 16));
    return Math.round(one * alpha + other * (1 - alpha)).toString(16).padStart(2, "0");
  });
  return `#${parts.join("")}`;
}
