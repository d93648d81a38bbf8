import type { DocumentType } from './document.ts';

/** So many bytes are enough to refuse what can be no document at all. */
export const TELLING_BYTES = 16;

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
const begins = (bytes: Uint8Array, ...start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);

/** Pictures of iPhones; other files of the same family are films. */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'mif1'];

const isZip = (bytes: Uint8Array) => begins(bytes, 0x50, 0x4b, 3, 4);

const plainTypes: readonly (readonly [DocumentType, (bytes: Uint8Array) => boolean])[] = [
  ['application/pdf', (bytes) => text(bytes, 0, 5) === '%PDF-'],
  ['image/jpeg', (bytes) => begins(bytes, 0xff, 0xd8, 0xff)],
  ['image/png', (bytes) => begins(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ['image/webp', (bytes) => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP'],
  ['image/heic', (bytes) => text(bytes, 4, 8) === 'ftyp' && heicBrands.includes(text(bytes, 8, 12))],
];

const END_OF_ZIP = 0x06054b50;
const ENTRY_OF_ZIP = 0x02014b50;
const LONGEST_COMMENT = 65_535;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const MOST_ENTRIES = 500;

/** Where the end record of a zip begins: it stands last, before a comment; -1 without one. */
function endOf(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - END_BYTES - LONGEST_COMMENT);
  for (let at = view.byteLength - END_BYTES; at >= lowest; at--) {
    if (view.getUint32(at, true) === END_OF_ZIP) return at;
  }
  return -1;
}

/** The names in the directory of a zip, as far as it can be read. Nothing is unpacked. */
function namesInZip(bytes: Uint8Array): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const names: string[] = [];
  if (end === -1) return names;
  let at = view.getUint32(end + 16, true);
  while (names.length < MOST_ENTRIES && at + ENTRY_BYTES <= end && view.getUint32(at, true) === ENTRY_OF_ZIP) {
    const nameBytes = view.getUint16(at + 28, true);
    names.push(text(bytes, at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes));
    at += ENTRY_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return names;
}

/**
 * What a whole file is, by what is in it and never by what it is called; null for everything that is no document. SVG and HTML are none:
 * they are texts that a browser may run.
 */
export function typeOfContent(bytes: Uint8Array): DocumentType | null {
  const plain = plainTypes.find(([, fits]) => fits(bytes));
  if (plain) return plain[0];
  return isZip(bytes) && namesInZip(bytes).includes('pass.json') ? 'application/vnd.apple.pkpass' : null;
}

/** Whether a file that begins like this (`TELLING_BYTES`, or all of it) may be of a type. */
export function mayBe(type: string, start: Uint8Array): boolean {
  if (type === 'application/vnd.apple.pkpass') return isZip(start);
  return plainTypes.some(([own, fits]) => own === type && fits(start));
}
