import type { TripDates } from '#domain/trip/dates.ts';
import { MAX_BASES, MAX_NIGHTS } from '#domain/trip/longest.ts';
import { fittingBases, shiftNight, splitNights } from '#domain/trip/nights.ts';
import { type FormJourney, nightsOfDates } from './form-journey.ts';

type Proposed = NonNullable<FormJourney['proposed']>[number];

const sumOf = (nights: readonly number[]) => nights.reduce((sum, own) => sum + own, 0);

/** The same places with so many nights in all; as they stand where there are fewer nights than places. */
function withNights(journey: FormJourney, nights: number): FormJourney {
  const { bases } = journey;
  if (nights < bases.length || sumOf(bases.map((own) => own.nights)) === nights) return journey;
  const split = splitNights(
    bases.map((own) => own.nights),
    nights,
  );
  return { ...journey, bases: bases.map((own, index) => ({ ...own, nights: split[index] ?? 1 })) };
}

/** A proposal in the nights of the dates, or in a week where there are none yet. */
function proposedJourney(proposed: readonly Proposed[], byCar: boolean, dates: TripDates): FormJourney {
  const nights = nightsOfDates(dates) ?? Math.min(MAX_NIGHTS, sumOf(proposed.map((own) => own.nights)));
  const isList = proposed.every(({ rank }) => rank === 1);
  const kept = isList ? [...proposed.keys()] : fittingBases(proposed, nights, MAX_BASES);
  const all = (kept.length > 1 ? kept : [...proposed.keys()].slice(0, 2)).flatMap((index) => proposed[index] ?? []);
  const bases = all.map((own) => ({ destination: own.name, nights: own.nights }));
  return withNights({ bases, proposed: [...proposed], byCar }, nights);
}

/** The journey of a form whose dates are other ones now, or one that was only just begun. */
export function refitted(journey: FormJourney, dates: TripDates): FormJourney {
  const nights = nightsOfDates(dates);
  const { proposed, bases, byCar } = journey;
  if (proposed && (nights !== null || bases.length === 0)) return proposedJourney(proposed, byCar, dates);
  return nights === null ? journey : withNights(journey, nights);
}

const changed = (journey: FormJourney, bases: FormJourney['bases'], dates: TripDates): FormJourney =>
  refitted({ bases, byCar: journey.byCar }, dates);

export const named = (journey: FormJourney, index: number, destination: string): FormJourney => ({
  bases: journey.bases.map((own, at) => (at === index ? { ...own, destination } : own)),
  byCar: journey.byCar,
});

/** One night more or less at a base, the others keeping the sum that the dates have. */
export function stepped(journey: FormJourney, index: number, nights: number, dates: TripDates): FormJourney {
  const own = journey.bases.map((base) => base.nights);
  const by = nights > (own[index] ?? 1) ? 1 : -1;
  const now =
    nightsOfDates(dates) === null
      ? own.map((before, at) => (at === index ? Math.max(1, nights) : before))
      : shiftNight(own, index, by);
  return { bases: journey.bases.map((base, at) => ({ ...base, nights: now[at] ?? 1 })), byCar: journey.byCar };
}

export const canGrow = ({ bases }: FormJourney): boolean => bases.length < MAX_BASES;

export const grown = (journey: FormJourney, dates: TripDates): FormJourney =>
  changed(journey, [...journey.bases, { destination: '', nights: 1 }], dates);

export const without = (journey: FormJourney, index: number, dates: TripDates): FormJourney =>
  changed(
    journey,
    journey.bases.filter((_, at) => at !== index),
    dates,
  );

/** A base one place earlier. */
export function earlier(journey: FormJourney, index: number): FormJourney {
  const bases = [...journey.bases];
  const [own] = bases.splice(index, 1);
  if (own) bases.splice(index - 1, 0, own);
  return { bases, byCar: journey.byCar };
}
