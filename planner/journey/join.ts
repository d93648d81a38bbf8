import { type Language, languages } from '#domain/language.ts';
import { isWay } from '#domain/trip/base-bookings.ts';
import { keyOf, together, translated } from '#domain/trip/known-texts.ts';
import type { LuggageItem } from '#domain/trip/luggage.ts';
import { namedLines } from '#domain/trip/named-line.ts';
import type { Mentions, Translations } from '#domain/trip/translations.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import { MAX_WISHES } from '#domain/wishes/longest.ts';
import { enumerate } from '../narrate/texts.ts';
import type { Journey } from './journey-request.ts';

/** As much as lists of a trip take. */
const MOST_INFO = 20;
const MOST_ADVICE = 12;
const MOST_BEDS = 8;
const MOST_LUGGAGE = 25;

type Lines = Pick<Trip, 'translations' | 'mentions'> & { readonly lines: string[] };

/**
 * Lines of several bases: what all of them say is said once, the rest with the name of its base, no more of each than there is room for. What comes
 * first of a base is kept.
 */
function joinedLines(stays: readonly Trip[], of: (stay: Trip) => readonly string[], most: number): Lines {
  const shared = (stays[0] ? of(stays[0]) : []).filter((line) => stays.every((stay) => of(stay).includes(line)));
  const each = Math.max(1, Math.floor((most - shared.length) / stays.length));
  const named = stays.map((stay) => {
    const own = of(stay)
      .filter((line) => !shared.includes(line))
      .slice(0, each);
    return namedLines(own, stay.destination, stay);
  });
  return {
    lines: [...named.flatMap(({ lines }) => lines), ...shared],
    translations: named.reduce<Translations>((sum, own) => together(sum, own.translations), {}),
    mentions: Object.assign({}, ...named.map(({ mentions }) => mentions)) as Mentions,
  };
}

function joinedLuggage(stays: readonly Trip[]): LuggageItem[] {
  const items = new Map<string, LuggageItem>();
  for (const item of stays.flatMap(({ luggage }) => luggage)) if (!items.has(item.label)) items.set(item.label, item);
  return [...items.values()].slice(0, MOST_LUGGAGE);
}

/** "Lisbon and Porto", with what that is in other languages. */
function labelOf(stays: readonly Trip[], language: Language): { label: string; translations: Translations } {
  const inWords = (other: Language) =>
    enumerate(
      [...new Set(stays.map(({ destination, translations }) => translated(destination, translations, other)))],
      other,
    );
  const label = inWords(language);
  const others = languages.filter((other) => other !== language && inWords(other) !== label);
  return {
    label,
    translations: Object.fromEntries(others.map((other) => [other, { [keyOf(label)]: inWords(other) }])),
  };
}

/** For trips of before there was any; `first.provenance` says so. */
const noProvenance = { engine: '', catalogueVersion: '', checkerVersion: '', seed: 0, sources: undefined };

export interface JoinInput {
  readonly tripId: string;
  readonly request: TripRequest;
  readonly journey: Journey;
  /** The plan of every base, in their order. */
  readonly stays: readonly Trip[];
  readonly language: Language;
}

const LONGEST_SUMMARY = 2000;

/** The plans of all bases as one trip; the answers are given afterwards, of the whole (`answeredJourney`). Throws RangeError without a stay. */
export function joinStays({ tripId, request, journey, stays, language }: JoinInput): Trip {
  const [first] = stays;
  if (!first) throw new RangeError('a journey without a base');
  const info = joinedLines(stays, ({ importantInfo }) => importantInfo, MOST_INFO);
  const advice = joinedLines(stays, ({ recommendations }) => recommendations, MOST_ADVICE);
  const beds = joinedLines(stays, ({ accommodation }) => accommodation, MOST_BEDS);
  const { label, translations } = labelOf(stays, language);
  const told = [...stays, info, advice, beds, journey, { translations }];
  const sources = [...new Set(stays.flatMap(({ provenance }) => provenance?.sources ?? []))];
  const { sources: _first, ...made } = first.provenance ?? noProvenance;
  const bookings = stays.flatMap((stay) => (stay.bookings ?? []).filter((own) => !isWay(own)));
  return {
    ...first,
    id: tripId,
    destination: label,
    destinationId: null,
    bases: [...journey.bases],
    dates: request.dates,
    preferences: request.preferences,
    wishes: journey.wishes.slice(0, MAX_WISHES),
    bookings: [...new Map(bookings.map((own) => [own.id, own])).values()],
    fares: null,
    transfers: stays.flatMap((stay) => (stay.transfers ?? []).filter(({ bookingId }) => !isWay({ id: bookingId }))),
    summary: stays
      .map(({ summary }) => summary)
      .join('\n')
      .slice(0, LONGEST_SUMMARY),
    importantInfo: info.lines,
    recommendations: advice.lines,
    accommodation: beds.lines,
    luggage: joinedLuggage(stays),
    answers: [],
    translations: told.reduce<Translations>((sum, own) => together(sum, own.translations ?? {}), {}),
    mentions: Object.assign({}, ...[...stays, info, advice].map(({ mentions }) => mentions ?? {})) as Mentions,
    days: stays.flatMap(({ days }, index) =>
      days.map((day) => ({ ...day, day: day.day + (journey.bases[index]?.first ?? 1) - 1 })),
    ),
    provenance: first.provenance && { ...made, ...(sources.length > 0 && { sources }) },
  };
}
