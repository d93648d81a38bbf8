import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { signs } from '#domain/place/sign.ts';
import { shapesOfSign } from '#rendering/sign/drawn.ts';
import { rasteriseHere } from '#server/shares/rasterise.ts';

/**
 * npm run tool -- signs: all signs in the order of their list, nine to a row, large and as small as they stand on cards, on light and dark
 * ground, into shots/signs.png. No names are written on them.
 */
const PER_ROW = 9;
const CELL = 120;
const rows = Math.ceil(signs.length / PER_ROW);
const themes = [
  { paper: '#fffaf0', ink: '#1f4e79', wash: '#d9e6f2' },
  { paper: '#14202b', ink: '#9cc4ea', wash: '#26405a' },
] as const;

function drawn(shapes: string, size: number, [x, y]: readonly [number, number]): string {
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 24 24">${shapes}</svg>`;
}

const sheets = themes.map(({ paper, ink, wash }, theme) => {
  const cells = signs.map((sign, i) => {
    const [x, y] = [(i % PER_ROW) * CELL, Math.floor(i / PER_ROW) * CELL];
    const shapes = shapesOfSign(sign).replaceAll('var(--wash,none)', wash);
    return drawn(shapes, 72, [x + 8, y + 16]) + drawn(shapes, 22, [x + 88, y + 40]);
  });
  const width = PER_ROW * CELL;
  return `<g transform="translate(${theme * width} 0)" fill="none" stroke="${ink}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"><rect width="${width}" height="${rows * CELL}" fill="${paper}" stroke="none"/>${cells.join('')}</g>`;
});
const folder = path.join(import.meta.dirname, '../shots');
const size = `width="${2 * PER_ROW * CELL}" height="${rows * CELL}"`;
mkdirSync(folder, { recursive: true });
writeFileSync(
  path.join(folder, 'signs.png'),
  await rasteriseHere(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${sheets.join('')}</svg>`),
);
process.stdout.write('shots/signs.png\n');
