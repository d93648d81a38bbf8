/**
 * What another app handed over, as the worker keeps it for the page: on this device and nowhere else. A thing that was handed over has a
 * note and, beside it, the content of each of its files. Its id begins with the moment, so that what is over is known by its name.
 */
export const MOST_HANDED_FILES = 10;
export const LARGEST_HANDED_BYTES = 10 << 20;
/** So many wait at a time: any page of the web can make a browser hand something over. */
export const MOST_WAITING = 5;
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Why a file, or the text, was not taken. */
export type HandedRefusal = 'empty' | 'tooLarge' | 'tooMany';

export interface HandedNote {
  /** Empty: none. */
  readonly text: string;
  /** The content of each lies at `handedFileKey` of its place. */
  readonly files: readonly { readonly place: number; readonly name: string; readonly type: string }[];
  /** An empty name: the text. */
  readonly refused: readonly { readonly name: string; readonly why: HandedRefusal }[];
}

const FOLDER = '/handed/';

export const handedKey = (id: string): string => FOLDER + id;
export const handedFileKey = (id: string, place: number): string => `${FOLDER}${id}/${place}`;

/** Whose key this address of the cache is. */
export const idInKey = (url: string): string => url.split(FOLDER)[1]?.split('/')[0] ?? '';
export const isNoteKey = (url: string): boolean => url.endsWith(handedKey(idInKey(url)));

/** `now`: milliseconds since 1970; `random` tells two of the same millisecond apart. */
export const newHandedId = (now: number, random: string): string => `${String(now).padStart(14, '0')}-${random}`;

/** Also for a clock that was put back by so much. */
export function isOver(id: string, now: number): boolean {
  const age = Math.abs(now - Number(id.split('-')[0]));
  return !(age < KEPT_MS);
}
