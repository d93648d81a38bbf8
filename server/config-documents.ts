import path from 'node:path';
import type { Reader } from './config-reader.ts';
import { projectRoot } from './root.ts';

const MEGABYTE = 1 << 20;

export interface DocumentsConfig {
  /** Of this installation alone; one for all servers of a database. */
  readonly folder: string;
  /** 0: no documents are taken. */
  readonly bytesPerAccount: number;
  /** What their keys are wrapped with. */
  readonly key: string;
}

export function readDocuments(reader: Reader, dataDir: string): Omit<DocumentsConfig, 'key'> {
  return {
    folder: path.resolve(projectRoot, reader.text('DOCUMENTS_DIR', path.join(dataDir, 'documents'))),
    bytesPerAccount: reader.whole('DOCUMENTS_MB_PER_ACCOUNT', 500, 0, 1_000_000) * MEGABYTE,
  };
}
