import { HEIGHT, WIDTH } from './canvas.ts';
import type { Layer } from './drawing.ts';
import { type Hue, hues, type Paint } from './paints.ts';

/** A colour of a drawing as CSS; how much of its hue a wash has is the theme's. */
export function fillOf(paint: Paint): string {
  const [hue, depth] = paint.split('.') as [Hue, string | undefined];
  if (depth === undefined) return `var(--drawn-${paint})`;
  const into = depth === 'front' ? '--wash-deep' : '--paper';
  return `color-mix(in oklab, var(--${hues[hue]}) var(--wash-${depth}), var(${into}))`;
}

/** The shapes of a drawing as SVG, in the colours that `fill` says. */
export function coverBody(layers: readonly Layer[], fill: (paint: Paint) => string = fillOf): string {
  return layers
    .map(({ path, paint, opacity, transform }) => {
      const moved = transform === undefined ? '' : ` transform="${transform}"`;
      const through = opacity === 1 ? '' : ` opacity="${opacity}"`;
      return `<path d="${path}" fill="${fill(paint)}"${through}${moved}/>`;
    })
    .join('');
}

/** A cover as an element of a page that has our colours. */
export const coverElement = (layers: readonly Layer[], classes: string): string =>
  `<svg class="${classes}" aria-hidden="true" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMax slice">${coverBody(layers)}</svg>`;
