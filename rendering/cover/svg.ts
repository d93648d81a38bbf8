import type { Layer } from './drawing.ts';
import { type Hue, hues, type Paint } from './paints.ts';

/** A colour of a drawing as CSS; how much of its hue a wash has is the theme's. */
export function fillOf(paint: Paint): string {
  const [hue, depth] = paint.split('.') as [Hue, string | undefined];
  if (depth === undefined) return `var(--drawn-${paint})`;
  const into = depth === 'front' ? '--wash-deep' : '--paper';
  return `color-mix(in oklab, var(--${hues[hue]}) var(--wash-${depth}), var(${into}))`;
}

/** A tenth of a unit is less than an eye sees. */
const rounded = (path: string) =>
  path.replaceAll(/-?\d+\.\d{2,}/g, (number) => String(Number(Number(number).toFixed(1))));

/** The shapes of a drawing as SVG, in the colours that `fill` says. */
export function coverBody(layers: readonly Layer[], fill: (paint: Paint) => string = fillOf): string {
  return layers
    .map(({ path, paint, opacity, transform }) => {
      const moved = transform === undefined ? '' : ` transform="${transform}"`;
      const through = opacity === 1 ? '' : ` opacity="${opacity}"`;
      return `<path d="${rounded(path)}" fill="${fill(paint)}"${through}${moved}/>`;
    })
    .join('');
}
