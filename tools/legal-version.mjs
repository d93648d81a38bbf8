import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The version of the terms that a user who registers now agrees to, as the document itself says. */
export function legalVersion() {
  const terms = readFileSync(path.join(path.dirname(import.meta.dirname), 'legal/en/terms.md'), 'utf8');
  const [, version] = /^Version and date: (\S+)$/m.exec(terms) ?? [];
  if (version === undefined) throw new Error('legal/en/terms.md names no version');
  return version;
}
