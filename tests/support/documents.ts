import { createHash } from 'node:crypto';
import type { DocumentType, TripDocument } from '#domain/trip/document.ts';

const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));

/** A PDF of one empty page; `script` runs when it is opened, where a viewer lets it. */
export function aPdf({ title = 'Ticket', script = '' } = {}): Uint8Array {
  const escaped = script.replace(/[\\()]/g, '\\$&');
  const action = script === '' ? '' : `/OpenAction << /S /JavaScript /JS (${escaped}) >>`;
  const parts = [
    `<< /Type /Catalog /Pages 2 0 R ${action} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] >>',
    `<< /Title (${title}) >>`,
  ];
  let text = '%PDF-1.7\n';
  const offsets = parts.map((part, i) => {
    const at = text.length;
    text += `${i + 1} 0 obj\n${part}\nendobj\n`;
    return at;
  });
  const start = text.length;
  const entries = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${parts.length + 1}\n0000000000 65535 f \n${entries}`;
  return bytes(`${text}trailer\n<< /Size ${parts.length + 1} /Root 1 0 R /Info 4 0 R >>\nstartxref\n${start}\n%%EOF\n`);
}

/** A zip of one file that is stored as it is. */
function aZip(name: string, content: string): Uint8Array {
  const entry = Buffer.alloc(30);
  entry.writeUInt32LE(0x04034b50, 0);
  entry.writeUInt32LE(content.length, 18);
  entry.writeUInt32LE(content.length, 22);
  entry.writeUInt16LE(name.length, 26);
  const directory = Buffer.alloc(46);
  directory.writeUInt32LE(0x02014b50, 0);
  directory.writeUInt32LE(content.length, 20);
  directory.writeUInt32LE(content.length, 24);
  directory.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length + name.length, 12);
  end.writeUInt32LE(entry.length + name.length + content.length, 16);
  const texts = [Buffer.from(name), Buffer.from(content)] as const;
  return Uint8Array.from(Buffer.concat([entry, ...texts, directory, texts[0], end]));
}

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A small file of every sort that is taken. */
export const sampleFiles: Readonly<Record<DocumentType, Uint8Array>> = {
  'application/pdf': aPdf(),
  'image/jpeg': bytes('\xff\xd8\xff\xe0\x00\x10JFIF\x00'),
  'image/png': Uint8Array.from(Buffer.from(png, 'base64')),
  'image/webp': bytes('RIFF\x1a\x00\x00\x00WEBPVP8L'),
  'image/heic': bytes('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic'),
  'application/vnd.apple.pkpass': aZip('pass.json', '{"formatVersion":1}'),
};

export const HOSTILE_SCRIPT = 'window.hacked = true; fetch("/api/trips")';

/** Files that a browser may run, and others that are none of ours, under whatever name they come. */
export const hostileFiles: Readonly<Record<string, Uint8Array>> = {
  'an SVG with a script': bytes(
    `<svg xmlns="http://www.w3.org/2000/svg"><script>${HOSTILE_SCRIPT}</script><rect width="9" height="9"/></svg>`,
  ),
  'an SVG behind a declaration': bytes('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'),
  HTML: bytes(`<!doctype html><script>${HOSTILE_SCRIPT}</script>`),
  'HTML that says %PDF-': bytes(`<html>%PDF-1.7<script>${HOSTILE_SCRIPT}</script>`),
  'a zip that is no pass': aZip('readme.txt', 'hello'),
  'a film of the family of HEIC': bytes('\x00\x00\x00\x18ftypisom\x00\x00\x00\x00isomavc1'),
  'a sound of the family of WebP': bytes('RIFF\x1a\x00\x00\x00WAVEfmt '),
  'a program': bytes('\x7fELF\x02\x01\x01'),
  'half a beginning': bytes('%PD'),
  'nothing at all': bytes(''),
};

export const digestOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** What a trip says of a file. */
export const aDocument = (content: Uint8Array, own: Partial<TripDocument> = {}): TripDocument => ({
  id: crypto.randomUUID(),
  bookingId: null,
  name: 'ticket.pdf',
  type: 'application/pdf',
  size: content.length,
  digest: digestOf(content),
  ...own,
});
