import { hasTag } from '#domain/place/has-tag.ts';
import type { Tag } from '#domain/place/tag.ts';
import type { Omission } from '#domain/trip/alternative.ts';
import type { CategoryId } from '#domain/trip/category.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import { applyChanges, type Change } from '#domain/trip/patch.ts';
import { fixedIn } from '#domain/trip/rearrange.ts';
import { requestOf } from '#domain/trip/request-of.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { CompiledDestination, CompiledPlace } from '../catalogue/compiled.ts';
import { newViolations } from '../check/new-violations.ts';
import { endOf } from '../check/violation.ts';
import { type Intent, readIntent } from '../intent/intent.ts';
import { keptPins } from '../intent/pinned.ts';
import { placeScore } from '../solver/score.ts';
import { floorToStep } from '../solver/steps.ts';
import { FOR_CHILDREN } from '../solver/variety.ts';

const MOST_OFFERED = 3;
/** A day keeps so many visits. */
const FEWEST_VISITS = 1;
/** Less than this makes no day slower, where there is anything longer. */
const WORTH_MINUTES = 45;
/** A visit grows by a third at most: travellers do not walk twice as long over a square. */
const LONGEST_STRETCH = 1.3;
/** Where one rests anyway. */
const slowAlready: readonly Tag[] = ['park', 'garden', 'beach', 'spa', 'ice-cream'];
/** Who likes these has come for every one of them. */
const rare: readonly CategoryId[] = ['food', 'nightlife'];

interface Asked {
  readonly trip: Trip;
  readonly dayId: string;
  readonly destination: CompiledDestination;
}

const isVisit = ({ kind, meal }: Activity) => kind === 'place' && !meal;

/** Whether a trip is for this: it was named or belongs to a first visit, was wished for, is there for the children, or is a show. */
export function isPurpose(place: CompiledPlace, { mustSee, essential, sorts, withChildren, liked }: Intent): boolean {
  if (rare.some((category) => liked.has(category) && place.categories.includes(category))) return true;
  const tags = [...sorts.map(({ tag }) => tag), ...(withChildren ? FOR_CHILDREN : [])];
  const isNamed = mustSee.has(place.id) || essential.has(place.id);
  return isNamed || place.kind === 'show' || place.kind === 'day-trip' || tags.some((tag) => hasTag(place.tags, tag));
}

/** What a day is for, and rest. */
const carriesDay = (place: CompiledPlace, intent: Intent): boolean =>
  isPurpose(place, intent) || slowAlready.some((tag) => hasTag(place.tags, tag));

/** A visit that nothing holds on its day, and what it is worth by the wishes. */
export interface Spare {
  readonly visit: Activity;
  readonly worth: number;
}

/** Visits that nothing holds on their day, the least worth by the wishes first. */
export function spareVisits(trip: Trip, day: Day, destination: CompiledDestination): Spare[] {
  const intent = readIntent(requestOf(trip), destination, (bookings) => keptPins(trip, bookings, destination));
  const fixed = fixedIn(trip, day);
  const worth = ({ placeId }: Activity) => {
    const place = destination.byId.get(placeId ?? '');
    return place ? placeScore(place, intent, destination.priceIndex) : Number.POSITIVE_INFINITY;
  };
  // A meal or free time is near it.
  const isHub = ({ placeId }: Activity) =>
    day.activities.some((own) => own.kind !== 'place' && own.placeId === placeId);
  const isOpen = (own: Activity) => {
    const place = destination.byId.get(own.placeId ?? '');
    const isFree = isVisit(own) && !own.own && !fixed.has(own.id) && !isHub(own);
    return isFree && place !== undefined && !carriesDay(place, intent);
  };
  return day.activities
    .filter(isOpen)
    .map((visit) => ({ visit, worth: worth(visit) }))
    .sort((a, b) => a.worth - b.worth);
}

/** Those that make a day slower, where there are any. */
function leastWorth({ trip, destination }: Asked, day: Day): Activity[] {
  const open = spareVisits(trip, day, destination).map(({ visit }) => visit);
  const long = open.filter(({ duration }) => duration >= WORTH_MINUTES);
  return long.length > 0 ? long : open;
}

/** Once a stop is gone, the visit before it may last somewhat longer, as people stay there and the way on leaves. */
function longerStay({ trip, destination }: Asked, gone: Activity, day: Day): Change[] {
  const at = day.activities.indexOf(gone);
  const before = day.activities[at - 1];
  const place = destination.byId.get(before?.placeId ?? '');
  if (!before || !place || !isVisit(before) || fixedIn(trip, day).has(before.id) || place.kind === 'show') return [];
  const longest = Math.min(place.duration.max, LONGEST_STRETCH * before.duration, endOf(gone) - before.start);
  const duration = floorToStep(longest);
  return duration > before.duration ? [{ kind: 'activity.duration', activityId: before.id, duration }] : [];
}

/**
 * Up to three visits that a day could do without, the least worth first, each with what makes the day slower: it goes, and where it may the
 * visit before it lasts longer. The checker finds nothing that it did not find before. Empty where the day has no visit to spare.
 */
export function omissionsFrom(asked: Asked): Omission[] {
  const { trip, dayId, destination } = asked;
  const day = trip.days.find(({ id }) => id === dayId);
  if (!day || day.activities.filter(isVisit).length <= FEWEST_VISITS) return [];
  const brokenBy = newViolations(trip, destination);
  const breaksNothing = (changes: readonly Change[]) => brokenBy(applyChanges(trip, changes)).length === 0;
  const offered: Omission[] = [];
  for (const gone of leastWorth(asked, day)) {
    const removal: Change = { kind: 'activity.remove', activityId: gone.id };
    const longer = [...longerStay(asked, gone, day), removal];
    const changes = [longer, [removal]].find(breaksNothing);
    if (changes && offered.length < MOST_OFFERED) offered.push({ activityId: gone.id, changes });
  }
  return offered;
}
