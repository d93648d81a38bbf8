import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { HEIGHT, WIDTH } from '#rendering/cover/canvas.ts';
import { colourOf } from '#rendering/cover/colours.ts';
import { drawCover } from '#rendering/cover/cover.ts';
import { drawings, loadDrawing } from '#rendering/cover/drawings.ts';
import type { Time } from '#rendering/cover/paints.ts';
import { coverBody } from '#rendering/cover/svg.ts';
import { rasteriseHere } from '#server/shares/rasterise.ts';

/** npm run tool -- covers [ID...]: the drawings by day (left) and at night (right), twelve to a sheet, into shots/. No names are written on them. */
const PER_SHEET = 12;
const GAP = 16;
const folder = path.join(import.meta.dirname, '../shots');
const wanted = process.argv.slice(2);
const ids = Object.keys(drawings).filter((id) => wanted.length === 0 || wanted.includes(id));

async function cell(id: string, at: Time, x: number, y: number): Promise<string> {
  const own = await loadDrawing(id);
  const layers = own ? drawCover(own, false) : [];
  return `<svg x="${x}" y="${y}" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${coverBody(layers, (paint) => colourOf(paint, at))}</svg>`;
}

mkdirSync(folder, { recursive: true });
for (let from = 0; from < ids.length; from += PER_SHEET) {
  const sheet = ids.slice(from, from + PER_SHEET);
  const cells = await Promise.all(
    sheet.flatMap((id, row) => [
      cell(id, 'day', 0, row * (HEIGHT + GAP)),
      cell(id, 'night', WIDTH + GAP, row * (HEIGHT + GAP)),
    ]),
  );
  const size = `width="${2 * WIDTH + GAP}" height="${sheet.length * (HEIGHT + GAP)}"`;
  const file = wanted.length === 1 ? `cover-${wanted[0]}.png` : `covers-${1 + from / PER_SHEET}.png`;
  writeFileSync(
    path.join(folder, file),
    await rasteriseHere(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${cells.join('')}</svg>`),
  );
  process.stdout.write(`shots/${file}: ${sheet.join(', ')}\n`);
}
