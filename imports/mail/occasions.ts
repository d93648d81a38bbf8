import type { BookingKind, Moment } from '#domain/trip/booking.ts';
import { draftOf, type ImportedBooking, type ImportField, type ImportFor, marked, spotNamed } from '../draft.ts';
import { allOf } from '../mail-words.ts';
import { commonOf } from './common.ts';
import { datesIn } from './dates.ts';
import { datesOf, momentBehind, timesOf } from './labelled-moments.ts';
import { nameBehind, nameLabelled } from './names.ts';
import { type Line, labelled } from './plain-lines.ts';
import { timesIn } from './times.ts';

type Occasion = Extract<BookingKind, 'restaurant' | 'ticket' | 'tour' | 'event' | 'other'>;

/** A line that greets, thanks or tells that something was booked is no name. */
const chatter =
  /^(?:¡?hola|hi|hello|dear|estimad|buen[ao]s|thank|gracias)|[.!:?]$|\b(?:confirm|reservad|reserved|booked)/i;

const firstLine = (lines: readonly Line[]) =>
  lines
    .find(({ text }) => text.length > 3 && text.length < 90 && !chatter.test(text))
    ?.text.replace(/ [-–|] (?:your|tus?|e-?ticket).*$/i, '') ?? null;

const houseWord =
  /\b((?:[Rr]estaurante?|[Rr]istorante|[Tt]rattoria|[Oo]steria|[Tt]aberna|[Mm]es[oó]n|[Bb]istr[oó]) \p{Lu}[\p{L}'’ ]{1,40})/u;

/** A house that is named in a sentence, or on a line of its own above the date. */
function houseIn(lines: readonly Line[], trip: ImportFor): string | null {
  const said = lines.map(({ text }) => houseWord.exec(text)?.[1]).find((name) => name !== undefined);
  if (said) return said.trim();
  const dated = lines.findIndex((line) => datesIn(line, trip).length > 0);
  const above = lines[dated - 1]?.text ?? '';
  return /^\p{Lu}[\p{L}'’& ]{2,40}$/u.test(above) && !chatter.test(above) ? above : null;
}
const subject = /^(?:subject|asunto): ?(?:(?:re|fwd?|rv): ?)*(.{3,120})$/i;

const subjectOf = (lines: readonly Line[]): string | null =>
  lines.map(({ text }) => subject.exec(text)?.[1] ?? null).find((found) => found !== null) ?? null;

interface Names {
  readonly title: string;
  readonly place: string;
  readonly guessed: boolean;
}

function namesOf(lines: readonly Line[], kind: Occasion, trip: ImportFor): Names {
  if (kind === 'restaurant') {
    const place = nameLabelled(lines, allOf('restaurant')) ?? nameBehind(lines, allOf('tableAt'));
    const house = place ?? houseIn(lines, trip);
    return { title: '', place: house ?? '', guessed: place === null && house !== null };
  }
  const named = nameLabelled(lines, allOf('eventName')) ?? nameBehind(lines, allOf('ticketsFor'));
  const title = named ?? subjectOf(lines) ?? firstLine(lines) ?? '';
  return { title, place: nameLabelled(lines, allOf('venue')) ?? '', guessed: named === null };
}

interface When {
  readonly start: Moment;
  readonly end: Moment | null;
  readonly unsure: readonly ImportField[];
  readonly missing: readonly ImportField[];
}

/** Two times with a dash between them, on the line of the first. */
function endTime(lines: readonly Line[], start: number | null): number | null {
  if (start === null) return null;
  for (const line of lines) {
    const [first, second] = timesIn(line);
    const joined =
      first &&
      second &&
      /^\s?(?:h(?:rs|oras)?\.?)?\s?(?:-|–|—|to|a|until|hasta)(?: las)?\s?$/.test(
        line.plain.slice(first.end, second.at),
      );
    if (joined && first.minutes === start && second.minutes > start) return second.minutes;
  }
  return null;
}

/** The time: behind its word, else the first that is none of something beside it. */
function timeOf(lines: readonly Line[], beside: number | undefined): number | null {
  const said = labelled(lines, allOf('time')) ?? '';
  const [told] = timesIn({ text: said, plain: said.toLowerCase() });
  return told?.minutes ?? beside ?? timesOf(lines)[0]?.minutes ?? null;
}

function whenOf(lines: readonly Line[], trip: ImportFor): When {
  const behind = momentBehind(lines, allOf('date'), allOf('venue'), trip);
  const date = behind.date ?? datesOf(lines, trip)[0] ?? null;
  const time = timeOf(lines, behind.time?.minutes);
  const until = endTime(lines, time);
  const start: Moment = { date: date?.iso ?? trip.dates.start, time, zone: trip.zone };
  return {
    start,
    end: until === null ? null : { ...start, time: until },
    unsure: marked({ start: date?.guessed ?? false }),
    missing: marked({ start: !date, time: time === null }),
  };
}

const party =
  /(?:table for|party of|party size:?|guests?:?|people:?|diners:?|covers:?|mesa para|comensales:?|personas:?) ?(\d{1,2})\b|\b(\d{1,2}) (?:guests|people|diners|persons|comensales|personas|pax)\b/;

/** The table, tickets, tour or event that the text of a confirmation tells of. */
export function occasionIn(lines: readonly Line[], kind: Occasion, trip: ImportFor): ImportedBooking[] {
  const { title, place, guessed } = namesOf(lines, kind, trip);
  const { start, end, unsure, missing } = whenOf(lines, trip);
  const address = labelled(lines, allOf('address')) ?? '';
  const common = commonOf(lines);
  const found = lines.map(({ plain }) => party.exec(plain)).find((match) => match !== null);
  const many = found?.[1] ?? found?.[2] ?? '';
  const spot = spotNamed(place, address);
  const said = { ...common, kind, title, start, end, place: spot, seats: common.seats || many };
  const draft = draftOf(
    said,
    {
      unsure: [...unsure, ...(guessed ? ([kind === 'restaurant' ? 'place' : 'kind'] as const) : [])],
      missing: [...missing, ...(spot === null ? (['place'] as const) : [])],
    },
    trip,
  );
  return draft ? [draft] : [];
}
