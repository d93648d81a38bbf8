import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-wasm';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Sign, signs } from '#domain/place/sign.ts';
import { signOfStop } from '#domain/trip/sign-of-stop.ts';
import { htmlOf } from '#rendering/export/html.ts';
import { drawnSigns, shapesOfSign } from '#rendering/sign/drawn.ts';
import { signFile } from '#rendering/sign/made-file.ts';
import { startPixels } from '../support/pixels.ts';
import { aTrip } from '../support/trips.ts';

/** Of all signs, brotli. */
const LARGEST_BYTES = 8000;
/** Pixels. */
const SIZE = 24;
/** Mean difference (0 to 255) below which two signs would look alike. */
const LEAST_DIFFERENCE = 14;

const bodyOf = (sign: Sign) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="1.7">${shapesOfSign(sign).replaceAll('var(--wash,none)', '#ddd')}</svg>`;

describe('the signs of stops', () => {
  const drawn = new Map<Sign, Uint8Array>();
  beforeAll(async () => {
    await startPixels();
    for (const sign of signs) drawn.set(sign, new Resvg(bodyOf(sign), { background: '#fff' }).render().pixels);
  });

  it('are all in the file, as paths alone, in few bytes', () => {
    for (const sign of signs) expect(signFile).toContain(`<g id="${sign}"><path `);
    expect(signFile.replaceAll(/<\/?(svg|g|path)\b[^<>]*>/g, '')).toBe('');
    expect(brotliCompressSync(signFile).length).toBeLessThan(LARGEST_BYTES);
    expect(Object.keys(drawnSigns).toSorted()).toEqual([...signs].toSorted());
  });

  it('stay within their frame, and each has a wash that its day colours', () => {
    const edge = (pixels: Uint8Array) =>
      [...Array(SIZE).keys()]
        .flatMap((i) => [i, (SIZE - 1) * SIZE + i, i * SIZE, i * SIZE + SIZE - 1])
        .filter((at) => (pixels[at * 4] ?? 255) < 96);
    expect(signs.filter((sign) => edge(drawn.get(sign) ?? new Uint8Array()).length > 0)).toEqual([]);
    expect(signs.filter((sign) => !drawnSigns[sign].some(({ washed }) => washed))).toEqual([]);
  });

  it('differ from each other at the size of a card', () => {
    const alike = signs.flatMap((one, i) =>
      signs.slice(i + 1).flatMap((other) => {
        const [a, b] = [drawn.get(one) ?? [], drawn.get(other) ?? []];
        const difference = [...a].reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
        return difference < LEAST_DIFFERENCE ? [`${one} ${other} ${difference.toFixed(1)}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  it('are of the kind alone where a stop has none, or one of a later version', () => {
    const stop = { kind: 'place', meal: null } as const;
    expect(signOfStop({ ...stop, sign: 'castle' })).toBe('castle');
    expect(signOfStop({ ...stop, sign: 'moon-base' })).toBe('monument');
    expect(signOfStop({ ...stop, own: true })).toBe('pin');
    expect(signOfStop({ kind: 'meal', meal: 'lunch' })).toBe('table');
    expect(signOfStop({ kind: 'free-time', meal: null })).toBe('bench');
  });

  it('are drawn into the file of a trip, which needs nothing from elsewhere', () => {
    const trip = aTrip();
    const maps = { outlines: '', days: [] };
    const file = htmlOf({
      trip,
      language: 'en',
      maps,
      exportedAt: '2001-01-01T00:00:00.000Z',
      colours: '',
      nonce: 'n',
    });
    const stops = trip.days.flatMap(({ activities }) => activities);
    expect(stops.map(signOfStop).filter((sign) => !file.includes(shapesOfSign(sign)))).toEqual([]);
  });

  it('are kept with the app', () => {
    expect(readFileSync('vite.config.ts', 'utf8')).toMatch(/globPatterns: \[[^\]]*'signs\.svg'/);
  });
});
