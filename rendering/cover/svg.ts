import { colourOf } from './colours.ts';
import type { Layer } from './drawing.ts';
import type { Time } from './paints.ts';

/** The shapes of a drawing as SVG, in the colours of a time. */
export function coverBody(layers: readonly Layer[], time: Time = 'day'): string {
  return layers
    .map(({ path, paint, opacity, transform }) => {
      const moved = transform === undefined ? '' : ` transform="${transform}"`;
      const through = opacity === 1 ? '' : ` opacity="${opacity}"`;
      return `<path d="${path}" fill="${colourOf(paint, time)}"${through}${moved}/>`;
    })
    .join('');
}
