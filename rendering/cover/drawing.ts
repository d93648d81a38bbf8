import type { Hue, Paint } from './paints.ts';

/** One shape of a drawing: an SVG path, its colour and how much of it (0 to 1), moved and scaled as `transform` says. */
export interface Layer {
  readonly path: string;
  readonly paint: Paint;
  readonly opacity: number;
  readonly transform?: string;
}

/** The picture of a destination of its own, on a canvas of WIDTH x HEIGHT, from back to front. */
export interface Drawing {
  /** The colour of its light. */
  readonly sky: Hue;
  /** Where the sun or the moon stands. */
  readonly sun: { readonly x: number; readonly y: number };
  readonly layers: readonly Layer[];
}
