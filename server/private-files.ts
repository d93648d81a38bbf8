import { chmodSync, closeSync, mkdirSync, openSync, type Stats, statSync } from 'node:fs';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const OTHERS = 0o077;
/** A folder such as /tmp that many users share: taking their rights away would break the machine. */
const STICKY = 0o1000;

function statOf(file: string): Stats | undefined {
  return statSync(file, { throwIfNoEntry: false });
}

/** Takes the rights of others away, where the file is ours and is not meant for many. */
function takeRights(file: string, mode: number): void {
  const stat = statOf(file);
  if (!stat || (stat.mode & OTHERS) === 0 || (stat.mode & STICKY) !== 0 || stat.uid !== process.getuid?.()) return;
  chmodSync(file, mode);
}

/** A folder that the server's own user alone may enter, made when it is missing. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
  tightenFolder(folder);
}

/** The same for one that may be missing and then stays so. */
export function tightenFolder(folder: string): void {
  takeRights(folder, FOLDER_MODE);
}

/** A file that the server's own user alone may read, made empty when it is missing: what opens it later keeps the mode. */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', FILE_MODE));
  tightenFile(file);
}

export function tightenFile(file: string): void {
  takeRights(file, FILE_MODE);
}

/** Whether other users of the machine are kept out; a folder that is not there keeps them out. */
export function isPrivate(folder: string): boolean {
  return ((statOf(folder)?.mode ?? 0) & OTHERS) === 0;
}
