import type { AskedWish, ChangedPart, ChangeOutcome } from '#domain/trip/asked-change.ts';
import { baseIndexOn, basesOf, daysOfBase, hasDays } from '#domain/trip/base.ts';
import type { Finding, Fit } from '#domain/trip/finding.ts';
import { stayAt } from '#domain/trip/stay.ts';
import { inDestination } from '#domain/trip/stay-wishes.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { joinedSheet } from '#domain/wishes/joined-sheet.ts';
import { readChange } from '#reading/change.ts';
import type { CompiledDestination } from '../catalogue/compiled.ts';
import { destinationSheetOf } from '../catalogue/name-sheet.ts';
import { fitTrip } from '../fit/fit-trip.ts';
import {
  type AskedInWords,
  askedOf,
  type ChangeInWords,
  changeByWords,
  toldWith,
  unreadIn,
} from '../replan/change/by-words.ts';
import { changeTrip } from '../replan/change/change-trip.ts';
import type { Changing } from '../replan/change/workday.ts';

/** The facts of where a trip leads, in the order of its bases; null where they are not known. */
export type Destinations = readonly (CompiledDestination | null)[];

const daysBefore = (trip: Trip, index: number) => daysOfBase(trip, index).first - 1;

const shifted = (finding: Finding, by: number): Finding => ({
  ...finding,
  day: finding.day + by,
  fixes: finding.fixes.map((fix) => ({ ...fix, day: fix.day + by })),
});

/** `fitTrip` for a trip to one place or several: of a journey the days of each base by the facts of that base. */
export function fitWhole(trip: Trip, destinations: Destinations): Fit {
  if (basesOf(trip).length === 0) return fitTrip(trip, destinations[0] ?? null);
  const fits = basesOf(trip).flatMap((_, index) => {
    if (!hasDays(trip, index)) return [];
    const { findings, unchecked } = fitTrip(stayAt(trip, index), destinations[index] ?? null);
    return [{ findings: findings.map((own) => shifted(own, daysBefore(trip, index))), unchecked }];
  });
  return {
    findings: fits.flatMap(({ findings }) => findings),
    unchecked: fits.flatMap(({ unchecked }) => unchecked),
  };
}

/** The part of a trip that a stop or a day belongs to, as a trip to one place, and which it is. */
export function stayWith(trip: Trip, is: (day: Trip['days'][number]) => boolean): { stay: Trip; index: number } {
  const day = trip.days.find(is)?.day ?? 1;
  const index = Math.max(0, baseIndexOn(trip, day));
  return { stay: stayAt(trip, index), index };
}

interface ChangingWhole extends Omit<Changing, 'destination'> {
  readonly destinations: readonly CompiledDestination[];
}

const partBy = ({ days, changes }: ChangedPart, by: number): ChangedPart => ({
  days: days.map((day) => day + by),
  changes,
});

/** What of the asked wishes is about a base, by its days and its ids, with its place among them. */
function askedOfBase(asked: readonly AskedWish[], trip: Trip, index: number) {
  const bases = basesOf(trip);
  const ids = bases.map(({ destinationId }) => destinationId);
  return asked.flatMap((wish, at) => {
    const item = inDestination(wish.item, ids[index] ?? '', ids);
    const days = wish.days
      .filter((day) => baseIndexOn(trip, day) === index)
      .map((day) => day - daysBefore(trip, index));
    return item && days.length > 0 ? [{ at, wish: { ...wish, item, days } }] : [];
  });
}

/** What became of a wish in several bases, as one outcome of the journey; null where no base had anything to do with it. */
function joinedOutcome(wish: AskedWish, own: readonly { readonly outcome: ChangeOutcome; readonly by: number }[]) {
  const all = (of: 'done' | 'already' | 'failed') =>
    own.flatMap(({ outcome, by }) => outcome[of].map((day) => day + by));
  return {
    ...wish,
    done: all('done'),
    already: all('already'),
    failed: own.length === 0 ? wish.days : all('failed'),
    isElsewhere: own.length > 0 && own.every(({ outcome }) => outcome.isElsewhere),
    left: own.flatMap(({ outcome }) => outcome.left),
  };
}

/**
 * `changeByWords` for a trip to one place or several: the words are read by the names of all places, and each base changes on its own. Of what
 * goes from base to base nothing is made.
 */
export function changeWholeByWords(
  { destinations, before, ...changing }: ChangingWhole,
  words: ChangeInWords,
): AskedInWords {
  const [first] = destinations;
  if (!first) throw new RangeError('a trip without a destination');
  if (basesOf(before).length === 0) return changeByWords({ ...changing, before, destination: first }, words);
  const sheet = joinedSheet(destinations.map(destinationSheetOf));
  const { items, unknown } = readChange(words.text, sheet, { ...before.dates, today: words.today });
  const asked = askedOf(items, words, before);
  const parts: ChangedPart[] = [];
  const outcomes = new Map<number, { outcome: ChangeOutcome; by: number }[]>();
  for (const [index, destination] of destinations.entries()) {
    const own = askedOfBase(asked, before, index);
    if (own.length === 0) continue;
    const by = daysBefore(before, index);
    const made = changeTrip(
      { ...changing, before: stayAt(before, index), destination },
      own.map(({ wish }) => wish),
    );
    parts.push(...made.parts.map((part) => partBy(part, by)));
    for (const [place, outcome] of made.outcomes.entries()) {
      const at = own[place]?.at ?? -1;
      outcomes.set(at, [...(outcomes.get(at) ?? []), { outcome, by }]);
    }
  }
  const joined = asked.map((wish, at) => joinedOutcome(wish, outcomes.get(at) ?? []));
  return { parts, outcomes: toldWith(joined, sheet, words.shownIn), unknown: unreadIn(words.text, unknown) };
}
