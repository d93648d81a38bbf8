import { readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The files below a folder of the project whose names match, as paths from its root with `/`; installed packages are left out. */
export function ownFiles(folder: string, names: RegExp): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .filter((file) => names.test(file) && !file.includes('/node_modules/'));
}
