import type { Language } from '#domain/language.ts';
import { known } from '#domain/open-list.ts';
import { type Base, baseIndexOn, basesOf, daysOfBase, hasDays, nightsOf } from '#domain/trip/base.ts';
import { formatDuration } from '#domain/trip/duration.ts';
import { wayKinds } from '#domain/trip/fields/base.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { journeyWords } from './journey-words.ts';

const euros = (cents: number, language: Language) =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(cents / 100);

/** How one comes to a base: what, when and from where to where, and what is not known of it. Empty for the first base. */
export function wayLines({ name, way }: Base, language: Language): string[] {
  if (!way) return [];
  const words = journeyWords(language);
  const by = known(wayKinds, way.by) ?? 'other';
  const price = way.price === null ? [] : [words.price(euros(way.price, language))];
  const hours = [
    words.setOff(formatLocalTime(way.setOff)),
    // Who drives sets off and is on the road.
    ...(way.setOff === way.start ? [] : [words.leave(formatLocalTime(way.start), way.from)]),
    words.arrive(formatLocalTime(way.end), way.to),
  ];
  const note = by === 'car' ? words.drive : way.guessed ? words.guessed : words.usual;
  return [
    `${words.onTo(name, words.by[by], formatDuration(way.minutes))}.`,
    `${[...hours, ...price].join('; ')}.`,
    note,
  ];
}

/** A base that begins on a day of a trip: its name with its nights, and the way there. */
export interface BaseText {
  readonly title: string;
  readonly way: readonly string[];
}

/** What is told before a day of a journey on which one comes to a base; null on other days. */
export function baseBefore(trip: Pick<Trip, 'bases' | 'dates'>, day: number, language: Language): BaseText | null {
  const index = baseIndexOn(trip, day);
  const base = basesOf(trip)[index];
  if (!base || daysOfBase(trip, index).first !== day) return null;
  const nights = nightsOf(trip)[index] ?? 0;
  return {
    title: `${base.name} · ${journeyWords(language).nights(nights)}`,
    way: base.first === day ? wayLines(base, language) : [],
  };
}

/** "Lisbon, 3 nights; Porto, 2 nights"; empty for a trip to one place. */
export const routeText = (trip: Pick<Trip, 'bases' | 'dates'>, language: Language): string =>
  basesOf(trip)
    .flatMap(({ name }, index) =>
      hasDays(trip, index) ? [`${name}, ${journeyWords(language).nights(nightsOf(trip)[index] ?? 0)}`] : [],
    )
    .join('; ');
