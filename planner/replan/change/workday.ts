import type { Language } from '#domain/language.ts';
import { addDays } from '#domain/trip/dates.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import { fixedIn } from '#domain/trip/rearrange.ts';
import { requestOf } from '#domain/trip/request-of.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { Wish } from '#domain/wishes/wish.ts';
import type { CompiledDestination } from '../../catalogue/compiled.ts';
import { checkTrip } from '../../check/check.ts';
import type { Violation } from '../../check/violation.ts';
import type { Light } from '../../intent/hour-named.ts';
import { understand } from '../../intent/understood.ts';
import { narrateStop, type Story } from '../../narrate/stops.ts';
import { buildInstance } from '../../solver/instance.ts';
import { usedKeys } from '../../solver/open-days.ts';
import { storyOf } from '../replan-trip.ts';
import type { DayContext, Slot } from '../slot.ts';

/** A trip that is to change, and by what it is done. */
export interface Changing {
  /** As it was before. */
  readonly before: Trip;
  readonly destination: CompiledDestination;
  /** Of the texts: that of the plan. */
  readonly language: Language;
  /** A removal is final: what is put into a trip has never been in one. */
  readonly newId: () => string;
}

/** One day of a trip that is changed by one wish after another. */
export interface Workday extends Changing {
  /** As far as it has been changed; its wishes are those that hold on this day by now. */
  readonly trip: Trip;
  readonly index: number;
  readonly day: Day;
  /** Booked, done, or added by the owner: they stay where they are. */
  readonly fixed: ReadonlySet<string>;
  /** They keep their hour as well: shows are on when they are on. */
  readonly timed: ReadonlySet<string>;
  /** What another of the wishes wants to be rid of: the first to go for what comes. */
  readonly unwanted: ReadonlySet<string>;
  /** Ids of places that the change itself names for this day. */
  readonly named: ReadonlySet<string>;
  readonly story: Story;
  readonly context: DayContext;
  /** What a state of the day breaks that the trip did not break before. */
  readonly faultsOf: (activities: readonly Activity[]) => Violation[];
}

const keyOf = ({ rule, activityId, day }: Violation) => `${rule} ${activityId ?? day ?? ''}`;

export const withDay = (trip: Trip, index: number, activities: readonly Activity[]): Trip => ({
  ...trip,
  days: trip.days.map((day, at) => (at === index ? { ...day, activities: [...activities] } : day)),
});

/** The wishes of a trip, whether they were confirmed or only written. */
export const wishesOf = ({ before, destination }: Changing): readonly Wish[] =>
  understand(requestOf(before), destination).wishes;

const brokenBefore = new WeakMap<Changing, ReadonlySet<string>>();

/** What the trip broke already, worked out once. */
function brokenIn(changing: Changing): ReadonlySet<string> {
  const { before, destination } = changing;
  const known = brokenBefore.get(changing) ?? new Set(checkTrip(before, { destination }).map(keyOf));
  brokenBefore.set(changing, known);
  return known;
}

/** What is to hold on a day, and the place that comes to it from another. */
interface Meant {
  readonly wishes: readonly Wish[];
  readonly coming: string | null;
  readonly named: ReadonlySet<string>;
  readonly isUnwanted: (stop: Activity) => boolean;
}

/** A day by what is meant for it. Throws when there is no such day. */
export function workdayOf(
  changing: Changing,
  trip: Trip,
  index: number,
  { wishes, coming, named, isUnwanted }: Meant,
): Workday {
  const { before, destination } = changing;
  const day = trip.days[index];
  if (!day) throw new Error(`there is no day ${index}`);
  const wished: Trip = { ...trip, wishes: [...wishes] };
  const story = storyOf({ ...changing, trip: wished, excluded: new Set() });
  // What was there before does not come back either, unless it is put there on purpose.
  const taken = new Set([...usedKeys(before.days), ...usedKeys(trip.days)]);
  if (coming !== null) taken.delete(coming);
  const dates = { start: trip.dates.start, days: trip.days.length };
  const instance = buildInstance(destination, story.intent, dates, { excluded: taken });
  const broken = brokenIn(changing);
  const own = day.activities.filter((activity) => activity.own).map(({ id }) => id);
  const fixed = new Set([...fixedIn(trip, day), ...own]);
  const shows = day.activities.filter(({ placeId }) => destination.byId.get(placeId ?? '')?.kind === 'show');
  const unwanted = day.activities.filter((stop) => !fixed.has(stop.id) && isUnwanted(stop));
  return {
    ...changing,
    trip: wished,
    index,
    day,
    fixed,
    timed: new Set(shows.map(({ id }) => id)),
    unwanted: new Set(unwanted.map(({ id }) => id)),
    named,
    story,
    context: {
      destination,
      instance,
      day: index,
      date: addDays(trip.dates.start, index),
      taken,
      before: day.activities,
    },
    faultsOf: (activities) =>
      checkTrip(withDay(wished, index, activities), { destination }).filter(
        (found) => (found.day === undefined || found.day === day.day) && !broken.has(keyOf(found)),
      ),
  };
}

/** The stops of a day in the making. */
export const toldSlots = (slots: readonly Slot[], { context, story, newId }: Workday): Activity[] =>
  slots.map((slot) => ('kept' in slot ? slot.kept : { ...narrateStop(slot.added, context.date, story), id: newId() }));

export const isVisit = ({ kind, meal }: Activity): boolean => kind === 'place' && !meal;

/** The light of the day where a stop is. */
export const lightOf = (own: Activity, { destination, context }: Pick<Workday, 'destination' | 'context'>): Light => ({
  sun: destination.sun.on(context.date),
  indoor: placeOf(own, { destination })?.indoor ?? true,
});

export const placeOf = ({ placeId }: Activity, { destination }: Pick<Workday, 'destination'>) =>
  destination.byId.get(placeId ?? '') ?? null;
