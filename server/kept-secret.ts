import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { makePrivateFolder, tightenFile } from './private-files.ts';

/** Each in a file of its own: what signs sessions may be made anew, what documents are encrypted with never. */
const withoutIt = {
  secret: 'a new secret is made (all users sign in again)',
  'documents.key': 'a new key is made (documents that were written with the old one are lost)',
};
export type SecretName = keyof typeof withoutIt;
export const SHORTEST_SECRET = 32;

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function writeWhole(file: string, text: string): void {
  const handle = openSync(file, 'wx', 0o600);
  try {
    const bytes = Buffer.from(text);
    if (writeSync(handle, bytes) !== bytes.length) throw new Error('the disk took a part of it only');
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** A link and no rename: of two servers that start at once in one folder the first one's secret stays. */
function putInPlace(fresh: string, file: string): void {
  try {
    linkSync(fresh, file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(code)) throw error;
    // A file system without links.
    renameSync(fresh, file);
  }
}

/** Puts a new secret in its place whole or not at all: it is on the disk under another name before it has this one. */
function makeSecret(file: string): void {
  const fresh = `${file}.${randomBytes(6).toString('hex')}.new`;
  try {
    writeWhole(fresh, `${randomBytes(32).toString('base64url')}\n`);
    putInPlace(fresh, file);
    syncFolder(path.dirname(file));
  } finally {
    rmSync(fresh, { force: true });
  }
}

/** Whether a secret is kept in a folder already. */
export const hasSecret = (folder: string, name: SecretName = 'secret'): boolean => existsSync(path.join(folder, name));

/**
 * The secret that is kept in a folder, made at the first start. Throws an Error with words for the operator when it cannot be
 * written, or when what is there is too short to sign with: after a disk that was full the file may be empty, and an attacker
 * could sign with that.
 */
export function keptSecret(folder: string, name: SecretName = 'secret'): string {
  const file = path.join(folder, name);
  try {
    makePrivateFolder(folder);
    if (!existsSync(file)) makeSecret(file);
    tightenFile(file);
  } catch (error) {
    throw new Error(`the secret cannot be kept in ${file}: ${(error as Error).message}`, { cause: error });
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= SHORTEST_SECRET) return secret;
  throw new Error(
    `${file} holds no secret: expected at least ${SHORTEST_SECRET} characters. Put the right one back from a copy; without one ` +
      `delete the file, and ${withoutIt[name]}`,
  );
}
