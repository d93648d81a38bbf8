import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const rooms = ['domain', 'reading'];

/** Bytes that a page with zod would be sent more; 25,000 is what it may become before a page loads it. */
const MOST = 62_100;

it('the reader with its lexicons stays within its weight', async () => {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: Object.fromEntries(rooms.map((room) => [`#${room}`, path.join(root, room)])) },
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: {
        input: path.join(root, 'reading/read.ts'),
        external: ['zod/mini'],
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
      },
    },
  })) as Rolldown.RolldownOutput;
  const code = output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(MOST);
});
