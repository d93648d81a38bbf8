import { strFromU8 } from 'fflate';
import { type Imported, type ImportFor, read } from './draft.ts';
import { readCalendar } from './files/calendar.ts';
import { readPass } from './files/pass.ts';
import { looksLikeMail, type MailPart, mailParts } from './files/saved-mail.ts';
import { looksLikeHtml, textOfHtml } from './mail/html-text.ts';
import { readMail } from './mail/read-mail.ts';
import { dataInHtml, parsed, reservationsIn } from './structured/reservations.ts';

/** Larger is no confirmation. */
export const LARGEST_FILE_BYTES = 10_000_000;
const LONGEST_TEXT = 2_000_000;

function readHtml(html: string, trip: ImportFor): Imported {
  const data = dataInHtml(html).flatMap((tree) => reservationsIn(tree, trip));
  return read(data.length > 0 ? data : readMail(textOfHtml(html), trip));
}

/**
 * The bookings that a text tells of: data of schema.org, a calendar, HTML or the words of a mail. Nothing is guessed silently: each
 * draft says what was. Never throws; what is in the text is never run.
 */
export function readText(text: string, trip: ImportFor): Imported {
  if (text.length > LONGEST_TEXT) return { kind: 'unreadable', why: 'tooLarge' };
  try {
    if (text.includes('BEGIN:VCALENDAR')) return readCalendar(text, trip);
    if (/^\s*[[{]/.test(text)) {
      const tree = parsed(text);
      if (tree !== null) return read(reservationsIn(tree, trip));
    }
    return looksLikeHtml(text) ? readHtml(text, trip) : read(readMail(text, trip));
  } catch {
    // Deeper or stranger than what any of the readers can hold.
    return { kind: 'unreadable', why: 'broken' };
  }
}

function readPart({ type, bytes }: MailPart, trip: ImportFor): Imported | null {
  if (/pkpass|zip/.test(type)) return readPass(bytes, trip);
  return type.startsWith('text/') ? readText(strFromU8(bytes), trip) : null;
}

/** The first part of a mail that tells of something: a pass and a calendar know better than its words. */
function readSavedMail(bytes: Uint8Array, trip: ImportFor): Imported {
  const order = (type: string) => ['pkpass', 'calendar', 'html', 'plain'].findIndex((name) => type.includes(name));
  const parts = mailParts(bytes).filter(({ type }) => order(type) !== -1);
  const sorted = parts.sort((a, b) => order(a.type) - order(b.type)).slice(0, 8);
  for (const part of sorted) {
    const found = readPart(part, trip);
    if (found?.kind === 'read' && found.drafts.length > 0) return found;
  }
  return read([]);
}

const isArchive = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** The text of a file, however it is written; null where it is none. */
function textOf(bytes: Uint8Array): string | null {
  if (bytes.subarray(0, 8192).includes(0)) return null;
  const text = strFromU8(bytes);
  // What is no UTF-8 is of an older program.
  return text.includes('\ufffd') ? strFromU8(bytes, true) : text;
}

/** The same for a file. */
export function readFile(bytes: Uint8Array, trip: ImportFor): Imported {
  if (bytes.length > LARGEST_FILE_BYTES) return { kind: 'unreadable', why: 'tooLarge' };
  try {
    if (isArchive(bytes)) return readPass(bytes, trip);
    const text = textOf(bytes);
    if (text === null) return { kind: 'unreadable', why: 'notReadable' };
    return looksLikeMail(text) ? readSavedMail(bytes, trip) : readText(text, trip);
  } catch {
    return { kind: 'unreadable', why: 'broken' };
  }
}
