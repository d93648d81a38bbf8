/** A line of a sign, on a square of 24, as the `d` of a path. */
export interface Stroke {
  readonly d: string;
  /** Filled with the wash of the day's colour behind its line. */
  readonly washed: boolean;
}

export const line = (d: string): Stroke => ({ d, washed: false });
export const area = (d: string): Stroke => ({ d, washed: true });

/** A circle around a point. */
export const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A rectangle from its upper left corner. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
