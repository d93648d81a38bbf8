import type { BookingKind, Moment, Spot } from '#domain/trip/booking.ts';
import { addDays } from '#domain/trip/dates.ts';
import { instantOf } from '#domain/trip/fixed-lines.ts';
import {
  draftOf,
  type ImportedBooking,
  type ImportFor,
  legOfJourney,
  marked,
  spotNamed,
  spotOfStop,
} from '../draft.ts';
import { allOf } from '../mail-words.ts';
import { findAirport, findStation, zoneOfCity } from '../places/find-stop.ts';
import type { Stop } from '../places/stop.ts';
import { commonOf } from './common.ts';
import { journeyEvents } from './journey-events.ts';
import { type Line, labelled } from './plain-lines.ts';
import { emptySegment, type Segment, segmentsOf } from './segments.ts';

type Journey = Extract<BookingKind, 'flight' | 'train' | 'bus' | 'ferry'>;

/** One end of a journey: a stop of a table, or a name that a mail gives. */
interface Ending {
  readonly spot: Spot | null;
  /** null: not known. */
  readonly zone: string | null;
}

const ofStop = (stop: Stop): Ending => ({ spot: spotOfStop(stop), zone: stop.zone });

/** "Madrid, Estación Sur (18:00)": the name alone. */
const nameOnly = (text: string) =>
  text
    .replace(/\s*[([].*$/, '')
    .replace(/[,·–]\s*\d{1,2}[:.h]\d{2}.*$/, '')
    .replace(/\s+\d{1,2}[:.h]\d{2}.*$/, '')
    .trim();

function ofName(text: string, kind: Journey): Ending {
  const name = nameOnly(text);
  if (name === '') return { spot: null, zone: null };
  const stop = kind === 'flight' ? findAirport(text) : kind === 'train' ? findStation(name) : null;
  if (stop) return ofStop(stop);
  const [first = name] = name.split(/[,(–-]/);
  return { spot: spotNamed(name), zone: zoneOfCity(name) ?? zoneOfCity(first) };
}

const route =
  /^(?:.{0,40}[:|] ?)?([\p{L}][\p{L} .,'()-]{1,40}?) ?(?:→|⇒|->|—>| – | - | > ) ?([\p{L}][\p{L} .,'()-]{1,40})$/u;

/** Where a journey begins and ends where no table has its stops: behind "from" and "to", or on both sides of an arrow. */
function namedEnds(lines: readonly Line[], kind: Journey): readonly [Ending, Ending] {
  const [from, to] = [labelled(lines, allOf('from')), labelled(lines, allOf('to'))];
  if (from !== null && to !== null) return [ofName(from, kind), ofName(to, kind)];
  return routeIn(lines, kind) ?? sentenceIn(lines, kind);
}

/** "Madrid → Granada". Any two words with a dash between them look like this: one of them must be a city. */
function routeIn(lines: readonly Line[], kind: Journey): readonly [Ending, Ending] | null {
  for (const { text } of lines) {
    const [, left, right] = route.exec(text) ?? [];
    if (left === undefined || right === undefined) continue;
    const ends = [ofName(left, kind), ofName(right, kind)] as const;
    if (ends[0].zone ?? ends[1].zone) return ends;
  }
  return null;
}

const way =
  /\b(?:from|desde|de) (\p{Lu}[\p{L} .'-]{1,30}?) (?:to|a|hasta) (\p{Lu}[\p{L}.'-]*(?: \p{Lu}[\p{L}.'-]*){0,3})/u;

/** "from Madrid to Granada", within a sentence. */
function sentenceIn(lines: readonly Line[], kind: Journey): readonly [Ending, Ending] {
  const said = lines.map(({ text }) => way.exec(text)).find((found) => found !== null);
  return [ofName(said?.[1] ?? '', kind), ofName(said?.[2] ?? '', kind)];
}

interface Ends {
  readonly from: Ending;
  readonly to: Ending;
}

function endsOf({ from, to }: Segment, named: readonly [Ending, Ending], back: boolean): Ends {
  const [first, second] = back ? [named[1], named[0]] : named;
  return { from: from ? ofStop(from) : first, to: to ? ofStop(to) : second };
}

/** An arrival before its departure is on the day after, if that is one night and not a fault. */
function arrivalOf(own: Segment, start: Moment, zone: string): Moment | null {
  if (own.arrives === null && own.endDate === null) return null;
  const date = own.endDate ?? (own.nextDay ? addDays(start.date, 1) : start.date);
  const end: Moment = { date, time: own.arrives, zone };
  if (own.endDate !== null || own.arrives === null || start.time === null) return end;
  return instantOf(end) < instantOf(start) ? { ...end, date: addDays(date, 1) } : end;
}

interface Told extends Ends {
  readonly own: Segment;
  readonly kind: Journey;
  readonly common: ReturnType<typeof commonOf>;
}

function doubtsOf({ own, from, to }: Told, sureLeg: boolean) {
  const { date, leaves, arrives, guessedDate } = own;
  return {
    missing: marked({ start: !date, time: leaves === null, end: arrives === null, place: !from.spot, to: !to.spot }),
    unsure: marked({ start: date !== null && guessedDate, zone: !from.zone || !to.zone, leg: !sureLeg }),
  };
}

/** What a journey is called: its number and its way. */
function titleOf({ own, from, to }: Told): string {
  const [here, there] = [own.from?.city ?? from.spot?.name, own.to?.city ?? to.spot?.name];
  return [own.number, here && there ? `${here} → ${there}` : ''].filter((part) => part !== '').join(' · ');
}

function draftOfSegment(told: Told, trip: ImportFor): ImportedBooking | null {
  const { own, kind, from, to, common } = told;
  const start: Moment = { date: own.date ?? trip.dates.start, time: own.leaves, zone: from.zone ?? trip.zone };
  const ends = { place: from.spot, to: to.spot, start, end: arrivalOf(own, start, to.zone ?? trip.zone) };
  const { leg, sure } = legOfJourney(ends, trip);
  return draftOf({ ...common, kind, title: titleOf(told), leg, ...ends }, doubtsOf(told, sure), trip);
}

/** The journeys that the text of a confirmation tells of. */
export function journeysIn(lines: readonly Line[], kind: Journey, trip: ImportFor): ImportedBooking[] {
  const events = journeyEvents(lines, trip, kind === 'flight' ? 'air' : 'rail');
  const stops = kind === 'flight' || kind === 'train';
  const segments = segmentsOf(stops ? events : events.filter((event) => event.kind !== 'stop'));
  const told = segments.length > 0 ? segments : bareSegment(events);
  const named = namedEnds(lines, kind);
  const common = commonOf(lines);
  return told.flatMap((own, i) => {
    const ends = endsOf(own, named, i % 2 === 1 && own.from === null);
    return draftOfSegment({ own, kind, common, ...ends }, trip) ?? [];
  });
}

/** Where no stop and no number is told: what there is of times and dates, as one journey. */
function bareSegment(events: ReturnType<typeof journeyEvents>): Segment[] {
  const dates = events.filter((event) => event.kind === 'date');
  const times = events.filter((event) => event.kind === 'time');
  const [date] = dates;
  if (!date && times.length === 0) return [];
  const leaves = times.find(({ end }) => end === 'departure') ?? times[0];
  const others = times.filter((time) => time !== leaves);
  const arrives = others.find(({ end }) => end === 'arrival') ?? others[0];
  const other = dates.find(({ iso, end }) => end === 'arrival' && iso !== date?.iso);
  return [
    {
      ...emptySegment(),
      leaves: minutesOf(leaves),
      arrives: minutesOf(arrives),
      date: isoOf(date),
      endDate: isoOf(other),
      guessedDate: date?.guessed ?? false,
      nextDay: arrives?.nextDay ?? false,
    },
  ];
}

const minutesOf = (time: { readonly minutes: number } | undefined) => time?.minutes ?? null;
const isoOf = (date: { readonly iso: string } | undefined) => date?.iso ?? null;
