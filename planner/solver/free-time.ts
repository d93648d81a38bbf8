import { hasTag } from '#domain/place/has-tag.ts';
import type { Tag } from '#domain/place/tag.ts';
import { travelMinutes } from '#domain/place/travel-time.ts';
import { type CompiledPlace, openIntervals } from '../catalogue/compiled.ts';
import { takesItsDay } from '../day-out.ts';
import { type DayFrame, without } from '../frame.ts';
import type { Span } from '../rules.ts';
import { takenAt } from '../taken.ts';
import { lastLight } from './good-hours.ts';
import type { Instance } from './instance.ts';
import { placesNear } from './places-near.ts';
import { ceilToStep, FREE_TIME, floorToStep } from './steps.ts';
import { endOf, gapAfter, isOnDayOut, type TimedStop } from './timed-stop.ts';
import { countedBetween, minutesBetween, type PlaceWays } from './ways.ts';

/** Half a day; a whole free day has its meals between. */
const LONGEST_OWN_TIME = 300;

const isTown = ({ tags }: CompiledPlace) =>
  (['quarter', 'old-town', 'beach', 'local-life'] as const).some((tag) => hasTag(tags, tag));

/** Who could have stayed so much longer out of town looks around there after lunch. */
const MORE_TO_SEE = 60;

/** Sights that take so many minutes to get to are out of town, too. */
const FAR_OUT = 40;

/** Whether a stop is out of town, where one has seen what there is: around a temple or a lagoon there are no lanes for free hours. */
function hasSeenItAll(stops: readonly TimedStop[], own: TimedStop): boolean {
  const { anchor } = own;
  const visit = stops.find(({ place, meal }) => place === anchor && !meal);
  const isLeft = !isTown(anchor) || anchor.duration.max - (visit?.minutes ?? 0) < MORE_TO_SEE;
  return (isOnDayOut(own) || (anchor.access?.minutes ?? 0) >= FAR_OUT) && isLeft;
}

/** Places near enough to spend free time at, nearest first; where one is and where one goes next come before all. */
function freeTimeAnchors(stops: readonly TimedStop[], after: number, instance: Instance): CompiledPlace[] {
  const [before, next] = [stops[after] as TimedStop, stops[after + 1] as TimedStop];
  const isDone = hasSeenItAll(stops, before);
  const both = isDone ? [next.anchor, before.anchor] : [before.anchor, next.anchor];
  // Before a feast begins there is nothing.
  const here = both.filter(({ dates }) => !dates);
  return [...here, ...placesNear(instance, here[0] ?? before.anchor)];
}

/** Minutes that a place between two stops costs, on the clock or as H17 counts them. */
function detourBy(
  way: typeof minutesBetween,
  ways: PlaceWays,
  [before, anchor, next]: readonly [CompiledPlace, CompiledPlace, CompiledPlace],
): number {
  return way(ways, before, anchor) + way(ways, anchor, next) - way(ways, before, next);
}

/** What free time may use: places that had none yet, and the minutes of travel the day has left (H17). */
export interface FreeTimeBounds {
  readonly used: Set<string>;
  readonly frame: DayFrame;
  readonly date: string;
  /** How many activities the day must have (H3). */
  readonly fewest: number;
  spareTravel: number;
}

interface FreeTimeOffer {
  readonly after: number;
  readonly detour: number;
  /** The detour and how little one wants to be there. */
  readonly cost: number;
  readonly strain: number;
  readonly freeTime: TimedStop;
}

/** Whether other plans of the travellers lie in some minutes of the day. */
const isTaken = ({ busy }: DayFrame, anchor: CompiledPlace, start: number, minutes: number) =>
  takenAt(busy, anchor).some(({ from, to }) => start < to && start + minutes > from);

const forStrolls: ReadonlySet<Tag> = new Set<Tag>(
  'park garden quarter street square old-town waterfront beach market shopping'.split(' ') as Tag[],
);

/** Minutes of a detour that a better place to be free at is worth: hours are not spent around a food counter where a park is near. */
function reluctance({ kind, tags }: CompiledPlace): number {
  if (kind === 'food' || kind === 'show') return 25;
  return tags.some((tag) => forStrolls.has(tag)) ? 0 : 4;
}

/** Free hours are rather spent in town than where one has seen all there is, as long as it is no detour of so many minutes. */
const BACK_IN_TOWN = 60;

/** Minutes of a detour that it is worth not to be where there is nothing without light when it is gone. */
const IN_THE_DARK = 60;

/** Until when one may stay around a place: out of town there is nothing else when it shuts. */
function opensUntil(anchor: CompiledPlace, date: string): number {
  if (!takesItsDay(anchor) || !anchor.hours) return Number.POSITIVE_INFINITY;
  return Math.max(0, ...openIntervals(anchor, date).map(({ close }) => close));
}

/** Free time behind a stop, at the place that costs the least detour; null when nothing fits. */
function freeTimeAfter(
  stops: readonly TimedStop[],
  after: number,
  instance: Instance,
  bounds: FreeTimeBounds,
): FreeTimeOffer | null {
  const [before, next] = [stops[after] as TimedStop, stops[after + 1] as TimedStop];
  const { between: ways } = instance;
  const isDone = hasSeenItAll(stops, before);
  let best: FreeTimeOffer | null = null;
  for (const anchor of freeTimeAnchors(stops, after, instance)) {
    if (bounds.used.has(anchor.id)) continue;
    const way = [before.anchor, anchor, next.anchor] as const;
    const detour = detourBy(minutesBetween, ways, way);
    const start = ceilToStep(endOf(before) + minutesBetween(ways, before.anchor, anchor));
    const until = Math.min(next.start - minutesBetween(ways, anchor, next.anchor), opensUntil(anchor, bounds.date));
    const minutes = Math.min(FREE_TIME.longest, floorToStep(until - start));
    const cost =
      detour +
      reluctance(anchor) +
      (isDone && anchor === before.anchor ? BACK_IN_TOWN : 0) +
      (start + minutes > lastLight(anchor, bounds.date) ? IN_THE_DARK : 0);
    if (minutes < FREE_TIME.shortest || (best && cost >= best.cost)) continue;
    const strain = detourBy(countedBetween, ways, way);
    if (strain > bounds.spareTravel || isTaken(bounds.frame, anchor, start, minutes)) continue;
    best = {
      after,
      detour,
      cost,
      strain,
      freeTime: { kind: 'free-time', place: null, meal: null, anchor, start, minutes },
    };
  }
  return best;
}

/** Hours between two stops that nothing is said of. */
const LONG_GAP = 80;

/**
 * Adds free time until the day has as many activities as its pace promises (H3), and in every long gap: least detour first, then longest.
 */
export function fillWithFreeTime(stops: readonly TimedStop[], instance: Instance, bounds: FreeTimeBounds): TimedStop[] {
  const filled = [...stops];
  const isLong = (after: number) => gapAfter(filled[after] as TimedStop, filled[after + 1] as TimedStop) > LONG_GAP;
  for (;;) {
    const isDue = filled.length < bounds.fewest;
    const offers = filled
      .slice(0, -1)
      .flatMap((_, after) => (isDue || isLong(after) ? (freeTimeAfter(filled, after, instance, bounds) ?? []) : []));
    const [best] = offers.sort((a, b) => a.detour - b.detour || b.freeTime.minutes - a.freeTime.minutes);
    if (!best) break;
    bounds.used.add(best.freeTime.anchor.id);
    bounds.spareTravel -= best.strain;
    filled.splice(best.after + 1, 0, best.freeTime);
  }
  return filled;
}

interface Gap {
  /** Index of the stop before it. */
  readonly after: number;
  readonly from: number;
  readonly to: number;
}

/** The longest part of a window between two stops in which nothing happens: meals may lie within time of one's own. */
function longestGap(stops: readonly TimedStop[], window: Span): Gap | null {
  const gaps = stops.slice(0, -1).map((before, after): Gap => {
    const next = stops[after + 1] as TimedStop;
    return { after, from: Math.max(window.from, endOf(before)), to: Math.min(window.to, next.start) };
  });
  return gaps.reduce<Gap | null>((best, gap) => (best && gap.to - gap.from <= best.to - best.from ? best : gap), null);
}

/** The longest part of some hours that other plans, and the ways to them, leave. */
function longestFree({ busy }: DayFrame, anchor: CompiledPlace, hours: Span): Span {
  const none = { from: hours.from, to: hours.from };
  return without(hours, takenAt(busy, anchor)).reduce(
    (longest, part) => (part.to - part.from > longest.to - longest.from ? part : longest),
    none,
  );
}

/** Time between two stops that the travellers asked for is an activity of its own, near where they are then. */
export function withOwnTime(
  stops: readonly TimedStop[],
  windows: readonly Span[],
  instance: Instance,
  bounds: FreeTimeBounds,
): TimedStop[] {
  return windows.reduce<TimedStop[]>(
    (day, window) => {
      const gap = longestGap(day, window);
      const [before, next] = [day[gap?.after ?? 0], day[(gap?.after ?? 0) + 1]];
      if (!gap || !before || !next) return day;
      const anchor = freeTimeAnchors(day, gap.after, instance).find(({ id }) => !bounds.used.has(id));
      if (!anchor) return day;
      const between = {
        from: Math.max(gap.from, endOf(before) + travelMinutes(before.anchor, anchor)),
        to: Math.min(gap.to, next.start - travelMinutes(anchor, next.anchor)),
      };
      const { from, to } = longestFree(bounds.frame, anchor, between);
      const start = ceilToStep(from);
      const minutes = floorToStep(Math.min(to - start, LONGEST_OWN_TIME));
      if (minutes < FREE_TIME.shortest) return day;
      bounds.used.add(anchor.id);
      return day.toSpliced(gap.after + 1, 0, { kind: 'free-time', place: null, meal: null, anchor, start, minutes });
    },
    [...stops],
  );
}
