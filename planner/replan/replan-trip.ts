import type { Language } from '#domain/language.ts';
import { hashText, seededRandom } from '#domain/random.ts';
import { addDays } from '#domain/trip/dates.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import { together } from '#domain/trip/known-texts.ts';
import { requestOf } from '#domain/trip/request-of.ts';
import { stopIn } from '#domain/trip/told-in.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { PlanResult } from '../attempt.ts';
import type { CompiledDestination } from '../catalogue/compiled.ts';
import { placesOf } from '../catalogue/places-of.ts';
import { CHECKER_VERSION } from '../check/check.ts';
import { newViolations } from '../check/new-violations.ts';
import { checkReplan } from '../check/replan.ts';
import { beginsOut, holdsItsLunch, partsOf } from '../day-out.ts';
import { readIntent } from '../intent/intent.ts';
import { keptPins } from '../intent/pinned.ts';
import { answered } from '../narrate/answers/answered.ts';
import { holidayLine } from '../narrate/holidays.ts';
import { daySummary, narratePlaces, toldDay } from '../narrate/narrate.ts';
import { narrateStop, type Story } from '../narrate/stops.ts';
import { translationsOf } from '../narrate/translations.ts';
import type { DayRules } from '../rules.ts';
import { wholeSelection } from '../selection.ts';
import { buildInstance, type Instance } from '../solver/instance.ts';
import { solveOpenDays, usedKey, usedKeys } from '../solver/open-days.ts';
import type { TimedStop } from '../solver/timed-stop.ts';
import { fillDay } from './fill-day.ts';
import type { DayContext, Slot } from './slot.ts';

export interface ReplanInput {
  /** Id of the new plan. */
  readonly tripId: string;
  readonly trip: Trip;
  /** Ids of the activities the traveller wants replaced (D15). */
  readonly excluded: ReadonlySet<string>;
  readonly destination: CompiledDestination;
  readonly language: Language;
  /** Places that a model proposed instead, by id, with the index of their day. */
  readonly proposed?: ReadonlyMap<string, number>;
  /** Who proposed; stored with the plan. */
  readonly engine?: string;
}

const keptOf = ({ activities }: Day, excluded: ReadonlySet<string>) => activities.filter(({ id }) => !excluded.has(id));

/** What is told of a trip once some of its stops are gone. */
export function storyOf({ trip, destination, language, excluded }: Omit<ReplanInput, 'tripId'>): Story {
  const request = requestOf(trip);
  // A booking whose stop goes is hours of its own again.
  const left = { ...trip, days: trip.days.map((day) => ({ ...day, activities: keptOf(day, excluded) })) };
  const seed = hashText(JSON.stringify([trip.provenance?.seed ?? 0, [...excluded].sort()]));
  return {
    destination,
    request,
    intent: readIntent(request, destination, (bookings) => keptPins(left, bookings, destination)),
    language,
    random: seededRandom(seed),
  };
}

const isCleared = (day: Day, excluded: ReadonlySet<string>) =>
  day.activities.length > 0 && day.activities.every(({ id }) => excluded.has(id));

/** Days of which nothing stays are solved anew, all together, with nothing of the old plan. */
function clearedDays({ trip, excluded }: ReplanInput, instance: Instance, { random }: Story) {
  const open = new Set(trip.days.flatMap((day, index) => (isCleared(day, excluded) ? [index] : [])));
  return solveOpenDays(instance, open, trip.days, random);
}

function withActivities(
  old: Day,
  activities: readonly Activity[],
  { trip, destination, language }: ReplanInput,
  rules: DayRules,
): Day {
  const isOut = beginsOut(partsOf(activities), rules.lunch);
  const { holiday: _, translations: _old, ...day } = { ...old, activities: [...activities] };
  const date = addDays(trip.dates.start, day.day - 1);
  const said = (other: Language) => {
    const named = activities.map((stop) => stopIn(stop, other));
    const visits = named.filter(({ kind, meal }) => kind === 'place' && meal === null).map(({ name }) => name);
    return {
      summary: daySummary({ visits, anchor: named[0]?.location ?? '', isOut }, other),
      holiday: holidayLine(date, placesOf([day], destination), destination, other),
    };
  };
  const { summary, holiday } = said(language);
  return {
    ...day,
    ...(holiday !== null && { holiday }),
    summary,
    ...translationsOf(language, (other) => toldDay(said(other))),
  };
}

/** Lunch, where the visit that held it goes: it is due again (H14). */
function lostLunch({ activities }: Day, kept: readonly Activity[], { lunch }: DayRules): Activity[] {
  const [before, after] = [activities, kept].map((own) => holdsItsLunch(partsOf(own), lunch));
  const [visit] = activities.filter((own) => !kept.includes(own) && holdsItsLunch(partsOf([own]), lunch));
  if (!before || after || !visit) return [];
  return [{ ...visit, kind: 'meal', meal: 'lunch', start: (lunch.from + lunch.to) / 2 }];
}

function mendDay(day: Day, input: ReplanInput, context: DayContext, story: Story): Day {
  const removed = day.activities.filter(({ id }) => input.excluded.has(id));
  if (removed.length === 0) return day;
  const kept = keptOf(day, input.excluded);
  const slots = fillDay(kept, [...removed, ...lostLunch(day, kept, context.instance.rules)], context);
  const activities = slots.map(
    (slot: Slot): Activity => ('kept' in slot ? slot.kept : narrateStop(slot.added, context.date, story)),
  );
  return withActivities(day, activities, input, context.instance.rules);
}

/** How a day of which nothing stays is made: with all such days by the solver, or like any other by filling its gaps. */
type Way = 'solved' | 'filled';

function replanDays(input: ReplanInput, story: Story, way: Way): Day[] {
  const { trip, destination } = input;
  const taken = usedKeys(trip.days);
  const { proposed = new Map() } = input;
  const dates = { start: trip.dates.start, days: trip.days.length };
  const instance = buildInstance(destination, story.intent, dates, { excluded: taken, proposed });
  const fresh = way === 'solved' ? clearedDays(input, instance, story) : new Map<number, TimedStop[]>();
  for (const { kind, meal, anchor } of [...fresh.values()].flat()) taken.add(usedKey(kind, meal, anchor.id));
  return trip.days.map((day, index) => {
    const stops = fresh.get(index);
    if (stops)
      return withActivities(
        day,
        stops.map((stop) => narrateStop(stop, addDays(trip.dates.start, index), story)),
        input,
        instance.rules,
      );
    return mendDay(
      day,
      input,
      { destination, instance, day: index, date: addDays(trip.dates.start, index), taken, before: day.activities },
      story,
    );
  });
}

/** Sentences about the places are said anew only where they name one that is gone; everything else stays as it was. */
function sentencesOf(trip: Trip, days: readonly Day[], input: ReplanInput, story: Story): Partial<Trip> {
  const gone = trip.days.flatMap((day) =>
    day.activities.filter(({ id }) => input.excluded.has(id)).map(({ name }) => name),
  );
  const fresh = narratePlaces(placesOf(days, input.destination), story);
  const stale = (text: string) => gone.some((name) => text.includes(name));
  return {
    ...(stale(trip.summary) && { summary: fresh.summary }),
    ...(trip.importantInfo.some(stale) && { importantInfo: fresh.importantInfo }),
    ...(trip.recommendations.some(stale) && { recommendations: fresh.recommendations }),
    translations: together(trip.translations, fresh.translations ?? {}),
    mentions: { ...trip.mentions, ...fresh.mentions },
  };
}

function replanned(input: ReplanInput, way: Way): PlanResult {
  const { trip, destination } = input;
  const story = storyOf(input);
  const days = replanDays(input, story, way);
  const told: Trip = {
    ...trip,
    ...sentencesOf(trip, days, input, story),
    id: input.tripId,
    fares: destination.fares ?? null,
    days,
    provenance: trip.provenance && {
      ...trip.provenance,
      ...(input.engine && { engine: input.engine }),
      checkerVersion: CHECKER_VERSION,
    },
  };
  const made = answered(told, { ...story, days });
  const violations = [...checkReplan(trip, made, input.excluded), ...newViolations(trip, destination)(made)];
  return violations.length === 0 ? { kind: 'planned', trip: made } : { kind: 'impossible', violations };
}

/**
 * Replaces the excluded activities, with what hangs on them, and nothing else (D15, H12, H13): days without one are the same objects, kept activities
 * keep day, time and place, and nothing of the old plan comes back. What the old plan broke already is not held against the
 * new one; anything else it breaks makes it impossible.
 */
export function replanTrip(order: ReplanInput): PlanResult {
  const input = { ...order, excluded: wholeSelection(order.trip, order.excluded) };
  const solved = replanned(input, 'solved');
  const hasCleared = input.trip.days.some((day) => isCleared(day, input.excluded));
  if (solved.kind === 'planned' || !hasCleared) return solved;
  const filled = replanned(input, 'filled');
  return filled.kind === 'planned' ? filled : solved;
}
