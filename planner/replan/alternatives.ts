import type { Language } from '#domain/language.ts';
import { hasTag } from '#domain/place/has-tag.ts';
import type { Alternative } from '#domain/trip/alternative.ts';
import { stayingStops } from '#domain/trip/booked-stops.ts';
import { addDays } from '#domain/trip/dates.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import type { Change } from '#domain/trip/patch.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { CompiledDestination } from '../catalogue/compiled.ts';
import { newViolations } from '../check/new-violations.ts';
import { narrateStop, type Story } from '../narrate/stops.ts';
import { buildInstance } from '../solver/instance.ts';
import { usedKeys } from '../solver/open-days.ts';
import type { Stop } from '../solver/stop.ts';
import { offersFor, type Placement, placementOf } from './fill-day.ts';
import {
  byValue,
  furtherWays,
  isAffordable,
  isNear,
  likened,
  nearnesses,
  type Sorted,
  type Spot,
  sorted,
} from './likeness.ts';
import { pushedPlacement } from './pushed.ts';
import { storyOf } from './replan-trip.ts';
import type { DayContext, Slot } from './slot.ts';

type Reason = Alternative['reason'];

const MOST_OFFERED = 3;
/** What is swapped stays in its part of the day. */
const FURTHEST_MINUTES = 90;
/** So many of each reason are looked at by the checker before it is given up. */
const MOST_LOOKED_AT = 12;

interface Asked {
  readonly trip: Trip;
  /** The stop that may go. */
  readonly activityId: string;
  readonly destination: CompiledDestination;
  /** Of the texts: that of the plan. */
  readonly language: Language;
  /** A removal is final: what is put into a trip has never been in one. */
  readonly newId: () => string;
}

function spotOf({ trip, activityId }: Asked): Spot | null {
  const index = trip.days.findIndex(({ activities }) => activities.some(({ id }) => id === activityId));
  const day = trip.days[index];
  const activity = day?.activities.find(({ id }) => id === activityId);
  return day && activity ? { index, day, activity } : null;
}

/** A playground is nothing for a party without children. */
const isForOthers = ({ place }: Stop, { instance }: DayContext) =>
  !instance.withChildren && place !== null && ['children', 'playground'].some((tag) => hasTag(place.tags, tag));

/**
 * Where places of the same part of the day fit that cost little more, the best and most alike first: beside everything as it stands, or pushing what
 * follows.
 */
function placementsFor({ trip, destination }: Asked, spot: Spot, context: DayContext, { intent }: Story): Placement[] {
  const { day, activity } = spot;
  const gone = destination.byId.get(activity.placeId ?? '');
  const slots: readonly Slot[] = day.activities.filter((own) => own !== activity).map((kept) => ({ kept }));
  const offers = offersFor(slots, activity, context).filter((stop) => !isForOthers(stop, context));
  const all = [
    ...offers.flatMap((stop) => placementOf(slots, stop, activity, context) ?? []),
    ...offers.flatMap((stop) => pushedPlacement(stop, { trip, day, activity }, context) ?? []),
  ];
  return all
    .filter(({ added }) => Math.abs(added.start - activity.start) <= FURTHEST_MINUTES)
    .filter((one) => isAffordable(one, activity, intent))
    .map((one) => likened(one, gone))
    .sort(byValue);
}

/** What puts a placement into a trip, and how much later something begins by it at most. */
function changesFor(
  day: Day,
  gone: Activity,
  made: Activity,
  { slots }: Placement,
): Pick<Alternative, 'changes' | 'later'> {
  const startOf = new Map(day.activities.map(({ id, start }) => [id, start]));
  const moved = slots.flatMap((slot) =>
    'kept' in slot && slot.kept.start !== startOf.get(slot.kept.id) ? [slot.kept] : [],
  );
  return {
    changes: [
      { kind: 'activity.remove', activityId: gone.id },
      ...moved.map(
        ({ id: activityId, start }): Change => ({ kind: 'activity.move', activityId, dayId: day.id, start }),
      ),
      { kind: 'activity.add', dayId: day.id, activity: made },
    ],
    later: Math.max(0, ...moved.map(({ id, start }) => start - (startOf.get(id) ?? start))),
  };
}

/** The stop a placement would be, and whether the trip with it breaks nothing new. */
function judgeOf(asked: Asked, { index, day }: Spot, context: DayContext, story: Story) {
  const { trip, destination, newId } = asked;
  const brokenBy = newViolations(trip, destination);
  return ({ slots, added }: Placement): Activity | null => {
    const made = { ...narrateStop(added, context.date, story), id: newId() };
    const activities = slots.map((slot) => ('kept' in slot ? slot.kept : made));
    const days = trip.days.map((one, at) => (at === index ? { ...day, activities } : one));
    return brokenBy({ ...trip, days }).length === 0 ? made : null;
  };
}

function contextOf({ trip, destination }: Asked, { index, day }: Spot, { intent }: Story): DayContext {
  const taken = usedKeys(trip.days);
  const dates = { start: trip.dates.start, days: trip.days.length };
  const instance = buildInstance(destination, intent, dates, { excluded: taken });
  const date = addDays(trip.dates.start, index);
  return { destination, instance, day: index, date, taken, before: day.activities };
}

/** One offer for each reason, of what the checker lets pass. */
function offersAmong(found: Sorted, spot: Spot, judge: (placement: Placement) => Activity | null): Alternative[] {
  const seen = new Set<string>();
  const offered: Alternative[] = [];
  const offer = (reason: Reason, among: readonly Placement[]): Placement | null => {
    for (const placement of among.filter(({ added }) => !seen.has(added.anchor.id)).slice(0, MOST_LOOKED_AT)) {
      const made = judge(placement);
      if (!made) continue;
      seen.add(placement.added.anchor.id);
      offered.push({ reason, activity: made, ...changesFor(spot.day, spot.activity, made, placement) });
      return placement;
    }
    return null;
  };
  const first = offer('wishes', found.alike) ?? offer('other', found.different);
  if (!first) return [];
  for (const [reason, among] of furtherWays(found, first, spot))
    if (offered.length < MOST_OFFERED) offer(reason, among);
  return offered;
}

/**
 * Up to three places that could stand where a stop stands, each for another reason where there is one: the best by the wishes, a shorter way
 * than now, something else that serves an interest (of meals, a lower price). Everything else stays where it is, or follows a little later, and the checker finds nothing that it
 * did not find before. Empty for what is booked, done or out of town, and where nothing fits.
 */
export function alternativesTo(asked: Asked): Alternative[] {
  const { trip, activityId, destination } = asked;
  const spot = spotOf(asked);
  const own = destination.byId.get(spot?.activity.placeId ?? '');
  if (!spot || spot.activity.done || stayingStops(trip).has(activityId) || own?.kind === 'day-trip') return [];
  const story = storyOf({ ...asked, excluded: new Set([activityId]) });
  const context = contextOf(asked, spot, story);
  const placed = placementsFor(asked, spot, context, story);
  const judge = judgeOf(asked, spot, context, story);
  for (const nearness of nearnesses) {
    const found = sorted(placed.filter(isNear(spot, nearness)), spot, own, story.intent);
    const offered = offersAmong(found, spot, judge);
    if (offered.length > 0) return offered;
  }
  return [];
}
