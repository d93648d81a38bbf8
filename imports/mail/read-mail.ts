import type { BookingKind } from '#domain/trip/booking.ts';
import type { ImportedBooking, ImportFor } from '../draft.ts';
import { allOf, type MailWords } from '../mail-words.ts';
import { stationsIn } from '../places/find-stop.ts';
import { carIn } from './car.ts';
import { journeyEvents } from './journey-events.ts';
import { journeysIn } from './journeys.ts';
import { lodgingIn } from './lodging.ts';
import { occasionIn } from './occasions.ts';
import { behindWord, countWords, type Line, linesOf } from './plain-lines.ts';

type ReadKind = Exclude<BookingKind, 'meeting' | 'other'>;

const words: readonly (readonly [
  kind: ReadKind,
  key: keyof MailWords &
    ('flight' | 'train' | 'bus' | 'ferry' | 'car' | 'lodging' | 'table' | 'ticket' | 'tour' | 'event'),
])[] = [
  ['flight', 'flight'],
  ['train', 'train'],
  ['bus', 'bus'],
  ['ferry', 'ferry'],
  ['car', 'car'],
  ['lodging', 'lodging'],
  ['restaurant', 'table'],
  ['ticket', 'ticket'],
  ['tour', 'tour'],
  ['event', 'event'],
];

const coachLines = ['flixbus', 'alsa', 'blablacar bus', 'national express', 'megabus', 'avanza', 'regiojet'];

/** What only mails of a kind have: numbers and stops of journeys, words for coming and leaving. */
function structureOf(lines: readonly Line[], trip: ImportFor): Partial<Record<ReadKind, number>> {
  const air = journeyEvents(lines, trip, 'air');
  const count = (kind: 'stop' | 'number') =>
    new Set(
      air
        .filter((event) => event.kind === kind)
        .map((event) => (event.kind === 'stop' ? event.stop.code : event.kind === 'number' ? event.number : '')),
    ).size;
  const stations = new Set(lines.flatMap(({ text }) => stationsIn(text).map(({ stop }) => stop.name))).size;
  const has = (labels: readonly string[]) => lines.some(({ plain }) => behindWord(plain, labels) !== -1);
  const firm = (key: 'checkIn' | 'checkOut') => allOf(key).filter((label) => /check|entrada|salida/.test(label));
  return {
    bus: has(coachLines) ? 2 : 0,
    flight: (count('stop') >= 2 ? 4 : 0) + (count('number') > 0 ? 4 : 0),
    train: stations >= 2 ? 3 : 0,
    lodging: has(firm('checkIn')) && has(firm('checkOut')) && count('number') === 0 ? 2 : 0,
    car: has(allOf('pickUp')) && has(allOf('dropOff').filter((label) => label !== 'return')) ? 5 : 0,
  };
}

/** The kind that a mail is most like; null where it is like none. */
export function kindOfLines(lines: readonly Line[], trip: ImportFor): ReadKind | null {
  const plain = lines.map((line) => line.plain).join('\n');
  const structure = structureOf(lines, trip);
  const scores = words
    .map(([kind, key]) => ({ kind, score: countWords(plain, allOf(key)) + (structure[kind] ?? 0) }))
    .sort((a, b) => b.score - a.score);
  const [best] = scores;
  return best && best.score >= 2 ? best.kind : null;
}

/** What lines say as a booking of a kind. */
export function readAs(kind: ReadKind, lines: readonly Line[], trip: ImportFor): ImportedBooking[] {
  switch (kind) {
    case 'flight':
    case 'train':
    case 'bus':
    case 'ferry':
      return journeysIn(lines, kind, trip);
    case 'lodging':
      return lodgingIn(lines, trip);
    case 'car':
      return carIn(lines, trip);
    default:
      return occasionIn(lines, kind, trip);
  }
}

/** Whether it says so much that it is worth confirming: when, or under which code. */
const isWorth = ({ missing, booking }: ImportedBooking) => !missing.includes('start') || booking.code !== '';

/** The bookings that the text of a confirmation tells of; none where it is no confirmation. */
export function readMail(text: string, trip: ImportFor): ImportedBooking[] {
  const lines = linesOf(text);
  const kind = kindOfLines(lines, trip);
  return kind === null ? [] : readAs(kind, lines, trip).filter(isWorth);
}
