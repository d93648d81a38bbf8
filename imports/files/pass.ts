import { strFromU8, unzipSync } from 'fflate';
import type { BookingKind } from '#domain/trip/booking.ts';
import { draftOf, type Imported, type ImportedBooking, type ImportFor, read, spotNamed } from '../draft.ts';
import { journeysIn } from '../mail/journeys.ts';
import { type Line, linesOf } from '../mail/plain-lines.ts';
import { kindOfLines, readAs } from '../mail/read-mail.ts';
import { writtenMoment } from '../structured/instants.ts';
import { parsed } from '../structured/reservations.ts';
import { isNode, type Node, nodeAt, textAt } from '../structured/tree.ts';

const MOST_ENTRIES = 200;
const LARGEST_UNPACKED_BYTES = 50_000_000;
const LARGEST_PASS_BYTES = 1_000_000;
const PASS = 'pass.json';

const isPathTrick = (name: string) => /(^|[\\/])\.\.([\\/]|$)|^[\\/]|^[A-Za-z]:|\\|\0/.test(name);

/**
 * The one file of a pass that is read, as text; null where the archive is none, or is more than a pass ever is. Nothing else in it is
 * unpacked.
 */
function passIn(bytes: Uint8Array): string | null {
  let [entries, size, allowed] = [0, 0, true];
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      entries += 1;
      size += originalSize;
      allowed &&= entries <= MOST_ENTRIES && size <= LARGEST_UNPACKED_BYTES && !isPathTrick(name);
      return allowed && name === PASS && originalSize <= LARGEST_PASS_BYTES;
    },
  });
  const pass = Object.hasOwn(files, PASS) ? files[PASS] : undefined;
  return allowed && pass ? strFromU8(pass) : null;
}

const groups = ['headerFields', 'primaryFields', 'secondaryFields', 'auxiliaryFields', 'backFields'] as const;

function fieldsOf(style: Node, group: string): Node[] {
  const fields = Object.hasOwn(style, group) ? style[group] : [];
  return Array.isArray(fields) ? fields.filter(isNode).slice(0, 40) : [];
}

/** A field as a mail would say it. */
const said = (field: Node) => `${textAt(field, 'label')}: ${textAt(field, 'value')}`;

function linesOfPass(pass: Node, style: Node): Line[] {
  const [first, second] = fieldsOf(style, 'primaryFields');
  const route = first && second ? [`${textAt(first, 'value')} - ${textAt(second, 'value')}`] : [];
  const fields = groups.flatMap((group) => fieldsOf(style, group)).map(said);
  return linesOf([...route, ...fields, textAt(pass, 'description'), textAt(pass, 'organizationName')].join('\n'));
}

const transits: Readonly<Record<string, Extract<BookingKind, 'flight' | 'train' | 'bus' | 'ferry'>>> = {
  PKTransitTypeAir: 'flight',
  PKTransitTypeTrain: 'train',
  PKTransitTypeBus: 'bus',
  PKTransitTypeBoat: 'ferry',
};

/** Where a pass says when it matters, its own word counts. */
function withMoment(draft: ImportedBooking, pass: Node): ImportedBooking {
  const { booking, missing, unsure } = draft;
  const relevant = writtenMoment(textAt(pass, 'relevantDate'), booking.start.zone);
  if (!relevant) return draft;
  const dated = !missing.includes('start') && !unsure.includes('start');
  const start = dated
    ? { ...booking.start, time: booking.start.time ?? relevant.time }
    : { ...relevant, time: booking.start.time ?? relevant.time };
  const end = booking.end && booking.end.date < start.date ? { ...booking.end, date: start.date } : booking.end;
  return {
    booking: { ...booking, start, end },
    missing: missing.filter((field) => field !== 'start' && (field !== 'time' || start.time === null)),
    unsure: unsure.filter((field) => field !== 'start'),
  };
}

function boardingOf(pass: Node, style: Node, trip: ImportFor): ImportedBooking | null {
  const kind = transits[textAt(style, 'transitType')];
  if (!kind) return null;
  const draft = journeysIn(linesOfPass(pass, style), kind, trip)[0];
  return draft ? withMoment(draft, pass) : null;
}

function placeOf(pass: Node, style: Node) {
  const venue = groups
    .flatMap((group) => fieldsOf(style, group))
    .find((field) =>
      /venue|location|place|lugar|recinto|sala|donde|teatro/i.test(`${textAt(field, 'key')} ${textAt(field, 'label')}`),
    );
  const at = nodeAt(pass, 'locations');
  const [latitude, longitude] = [
    Number(textAt(at, 'latitude') || Number.NaN),
    Number(textAt(at, 'longitude') || Number.NaN),
  ];
  const point = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : {};
  return spotNamed(venue ? textAt(venue, 'value') : '', '', point);
}

function titleOf(pass: Node, style: Node): string {
  const [primary] = fieldsOf(style, 'primaryFields');
  return (primary && textAt(primary, 'value')) || textAt(pass, 'description');
}

function ticketOf(pass: Node, style: Node, trip: ImportFor): ImportedBooking | null {
  const lines = linesOfPass(pass, style);
  const kind = kindOfLines(lines, trip) ?? 'ticket';
  const told = readAs(kind, lines, trip)[0] ?? {
    booking: { start: { date: trip.dates.start, time: null, zone: trip.zone }, place: null },
    unsure: [],
    missing: ['start', 'time'] as const,
  };
  const place = placeOf(pass, style) ?? told.booking.place;
  const missing = told.missing.filter((field) => field !== 'place' || !place);
  const said = { ...told.booking, kind, title: titleOf(pass, style), place };
  const draft = draftOf(said, { unsure: [...told.unsure, 'kind'], missing }, trip);
  return draft && withMoment(draft, pass);
}

function bookingOfPass(pass: Node, trip: ImportFor): ImportedBooking | null {
  const boarding = nodeAt(pass, 'boardingPass');
  if (boarding) return boardingOf(pass, boarding, trip) ?? ticketOf(pass, boarding, trip);
  const style = nodeAt(pass, 'eventTicket') ?? nodeAt(pass, 'generic') ?? nodeAt(pass, 'storeCard');
  return style ? ticketOf(pass, style, trip) : null;
}

/** The booking of a pass as wallets keep them; it never throws. */
export function readPass(bytes: Uint8Array, trip: ImportFor): Imported {
  try {
    const text = passIn(bytes);
    const pass = text === null ? null : parsed(text);
    if (!isNode(pass)) return { kind: 'unreadable', why: 'notReadable' };
    return read([bookingOfPass(pass, trip)]);
  } catch {
    return { kind: 'unreadable', why: 'broken' };
  }
}
