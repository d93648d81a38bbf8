import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatabaseKind } from './databases.ts';

/** SQLite in a file of its own, in `folder` or in a temporary one. */
export function inFile(folder?: string): DatabaseKind & { readonly file: string } {
  const own = folder ?? mkdtempSync(path.join(tmpdir(), 'periplo-file-'));
  const file = path.join(own, 'periplo.db');
  return {
    kind: 'sqlite',
    file,
    make: async () => ({
      config: { kind: 'sqlite', file },
      drop: async () => {
        if (folder === undefined) rmSync(own, { recursive: true });
      },
    }),
  };
}
