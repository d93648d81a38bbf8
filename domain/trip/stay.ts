import { readable } from '../wishes/wish.ts';
import { basesOf, datesOfBase, daysOfBase } from './base.ts';
import { bookingsOfBase } from './base-bookings.ts';
import { together } from './known-texts.ts';
import { type NamedLines, namedLines, withoutName } from './named-line.ts';
import { wishesOfBase } from './stay-wishes.ts';
import type { Translations } from './translations.ts';
import type { Trip } from './trip.ts';

/** The lines of one base out of those of a journey: its own without its name, and those of all. */
const ownLines = (lines: readonly string[], name: string, others: readonly string[]): string[] =>
  lines.flatMap((line) => {
    const own = withoutName(line, name);
    if (own !== null) return [own];
    return others.some((other) => withoutName(line, other) !== null) ? [] : [line];
  });

/**
 * The days of one base of a journey as a trip to one place, which everything that plans, checks and changes trips understands: its days counted from
 * 1, what is fixed on them with the way there, and the wishes that are about it. `withStay` puts it back.
 */
export function stayAt(trip: Trip, index: number): Trip {
  const all = basesOf(trip);
  const base = all[index];
  if (!base) return trip;
  const { bases: _, ...journey } = trip;
  const dates = datesOfBase(trip, index);
  const first = daysOfBase(trip, index).first - 1;
  const others = all.map(({ name }) => name).filter((name) => name !== base.name);
  const lines = (own: readonly string[]) => ownLines(own, base.name, others);
  return {
    ...journey,
    destination: base.name,
    destinationId: base.destinationId,
    landscape: base.landscape,
    dates,
    // What was typed is answered for the whole journey.
    preferences: '',
    wishes: trip.wishes && wishesOfBase(readable(trip.wishes), trip, index),
    bookings: bookingsOfBase(trip, index),
    fares: base.fares,
    summary: trip.summary.split('\n')[index] ?? '',
    importantInfo: lines(trip.importantInfo),
    recommendations: lines(trip.recommendations),
    accommodation: lines(trip.accommodation),
    answers: [],
    days: trip.days.slice(first, daysOfBase(trip, index).last).map((day) => ({ ...day, day: day.day - first })),
  };
}

type LinesOf = (trip: Trip) => readonly string[];

/** The lines of a journey with those of one base as they are now. */
function withLines(journey: Trip, index: number, stay: Trip, of: LinesOf): NamedLines {
  const name = basesOf(journey)[index]?.name ?? '';
  const all = of(journey);
  const own = namedLines(
    of(stay).filter((line) => !all.includes(line)),
    name,
    stay,
  );
  const isOwn = (line: string) => withoutName(line, name) !== null;
  const first = all.findIndex(isOwn);
  const [before, after] = [
    all.slice(0, Math.max(0, first)),
    all.slice(Math.max(0, first)).filter((line) => !isOwn(line)),
  ];
  return { ...own, lines: [...before, ...own.lines, ...after] };
}

const withSummary = (summary: string, index: number, own: string) =>
  summary
    .split('\n')
    .map((line, at) => (at === index ? own : line))
    .join('\n');

/** A journey with the days of one base as they are in `stay` (made by `stayAt` and changed), and what is said of them. */
export function withStay(journey: Trip, index: number, stay: Trip): Trip {
  const base = basesOf(journey)[index];
  if (!base) return stay;
  const first = daysOfBase(journey, index).first - 1;
  const days = stay.days.map((day) => ({ ...day, day: day.day + first }));
  const info = withLines(journey, index, stay, ({ importantInfo }) => importantInfo);
  const advice = withLines(journey, index, stay, ({ recommendations }) => recommendations);
  const translations = [stay, info, advice].reduce<Translations>(
    (sum, own) => together(sum, own.translations ?? {}),
    journey.translations ?? {},
  );
  return {
    ...journey,
    id: stay.id,
    summary: withSummary(journey.summary, index, stay.summary),
    importantInfo: [...info.lines],
    recommendations: [...advice.lines],
    translations,
    mentions: { ...journey.mentions, ...stay.mentions, ...info.mentions, ...advice.mentions },
    days: [...journey.days.slice(0, first), ...days, ...journey.days.slice(first + days.length)],
    provenance: stay.provenance,
  };
}
