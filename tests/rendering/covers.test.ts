import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-wasm';
import { beforeAll, describe, expect, it } from 'vitest';
import { coverFile, partsOfCover } from '#rendering/cover/addresses.ts';
import { HEIGHT, WIDTH } from '#rendering/cover/canvas.ts';
import { colourOf, tokenOf } from '#rendering/cover/colours.ts';
import { drawCover } from '#rendering/cover/cover.ts';
import { drawings, loadDrawing } from '#rendering/cover/drawings.ts';
import { coverFiles } from '#rendering/cover/files.ts';
import { hues, mixOf, type Paint, paints, type Time } from '#rendering/cover/paints.ts';
import { coverBody } from '#rendering/cover/svg.ts';
import { startPixels } from '../support/pixels.ts';

const LARGEST_BYTES = 6000;
/** Mean difference of colours (0 to 255) below which two covers would look alike; hills of two made-up coasts differ by 8. */
const LEAST_DIFFERENCE = 18;
const SAMPLE_WIDTH = 80;

const ids = readdirSync('places')
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -'.json'.length))
  .toSorted();
const css = readFileSync('src/styles/main.css', 'utf8');
const blocks = [...css.matchAll(/:root \{([^}]+)\}/g)].map(([, block = '']) => block);

/** A property of the page by day or at night. */
function valueOf(property: string, time: Time): string {
  const [day = '', night = ''] = blocks;
  const find = (block: string) => new RegExp(`--${property}: ([^;]+);`).exec(block)?.[1];
  return (time === 'night' ? find(night) : undefined) ?? find(day) ?? '';
}

/** What the page says of a colour, in the words of `mixOf`. */
function mixInCss(paint: Paint, time: Time): readonly [string, number, string] {
  const [hue = '', depth] = paint.split('.');
  if (depth !== undefined) {
    const into = depth === 'front' ? valueOf('wash-deep', time) : 'var(--paper)';
    const share = Number.parseFloat(valueOf(`wash-${depth}`, time)) / 100;
    return [hues[hue as keyof typeof hues], share, into.slice('var(--'.length, -1)];
  }
  const text = valueOf(`drawn-${paint}`, time);
  const [, of = '', share = '100', into = of] = /var\(--([\w-]+)\)(?: (\d+)%, var\(--([\w-]+)\))?/.exec(text) ?? [];
  return [of, Number(share) / 100, into];
}

describe('the colours of drawings', () => {
  it.each(['day', 'night'] as const)('are mixed by the page as here, %s', (time) => {
    const here = paints.map((paint) => [paint, ...mixOf(paint, time)]);
    expect(here).toEqual(paints.map((paint) => [paint, ...mixInCss(paint, time)]));
    for (const token of ['paper', 'card', 'ink', ...Object.values(hues)])
      expect([token, tokenOf(token, time)]).toEqual([token, valueOf(token, time)]);
  });

  it.each([
    ['earth.far', 'day', '#efd6c8'],
    ['violet.middle', 'day', '#b3adce'],
    ['sea.front', 'day', '#126069'],
    ['sun.near', 'day', '#f6be7e'],
    ['sea.far', 'night', '#1b393e'],
    ['coral.front', 'night', '#463532'],
  ] as const)('%s is by %s what Chromium makes of it', (paint, time, seen) => {
    expect(colourOf(paint, time)).toBe(seen);
  });
});

describe('the drawings of destinations', () => {
  it('are one for each of the catalogue', async () => {
    expect(Object.keys(drawings)).toEqual(ids);
    for (const other of ['atlantis', 'toString', null]) expect(await loadDrawing(other)).toBeNull();
  });

  it.each(Object.keys(drawings))('%s is small, all of paths, and seen where nothing is cut', async (id) => {
    const drawing = await loadDrawing(id);
    const layers = drawing?.layers ?? [];
    expect(layers.length).toBeGreaterThan(4);
    for (const { path } of layers) expect(path).toMatch(/^M[\d\s.,MmLlHhVvCcSsQqTtAaZze-]+$/);
    for (const { opacity } of layers) expect(opacity > 0 && opacity <= 1).toBe(true);
    const source = readFileSync(`rendering/cover/destinations/${id}.ts`);
    expect(brotliCompressSync(source).length).toBeLessThan(LARGEST_BYTES);
    expect(drawing?.sun.x).toBeGreaterThan(0);
    expect(drawing?.sun.x).toBeLessThan(WIDTH);
  });

  describe('side by side', () => {
    beforeAll(startPixels);

    function pixels(svg: string): Uint8Array {
      const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: SAMPLE_WIDTH } });
      try {
        return drawn.render().pixels;
      } finally {
        drawn.free();
      }
    }

    it('no two look alike', async () => {
      const seen: { id: string; colours: Uint8Array }[] = [];
      for (const id of ids) {
        const own = await loadDrawing(id);
        const layers = own ? drawCover(own, false) : [];
        const body = coverBody(layers, (paint) => colourOf(paint));
        seen.push({
          id,
          colours: pixels(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${body}</svg>`),
        });
      }
      const alike = seen.flatMap((one, at) =>
        seen.slice(at + 1).flatMap((other) => {
          const difference = one.colours.reduce((sum, value, i) => sum + Math.abs(value - (other.colours[i] ?? 0)), 0);
          const mean = difference / (one.colours.length * 0.75);
          return mean < LEAST_DIFFERENCE ? [`${one.id}, ${other.id}: ${mean.toFixed(1)}`] : [];
        }),
      );
      expect(alike).toEqual([]);
    });
  });
});

describe('the files of drawings', () => {
  it('are one for each, and named as the page asks for them', async () => {
    expect([...(await coverFiles()).keys()]).toEqual(['snow', ...ids]);
    expect(ids.map(coverFile)).toEqual(ids.map((id) => `/covers/${id}.svg`));
    for (const other of ['../index', '"><script>', 'Rome', '', null]) expect(coverFile(other)).toBeNull();
  });

  it('have every part that is referred to, in colours of the page', async () => {
    for (const [id, text] of await coverFiles()) {
      const parts = [...text.matchAll(/<g id="([\w-]+)">/g)].map(([, part]) => part);
      const wanted = partsOfCover(`/covers/${id}.svg`, true).map((address) => address.split('#')[1]);
      expect([id, parts]).toEqual([id, id === 'snow' ? ['snow'] : ['sky', 'sky-cold', 'land']]);
      expect(wanted).toEqual(['sky-cold', 'land', 'snow']);
      expect(text).not.toMatch(/fill="(?!color-mix\(in oklab, var\(--|var\(--drawn-)/);
    }
  });
});
