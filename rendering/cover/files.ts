import { HEIGHT, WIDTH } from './canvas.ts';
import { partsOf, snow } from './cover.ts';
import type { Layer } from './drawing.ts';
import { drawings, loadDrawing } from './drawings.ts';
import { coverBody } from './svg.ts';

function svg(parts: Readonly<Record<string, readonly Layer[]>>): string {
  const groups = Object.entries(parts).map(([part, layers]) => `<g id="${part}">${coverBody(layers)}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${groups.join('')}</svg>`;
}

/** The files that pages show of drawings, in groups that they refer to: one of each destination that has a drawing, by its id, and the snow. */
export async function coverFiles(): Promise<ReadonlyMap<string, string>> {
  const files = new Map([['snow', svg({ snow: snow() })]]);
  for (const id of Object.keys(drawings)) {
    const own = await loadDrawing(id);
    if (own) files.set(id, svg(partsOf(own)));
  }
  return files;
}
