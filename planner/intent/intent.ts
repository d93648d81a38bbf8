import type { Booking } from '#domain/trip/booking.ts';
import type { BudgetLevel } from '#domain/trip/budget.ts';
import type { CategoryId } from '#domain/trip/category.ts';
import { dayCount } from '#domain/trip/dates.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import { counted } from '#domain/wishes/counted.ts';
import type { ItemOf, Quote } from '#domain/wishes/item.ts';
import type { Wish } from '#domain/wishes/wish.ts';
import type { CompiledDestination } from '../catalogue/compiled.ts';
import { type DayWishes, dayRules } from '../rules.ts';
import { coldFor, inTheirSeason } from './bathing.ts';
import { type BookedPlace, bookedPlaces } from './booked-places.ts';
import { fixedBookings } from './confirmed.ts';
import { withDaysTogether } from './days-together.ts';
import { withEarlyVisits } from './early-visits.ts';
import { withOneOfTwo } from './either.ts';
import { essentialsOf, forReturning } from './essentials.ts';
import { withFirstEvening } from './first-evening.ts';
import { fixedOf } from './fixed.ts';
import { type Heat, heatOf } from './heat.ts';
import { type DayHomes, homesOf } from './homes.ts';
import { lateNights } from './late-nights.ts';
import type { Pin } from './pin.ts';
import { fittingPins } from './pinned.ts';
import { type Refusals, refusalsOf } from './refusals.ts';
import { rhythmOf } from './rhythm.ts';
import { isRefusedThen } from './sorts.ts';
import { type WantedTable, wantedTables, withPlacesOfTables } from './tables-near.ts';
import { itemsOf, understand } from './understood.ts';
import { type UnreadRefusal, unreadRefusals } from './unread-refusals.ts';
import { boostsOf } from './weights.ts';

/** What a request means for the choice of places. */
export interface Intent extends DayWishes {
  readonly budget: BudgetLevel;
  readonly liked: ReadonlySet<CategoryId>;
  /** Ids of places named in the preferences. */
  readonly mustSee: ReadonlySet<string>;
  /** Of some of them, by id: when. */
  readonly pins: ReadonlyMap<string, Pin>;
  /** Places that a first visit of this length must hold, by id, with their rank from 0. */
  readonly essential: ReadonlyMap<string, number>;
  /** Ids of places that are not to be planned. */
  readonly refused: ReadonlySet<string>;
  readonly refusals: Refusals;
  /** Sorts that are not wanted on a day, or in a part of the day. */
  readonly refusedThen: readonly ItemOf<'sort'>[];
  /** What the worth of a place is multiplied with, by id; 1 when absent. */
  readonly boosts: ReadonlyMap<string, number>;
  /** Sorts of which some are wanted, or so many at most. */
  readonly sorts: readonly ItemOf<'sort'>[];
  /** Where meals are wanted, with the ids of the tables there. */
  readonly tables: readonly WantedTable[];
  /** Ids of places where one would bathe, and it is too cold: one walks there. */
  readonly cold: ReadonlySet<string>;
  readonly heat: Heat;
  /** Euro cents an adult wants to spend a day at most; null: nothing was said. */
  readonly mostADay: number | null;
  /** All that is fixed. */
  readonly bookings: readonly Booking[];
  /** By day of the trip, from the first. */
  readonly homes: readonly DayHomes[];
  readonly wishes: readonly Wish[];
  /** Words that no wish accounts for. */
  readonly unknown: () => readonly Quote[];
  /** What was refused in such words. */
  readonly unread: readonly UnreadRefusal[];
}

const DISLIKED = 0.1;

/** What an adult may spend a day, where euros were said: of a party everybody's equal share. */
function mostADay(wishes: readonly Wish[], { dates, travellers }: TripRequest): number | null {
  const party = travellers.adults + travellers.children;
  const limits = itemsOf(wishes, 'money').flatMap(({ cents, per, each, currency }) => {
    if (currency !== 'EUR' || (per !== 'a-day' && per !== 'in-all')) return [];
    return [cents / (each ? 1 : party) / (per === 'a-day' ? 1 : dayCount(dates))];
  });
  return limits.length === 0 ? null : Math.floor(Math.min(...limits));
}

const unlessNamed = (ids: Iterable<string>, mustSee: ReadonlySet<string>) =>
  new Set([...ids].filter((id) => !mustSee.has(id)));

/** A booking that its owner can change holds for what a wish said of an hour. */
const hasHour = ({ day, time }: ItemOf<'booked'>) => day !== undefined && day !== 0 && time !== undefined;

/** The places that were named or are booked, and when they are to be seen. */
function namedPlaces(wishes: readonly Wish[], booked: readonly BookedPlace[]) {
  return [
    ...itemsOf(wishes, 'place')
      .filter(({ stance }) => stance === 'see')
      .map((item) => ({ ...item, isBooked: false })),
    ...itemsOf(wishes, 'booked').flatMap((item) =>
      item.placeId === undefined || hasHour(item) ? [] : [{ ...item, placeId: item.placeId, isBooked: true }],
    ),
    ...booked.map(({ place, day, time }) => ({ placeId: place.id, day, time, isBooked: true })),
  ];
}

/** Which bookings are stops of the plan. */
type AsStops = (bookings: readonly Booking[]) => ReadonlySet<string>;

/** What is fixed of a request: hours, beds, and the bookings that are stops of the plan. */
function fixedThings(
  request: TripRequest,
  wishes: readonly Wish[],
  destination: CompiledDestination,
  asStops: AsStops | undefined,
) {
  const { dates, budget, travellers } = request;
  const bookings = fixedBookings(request, wishes, { destination, language: 'en' });
  const homes = homesOf(bookings, { dates, budget, destination });
  const setting = { dates, destination, homes };
  const rhythm = rhythmOf(wishes, dates, travellers.children);
  const hours = (pinned: ReadonlySet<string>) => fixedOf(bookings, wishes, { ...setting, pinned });
  const places = bookedPlaces(bookings, setting);
  const all = new Set(places.map(({ booking }) => booking.id));
  const rules = dayRules(destination.country, { ...rhythm, fixed: hours(all) });
  const pinned = asStops
    ? asStops(bookings)
    : fittingPins(bookings, rules, { ...setting, budget: budget ?? 'moderate' });
  return {
    ...rhythm,
    fixed: hours(pinned),
    bookings,
    homes,
    stops: places.filter(({ booking }) => pinned.has(booking.id)),
    // What is visited in hours of its own is not planned once more.
    away: places.filter(({ booking }) => !pinned.has(booking.id)).map(({ place }) => place.id),
  };
}

/** Of requests whose bookings are stops wherever they fit; a plan and those it is compared with ask for the same many times. */
const known = new WeakMap<TripRequest, { readonly destination: CompiledDestination; readonly intent: Intent }>();

/**
 * Reads a request (what was confirmed, else the preferences) against the places of its destination. `asStops` says which bookings are stops
 * of the plan; absent: all that fit.
 */
export function readIntent(request: TripRequest, destination: CompiledDestination, asStops?: AsStops): Intent {
  if (asStops) return intentOf(request, destination, asStops);
  const found = known.get(request);
  if (found?.destination === destination) return found.intent;
  const intent = intentOf(request, destination);
  known.set(request, { destination, intent });
  return intent;
}

/** What the evenings are worked out from. */
interface EveningWishes {
  readonly request: TripRequest;
  readonly destination: CompiledDestination;
  readonly named: readonly (Pin & { readonly placeId: string })[];
  readonly wanted: readonly ItemOf<'sort'>[];
}

/** How long the evenings are: the first one, and those that are stayed up for. */
function eveningsOf(
  frame: Omit<DayWishes, 'mustSee'>,
  { request, destination, named, wanted }: EveningWishes,
): Pick<DayWishes['fixed'], 'arrival' | 'late'> {
  const { dates, categories } = request;
  const liked = new Set(categories);
  return {
    arrival: withFirstEvening(frame.fixed.arrival, { dates, pace: frame.pace, liked, pins: named, sorts: wanted }),
    late: lateNights({ ...frame, dates, destination, named }),
  };
}

function intentOf(request: TripRequest, destination: CompiledDestination, asStops?: AsStops): Intent {
  const { wishes: told, unknown } = understand(request, destination);
  const placed = withPlacesOfTables(withOneOfTwo(told, request, destination), destination);
  const wishes = withDaysTogether(placed, request, destination);
  const { compiled } = destination;
  const { stops, away, ...frame } = fixedThings(request, wishes, destination, asStops);
  const refusals = refusalsOf(wishes, destination, request.preferences);
  const unread = unreadRefusals(request.preferences, unknown(), destination);
  const unwanted = [...refusals.named, ...unread.flatMap(({ places }) => places.map(({ id }) => id))];
  const { needs, sorts } = refusals;
  const { named, early } = withEarlyVisits(
    namedPlaces(wishes, stops).filter(({ placeId }) => !away.includes(placeId)),
    wishes,
    {
      ...frame,
      dates: request.dates,
      destination,
      usualStart: dayRules(destination.country, frame).start,
      refused: new Set([...unwanted, ...needs, ...sorts]),
    },
  );
  const mustSee = new Set(named.map(({ placeId }) => placeId));
  const wanted = itemsOf(wishes, 'sort').filter(({ stance }) => stance === 'want');
  const evenings = eveningsOf(frame, { request, destination, named, wanted });
  const cold = coldFor(destination, request, wanted, mustSee);
  const isPinned = ({ day, time, part }: Pin) => day !== undefined || time !== undefined || part !== undefined;
  return {
    ...frame,
    fixed: { ...frame.fixed, early, ...evenings },
    budget: request.budget ?? 'moderate',
    liked: new Set(request.categories),
    mustSee,
    essential: essentialsOf(destination, wishes, request),
    pins: new Map(named.filter(isPinned).map((pin) => [pin.placeId, pin])),
    refused: unlessNamed([...unwanted, ...needs, ...sorts, ...away], mustSee),
    refusals: { ...refusals, named: new Set([...unwanted, ...away]) },
    refusedThen: itemsOf(wishes, 'sort').filter(isRefusedThen),
    boosts: inTheirSeason(forReturning(boostsOf(wishes, compiled), destination, wishes), cold),
    sorts: wanted.map((item) => counted(item, dayCount(request.dates))),
    tables: wantedTables(wishes, destination),
    cold: cold.ids,
    heat: heatOf(wishes, destination, request.dates),
    mostADay: mostADay(wishes, request),
    wishes: told,
    unknown,
    unread,
  };
}

/** Whether trips out of town are among the wishes. */
export const asksForDayTrips = ({ sorts }: Intent): boolean => sorts.some(({ tag }) => tag === 'day-trip');

/**
 * The same wish with refused sorts of places only disliked, for when no plan passes without them; `wholly`: with the needs, too. Places
 * named by name stay out. A meal may lie in hours of one's own.
 */
export function lenient(intent: Intent, how: 'sorts' | 'wholly'): Intent {
  const { named, needs } = intent.refusals;
  const refused = unlessNamed(how === 'sorts' ? [...named, ...needs] : named, intent.mustSee);
  const disliked = [...intent.refused].filter((id) => !refused.has(id));
  const free = intent.free.map((window) => ({ ...window, isSaid: false }));
  return {
    ...intent,
    free,
    refused,
    boosts: new Map([...intent.boosts, ...disliked.map((id) => [id, DISLIKED] as const)]),
  };
}
