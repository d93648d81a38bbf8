import type { Language } from '#domain/language.ts';
import { hasTag } from '#domain/place/has-tag.ts';
import { travelMinutes } from '#domain/place/travel-time.ts';
import type { Alternative } from '#domain/trip/alternative.ts';
import { bookedStops } from '#domain/trip/booked-stops.ts';
import type { BudgetLevel } from '#domain/trip/budget.ts';
import { addDays } from '#domain/trip/dates.ts';
import { type Activity, type Day, pointOfStop } from '#domain/trip/itinerary.ts';
import type { Change } from '#domain/trip/patch.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { CompiledDestination, CompiledPlace } from '../catalogue/compiled.ts';
import { checkTrip, type Violation } from '../check/check.ts';
import type { Intent } from '../intent/intent.ts';
import { narrateStop, type Story } from '../narrate/stops.ts';
import { buildInstance } from '../solver/instance.ts';
import { usedKeys } from '../solver/open-days.ts';
import type { Stop } from '../solver/stop.ts';
import { offersFor, type Placement, placementOf } from './fill-day.ts';
import { pushedPlacement } from './pushed.ts';
import { storyOf } from './replan-trip.ts';
import type { DayContext, Slot } from './slot.ts';

type Reason = Alternative['reason'];

const MOST_OFFERED = 3;
/** What is swapped stays in its part of the day. */
const FURTHEST_MINUTES = 90;
interface Likeness {
  /** So many minutes more on the way. */
  readonly detour: number;
  /** Of the time that the other takes. */
  readonly least: number;
  readonly most: number;
}
/** It takes about as long and hardly leads out of the way; only where nothing does, what is somewhat further from that. */
const likenesses: readonly Likeness[] = [
  { detour: 15, least: 0.6, most: 1.5 },
  { detour: 20, least: 0.4, most: 2 },
];
/** What each main point that two places share is worth beside a score. */
const ALIKE = 25;
/** Euro cents an adult that a visit may cost more than the one that goes. */
const DEARER: Readonly<Record<BudgetLevel, number>> = {
  economic: 200,
  moderate: 800,
  luxury: Number.POSITIVE_INFINITY,
};
/** Prices of a meal beside that of the one that goes. */
const MEAL_PRICES = { least: 0.6, most: 1.3 };
/** A lower price that is worth saying. */
const CHEAPER = 0.85;
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

interface Spot {
  readonly index: number;
  readonly day: Day;
  readonly activity: Activity;
}

function spotOf({ trip, activityId }: Asked): Spot | null {
  const index = trip.days.findIndex(({ activities }) => activities.some(({ id }) => id === activityId));
  const day = trip.days[index];
  const activity = day?.activities.find(({ id }) => id === activityId);
  return day && activity ? { index, day, activity } : null;
}

const keyOf = ({ rule, activityId, day }: Violation) => `${rule} ${activityId ?? day ?? ''}`;

const priceOf = ({ added }: Placement) => added.place?.price.adult ?? Number.POSITIVE_INFINITY;
const byValue = (a: Placement, b: Placement) => b.value - a.value;

const paidFor = ({ cost }: Activity) => (cost.kind === 'amount' ? cost.adult : 0);

/** How much two places are alike: the main points they share. */
function likeness({ added: { place } }: Placement, gone: CompiledPlace | undefined): number {
  return place && gone ? place.tags.filter((tag) => gone.tags.includes(tag)).length : 0;
}

/** Minutes of the ways to a stop and on from it; null where that is not known. */
function travelOf({ day, activity }: Spot): number | null {
  const at = day.activities.indexOf(activity);
  const here = pointOfStop(activity);
  if (!here) return null;
  const beside = [day.activities[at - 1], day.activities[at + 1]].flatMap((own) => (own && pointOfStop(own)) ?? []);
  return beside.reduce((sum, point) => sum + travelMinutes(point, here), 0);
}

/** What could stand there, the best first: what shares a main point with what goes, and what else serves an interest. */
interface Sorted {
  readonly alike: readonly Placement[];
  readonly different: readonly Placement[];
}

/** A meal of about the price; on a large budget of no lower level. */
function isOfPrice(placement: Placement, { meal, cost }: Activity, { budget }: Intent): boolean {
  if (!meal || cost.kind !== 'amount') return true;
  const price = priceOf(placement);
  return price <= MEAL_PRICES.most * cost.adult && (budget !== 'luxury' || price >= MEAL_PRICES.least * cost.adult);
}

function sorted(
  placed: readonly Placement[],
  { activity }: Spot,
  gone: CompiledPlace | undefined,
  intent: Intent,
): Sorted {
  const isAlike = (one: Placement) => !gone || activity.meal !== null || likeness(one, gone) > 0;
  const serves = ({ added: { place } }: Placement) =>
    place !== null && (intent.liked.size === 0 || place.categories.some((own) => intent.liked.has(own)));
  return {
    alike: placed.filter((one) => isAlike(one) && isOfPrice(one, activity, intent)),
    different: placed.filter((one) => one.added.place?.kind !== gone?.kind && serves(one)),
  };
}

/** What is looked at for each reason, in this order, once the best is known. Each reason is one against the stop that goes. */
function furtherWays({ alike, different }: Sorted, first: Placement, spot: Spot) {
  const { activity } = spot;
  const now = travelOf(spot) ?? 0;
  const paid = paidFor(activity);
  const nearer = alike.filter(({ travel }) => travel < now && travel < first.travel);
  const ways: (readonly [Reason, readonly Placement[]])[] = [
    ['near', nearer.toSorted((a, b) => a.travel - b.travel || byValue(a, b))],
    activity.meal ? ['cheaper', alike.filter((one) => priceOf(one) <= CHEAPER * paid)] : ['other', different],
    ['wishes', alike],
    ['wishes', alike],
  ];
  return ways;
}

/** A playground is nothing for a party without children. */
const isForOthers = ({ place }: Stop, { instance }: DayContext) =>
  !instance.withChildren && place !== null && ['children', 'playground'].some((tag) => hasTag(place.tags, tag));

/** Where places of the same part of the day fit that cost little more, the best and most alike first: beside everything as it stands, or pushing what follows. */
function placementsFor({ trip, destination }: Asked, spot: Spot, context: DayContext, { intent }: Story): Placement[] {
  const { day, activity } = spot;
  const gone = destination.byId.get(activity.placeId ?? '');
  const likened = (placement: Placement) => ({
    ...placement,
    value: placement.value + ALIKE * likeness(placement, gone),
  });
  const slots: readonly Slot[] = day.activities.filter((own) => own !== activity).map((kept) => ({ kept }));
  const offers = offersFor(slots, activity, context).filter((stop) => !isForOthers(stop, context));
  const all = [
    ...offers.flatMap((stop) => placementOf(slots, stop, activity, context) ?? []),
    ...offers.flatMap((stop) => pushedPlacement(stop, { trip, day, activity }, context) ?? []),
  ];
  const dearest = paidFor(activity) + DEARER[intent.budget];
  return all
    .filter(({ added }) => Math.abs(added.start - activity.start) <= FURTHEST_MINUTES)
    .filter((one) => activity.meal !== null || (one.added.place?.price.adult ?? 0) <= dearest)
    .map(likened)
    .sort(byValue);
}

const isLike = (spot: Spot, { detour, least, most }: Likeness) => {
  const furthest = (travelOf(spot) ?? Number.POSITIVE_INFINITY) + detour;
  const { duration, meal } = spot.activity;
  return ({ added, travel }: Placement) =>
    travel <= furthest && added.minutes >= least * duration && (meal !== null || added.minutes <= most * duration);
};

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
  const broken = new Set(checkTrip(trip, { destination }).map(keyOf));
  return ({ slots, added }: Placement): Activity | null => {
    const made = { ...narrateStop(added, context.date, story), id: newId() };
    const activities = slots.map((slot) => ('kept' in slot ? slot.kept : made));
    const days = trip.days.map((one, at) => (at === index ? { ...day, activities } : one));
    const found = checkTrip({ ...trip, days }, { destination });
    return found.every((violation) => broken.has(keyOf(violation))) ? made : null;
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
 * Up to three places that could stand where a stop stands, each for another reason where there is one: the best by the wishes, the shortest way,
 * something else (of meals, a cheaper table). Everything else stays where it is, or follows a little later, and the checker finds nothing that it
 * did not find before. Empty for what is booked, done or out of town, and where nothing fits.
 */
export function alternativesTo(asked: Asked): Alternative[] {
  const { trip, activityId, destination } = asked;
  const spot = spotOf(asked);
  const own = destination.byId.get(spot?.activity.placeId ?? '');
  if (!spot || spot.activity.done || bookedStops(trip).has(activityId) || own?.kind === 'day-trip') return [];
  const story = storyOf({ ...asked, excluded: new Set([activityId]) });
  const context = contextOf(asked, spot, story);
  const placed = placementsFor(asked, spot, context, story);
  const judge = judgeOf(asked, spot, context, story);
  for (const nearness of likenesses) {
    const found = sorted(placed.filter(isLike(spot, nearness)), spot, own, story.intent);
    const offered = offersAmong(found, spot, judge);
    if (offered.length > 0) return offered;
  }
  return [];
}
