import { inLanguage } from '#domain/bilingual.ts';
import type { Language } from '#domain/language.ts';
import type { Base } from '#domain/trip/base.ts';
import { datesOfBase } from '#domain/trip/base.ts';
import { bookingsOfBase } from '#domain/trip/base-bookings.ts';
import { addDays, dayCount } from '#domain/trip/dates.ts';
import { wishesOfBase } from '#domain/trip/stay-wishes.ts';
import type { Translations } from '#domain/trip/translations.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import type { Quote } from '#domain/wishes/item.ts';
import { joinedSheet } from '#domain/wishes/joined-sheet.ts';
import type { Wish } from '#domain/wishes/wish.ts';
import { readWishes } from '#reading/read.ts';
import type { CompiledDestination } from '../catalogue/compiled.ts';
import { destinationSheetOf } from '../catalogue/name-sheet.ts';
import { itemsOf } from '../intent/understood.ts';
import { type Told, translationsOf } from '../narrate/translations.ts';
import { type ConnectionRow, connectionOf } from './connection.ts';
import { wayThere } from './way-there.ts';

/** A base as it is asked for. */
export interface AskedBase {
  readonly destination: CompiledDestination;
  readonly nights: number;
}

export interface JourneyInput {
  readonly request: TripRequest;
  /** In the order in which they are travelled; their nights are those of the request's dates. */
  readonly asked: readonly AskedBase[];
  readonly connections: readonly ConnectionRow[];
  readonly byCar: boolean;
  readonly language: Language;
}

/** What of a journey is settled before its days are planned. */
export interface Journey {
  readonly bases: readonly Base[];
  /** What their names and terminals are called in other languages. */
  readonly translations: Translations;
  readonly wishes: readonly Wish[];
  /** Words that no wish accounts for. */
  readonly unknown: readonly Quote[];
}

/** Two places between which no day is long enough. */
export interface TooFar {
  readonly from: CompiledDestination;
  readonly to: CompiledDestination;
}

function understood({ request, asked }: JourneyInput): Pick<Journey, 'wishes' | 'unknown'> {
  const { preferences, dates, wishes } = request;
  if (preferences.trim() === '') return { wishes: wishes ?? [], unknown: [] };
  const sheet = joinedSheet(asked.map(({ destination }) => destinationSheetOf(destination)));
  const read = readWishes(preferences, sheet, dates);
  return {
    wishes: wishes ?? read.items.map(({ item, quote, binds }) => ({ item, quote, binds })),
    unknown: read.unknown,
  };
}

const starts = { early: 8 * 60, late: 10 * 60 + 30 } as const;

/** When the travellers are ready in the morning, where they said so. */
function readyAt(wishes: readonly Wish[]): number | undefined {
  const [item] = itemsOf(wishes, 'day-start');
  return item && (typeof item.at === 'number' ? item.at : starts[item.at]);
}

/** The bases of a journey with the ways between them, and its wishes; or which two of them are too far from each other for a day. */
export function settleJourney(input: JourneyInput): Journey | TooFar {
  const read = understood(input);
  const bases = basesOf(input, read.wishes);
  if (!Array.isArray(bases)) return bases;
  const inWords = (language: Language): Told => {
    const told = basesOf({ ...input, language }, read.wishes);
    return Array.isArray(told) ? namesOf(told) : [];
  };
  const { translations = {} } = translationsOf(input.language, inWords);
  return { bases, translations, ...read };
}

const namesOf = (bases: readonly Base[]): Told => [
  bases.map(({ name }) => name),
  bases.map(({ way }) => way?.from ?? ''),
  bases.map(({ way }) => way?.to ?? ''),
];

function basesOf(
  { request, asked, connections, byCar, language }: JourneyInput,
  wishes: readonly Wish[],
): Base[] | TooFar {
  const ready = readyAt(wishes);
  const bases: Base[] = [];
  let first = 1;
  for (const [index, { destination, nights }] of asked.entries()) {
    const from = asked[index - 1]?.destination;
    const connection = from && connectionOf(from, destination, { rows: connections, byCar });
    const date = addDays(request.dates.start, first - 1);
    const way = connection ? wayThere({ from, to: destination, connection, date, ready }, language) : null;
    if (from && !way) return { from, to: destination };
    const { id: destinationId, landscape, zone, fares = null } = destination;
    bases.push({ destinationId, name: inLanguage(destination.name, language), landscape, zone, first, way, fares });
    first += nights;
  }
  return bases;
}

/** The request for the days of one base, as a trip of its own. */
export function requestOfBase(request: TripRequest, { bases, wishes }: Journey, index: number): TripRequest {
  const { bases: _asked, byCar: _drives, fixed: _, ...own } = request;
  const journey = { bases: [...bases], dates: request.dates, bookings: [...(request.bookings ?? [])] };
  return {
    ...own,
    destination: bases[index]?.name ?? '',
    dates: datesOfBase(journey, index),
    preferences: '',
    wishes: wishesOfBase(wishes, journey, index),
    bookings: bookingsOfBase(journey, index),
    packFor: dayCount(request.dates) - 1,
  };
}
