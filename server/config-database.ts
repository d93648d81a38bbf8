import path from 'node:path';
import type { Reader } from './config-reader.ts';
import { projectRoot } from './root.ts';

export type DatabaseConfig =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string };

export function readDatabase(reader: Reader, name: string, fallback: string): DatabaseConfig {
  const text = reader.text(name, fallback);
  if (text.startsWith('sqlite:')) {
    const file = text.slice('sqlite:'.length);
    if (file !== '') return { kind: 'sqlite', file: file === ':memory:' ? file : path.resolve(projectRoot, file) };
  }
  if (/^postgres(ql)?:\/\/.+/.test(text)) return { kind: 'postgres', url: text };
  reader.refuse(name, 'sqlite:<file> or postgres://user:password@host/database');
  return { kind: 'sqlite', file: ':memory:' };
}
