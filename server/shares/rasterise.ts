import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { PICTURE_WIDTH } from './picture.ts';

/** An SVG drawing as PNG. Takes a hundred milliseconds and more of one processor. */
export type Rasterise = (svg: string) => Promise<Uint8Array>;

const require = createRequire(import.meta.url);
let started: Promise<void> | null = null;

/** Once per thread; only when the first picture is asked for. */
function startRasteriser(): Promise<void> {
  started ??= initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return started;
}

/** Draws in the thread of the caller: for tests and development, and inside the thread that draws for the server. */
export async function rasteriseHere(svg: string): Promise<Uint8Array> {
  await startRasteriser();
  const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: PICTURE_WIDTH } });
  try {
    return drawing.render().asPng();
  } finally {
    drawing.free();
  }
}
