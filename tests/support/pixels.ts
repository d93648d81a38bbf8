import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm } from '@resvg/resvg-wasm';

/** Before the first picture of a file of tests; another file in the same thread may have done it. */
export async function startPixels(): Promise<void> {
  const program = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  await initWasm(readFileSync(program)).catch(() => undefined);
}
