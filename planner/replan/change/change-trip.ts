import type { AskedChange, AskedWish, ChangedPart, ChangeOutcome } from '#domain/trip/asked-change.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import type { Change } from '#domain/trip/patch.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { WishItem } from '#domain/wishes/item.ts';
import type { Wish } from '#domain/wishes/wish.ts';
import { withAsked } from '../../intent/with-asked.ts';
import type { Ask } from './ask.ts';
import { askFor, isAgainst, isWanted, rankOf, setsFrame } from './asks.ts';
import { withOthers } from './exchange.ts';
import { isRelative, resolved } from './hour-asks.ts';
import { withoutHanging } from './lined.ts';
import { losesMain, lossOf } from './loss.ts';
import { besides, carrying } from './place-asks.ts';
import { sharedOut } from './shared-out.ts';
import { type Changing, type Workday, wishesOf, withDay, workdayOf } from './workday.ts';

/** The trip as far as it has been changed, and what holds on its days by now. */
interface State {
  readonly trip: Trip;
  /** By index of the day. */
  readonly held: ReadonlyMap<number, readonly WishItem[]>;
  /** Indexes of days between which something went: neither can be changed without the other. */
  readonly links: readonly (readonly [number, number])[];
  /** The place that is on its way to another day. */
  readonly coming: string | null;
}

interface Attempt {
  readonly made: readonly Activity[];
  readonly item: WishItem;
  /** How much of the day goes with it, and whether that is something the trip is for. */
  readonly loss: number;
  readonly losesMain: boolean;
}

const nothing = { done: [], already: [], failed: [], isElsewhere: false, left: [] } as const;

type Became = Pick<ChangeOutcome, 'done' | 'already' | 'failed'>;

/** The days of a wish that the trip has, by index. */
const indexesOf = ({ days }: AskedWish, trip: Trip): number[] =>
  [...new Set(days)].map((day) => day - 1).filter((index) => trip.days[index] !== undefined);

class Changes {
  private state: State;
  private readonly wishes: readonly Wish[];

  constructor(
    private readonly changing: Changing,
    private readonly asked: readonly AskedWish[],
  ) {
    this.state = { trip: changing.before, held: new Map(), links: [], coming: null };
    this.wishes = wishesOf(changing);
  }

  get trip(): Trip {
    return this.state.trip;
  }

  /** A day by what holds there, one wish more, and what else is wanted of it. */
  private workday(index: number, item: WishItem | null): Workday {
    const wanted = this.asked.filter((own) => isWanted(own.item) && indexesOf(own, this.trip).includes(index));
    const items = [...(item ? [item] : []), ...(this.state.held.get(index) ?? []), ...wanted.map((own) => own.item)];
    const wishes = withAsked(this.wishes, [...new Set(items)].filter(setsFrame));
    const here = this.asked.filter((own) => indexesOf(own, this.trip).includes(index)).map((own) => own.item);
    const isUnwanted = (stop: Activity) => here.some((own) => isAgainst(own, stop, this.changing.destination));
    return workdayOf(this.changing, this.trip, index, { wishes, coming: this.state.coming, isUnwanted });
  }

  /** The day as it was when the change was asked. */
  private isNew(ask: Ask, item: WishItem, workday: Workday): boolean {
    const before = this.changing.before.days[workday.index]?.activities ?? [];
    return !ask.isKept(item, before, { ...workday, day: { ...workday.day, activities: before } });
  }

  /**
   * Tries a wish on a day. What is only said by comparison is tried as little and as much as it can be meant, the least loss counts, and it
   * costs nothing that the trip is for.
   */
  private attempt(ask: Ask, said: WishItem, index: number): 'done' | 'already' | Attempt | null {
    if (!isRelative(said)) return this.attemptAs(ask, said, index);
    const found: Attempt[] = [];
    for (const item of resolved(said, this.workday(index, null))) {
      const tried = this.attemptAs(ask, item, index);
      if (typeof tried === 'string') return tried;
      if (tried && !tried.losesMain) found.push(tried);
      if (tried?.loss === 0) return tried;
    }
    return found.sort((a, b) => a.loss - b.loss)[0] ?? null;
  }

  private attemptAs(ask: Ask, item: WishItem, index: number): 'done' | 'already' | Attempt | null {
    const workday = this.workday(index, item);
    const before = this.changing.before.days[index]?.activities ?? [];
    const start: Workday = { ...workday, day: { ...workday.day, activities: before } };
    const isSo = ask.isKept(item, workday.day.activities, ask.isState ? workday : start);
    if (isSo) return this.isNew(ask, item, workday) ? 'done' : 'already';
    const made = ask.made(item, workday);
    if (!made || !ask.isKept(item, made, start)) return null;
    return { made, item, loss: lossOf(made, workday), losesMain: losesMain(made, workday) };
  }

  private take(index: number, { made, item }: Attempt): void {
    const held = new Map(this.state.held);
    held.set(index, [item, ...(held.get(index) ?? [])]);
    this.state = { ...this.state, trip: withDay(this.trip, index, made), held };
  }

  private hold(index: number, item: WishItem): void {
    const held = new Map(this.state.held);
    held.set(index, [item, ...(held.get(index) ?? [])]);
    this.state = { ...this.state, held };
  }

  private everyDay(ask: Ask, wish: AskedWish): Became {
    const found = { done: [] as number[], already: [] as number[], failed: [] as number[] };
    const indexes = indexesOf(wish, this.trip);
    const items = sharedOut(wish, indexes, (index) => this.workday(index, null));
    for (const index of indexes) {
      const item = items.get(index) ?? wish.item;
      const outcome = this.attempt(askFor(item) ?? ask, item, index);
      if (outcome === null) found.failed.push(index + 1);
      else if (outcome === 'done' || outcome === 'already') {
        found[outcome].push(index + 1);
        this.hold(index, item);
      } else {
        found.done.push(index + 1);
        this.take(index, outcome);
      }
    }
    return found;
  }

  private oneDay(ask: Ask, wish: AskedWish): Became {
    const tried = indexesOf(wish, this.trip).map((index) => ({
      index,
      outcome: this.attempt(ask, wish.item, index),
    }));
    const so = tried.find(({ outcome }) => outcome === 'done') ?? tried.find(({ outcome }) => outcome === 'already');
    if (so) return { done: [], already: [], failed: [], [so.outcome as 'done' | 'already']: [so.index + 1] };
    const ways = tried.flatMap(({ index, outcome }) =>
      outcome !== null && typeof outcome === 'object' ? [{ index, outcome }] : [],
    );
    const best = ways.sort((a, b) => a.outcome.loss - b.outcome.loss)[0];
    if (!best) return { done: [], already: [], failed: tried.map(({ index }) => index + 1) };
    this.take(best.index, best.outcome);
    return { done: [best.index + 1], already: [], failed: [] };
  }

  /** What is named for a day and stands on another comes from there; null where it does not. */
  private fromAnotherDay(ask: Ask, wish: AskedWish): Became | null {
    const { item } = wish;
    if (item.kind !== 'place') return null;
    const here = indexesOf(wish, this.trip);
    const isIt = ({ kind, placeId }: Activity) => kind === 'place' && placeId === item.placeId;
    const from = this.trip.days.findIndex(({ activities }) => activities.some(isIt));
    if (here.length === 0 || from === -1 || here.includes(from)) return null;
    const source = this.workday(from, null);
    const stop = source.day.activities.find(isIt);
    if (!stop || source.fixed.has(stop.id)) return null;
    const rest = withoutHanging(
      source.day.activities.filter((own) => own !== stop),
      source.day.activities,
    );
    const left = source.faultsOf(rest).length === 0 ? rest : withOthers(source, new Set([stop.id]));
    if (!left) return null;
    const before = this.state;
    this.state = { ...before, trip: withDay(this.trip, from, left), coming: item.placeId };
    const became = this.oneDay(ask, wish);
    const [to] = became.done;
    if (to === undefined) this.state = before;
    else this.state = { ...this.state, links: [...before.links, [from, to - 1]], coming: null };
    return became;
  }

  get links() {
    return this.state.links;
  }

  /** Days that have what is wanted, where no more of it is asked for. */
  private alreadyThere(wish: AskedWish): number[] {
    const { item, isMore, exchange } = wish;
    if (item.kind !== 'sort' || !isWanted(item) || item.aDay || isMore || exchange !== undefined) return [];
    return indexesOf(wish, this.trip).flatMap((index) => {
      const workday = this.workday(index, null);
      return carrying(item, workday.day.activities, workday.destination).length > 0 ? [index + 1] : [];
    });
  }

  outcomeOf(wish: AskedWish): ChangeOutcome {
    const ask = askFor(wish.item);
    if (!ask) return { ...wish, ...nothing, isElsewhere: true };
    const there = this.alreadyThere(wish);
    if (there.length > 0) return { ...wish, ...nothing, already: there };
    const became = ask.isOnce ? (this.fromAnotherDay(ask, wish) ?? this.oneDay(ask, wish)) : this.everyDay(ask, wish);
    return { ...wish, ...nothing, ...became };
  }
}

/** What makes one state of a day of another. */
function changesOf(before: Day, after: Day): Change[] {
  const had = new Map(before.activities.map((own) => [own.id, own]));
  const has = new Set(after.activities.map(({ id }) => id));
  return [
    ...before.activities
      .filter(({ id }) => !has.has(id))
      .map(({ id: activityId }): Change => ({ kind: 'activity.remove', activityId })),
    ...after.activities.flatMap((own): Change[] => {
      const { id: activityId, start, duration } = own;
      const old = had.get(activityId);
      if (!old) return [{ kind: 'activity.add', dayId: before.id, activity: own }];
      return [
        ...(old.start === start ? [] : [{ kind: 'activity.move', activityId, dayId: before.id, start } as const]),
        ...(old.duration === duration ? [] : [{ kind: 'activity.duration', activityId, duration } as const]),
      ];
    }),
  ];
}

/** Indexes of days in groups of those that hang together. */
function grouped(count: number, links: readonly (readonly [number, number])[]): number[][] {
  const groups = new Map(Array.from({ length: count }, (_, index) => [index, new Set([index])]));
  for (const [a, b] of links) {
    const joined = new Set([...(groups.get(a) ?? []), ...(groups.get(b) ?? [])]);
    for (const index of joined) groups.set(index, joined);
  }
  return [...new Set(groups.values())].map((group) => [...group].sort((a, b) => a - b));
}

function partsOf({ days }: Trip, { trip, links }: Changes): ChangedPart[] {
  return grouped(days.length, links).flatMap((group): ChangedPart[] => {
    const own = group.flatMap((index) => {
      const [before, after] = [days[index], trip.days[index]];
      const changes = before && after ? changesOf(before, after) : [];
      return before && changes.length > 0 ? [{ day: before.day, changes }] : [];
    });
    const part = { days: own.map(({ day }) => day), changes: own.flatMap(({ changes }) => changes) };
    return part.days.length > 0 ? [part] : [];
  });
}

/** With what stays in the end although it has something of what was not wanted. */
function withLeft(outcome: ChangeOutcome, trip: Trip, { destination }: Changing): ChangeOutcome {
  const { item, days } = outcome;
  if (item.kind !== 'sort' || (item.stance !== 'refuse' && item.most === undefined)) return outcome;
  const now = trip.days.filter(({ day }) => days.includes(day)).flatMap(({ activities }) => activities);
  return { ...outcome, left: besides(item, now, destination).map(({ name }) => name) };
}

/** A place that goes from one day was not on the others: that needs no telling. */
function tidied(outcome: ChangeOutcome): ChangeOutcome {
  const isTold = outcome.item.kind === 'place' && outcome.done.length + outcome.failed.length > 0;
  return isTold ? { ...outcome, already: [] } : outcome;
}

/**
 * What a trip would become if it were changed as its owner asks: in parts, with what became of each wish. Whatever changes, the checker finds
 * nothing on its day that it did not find before, by the wishes of the trip and the new ones together; where a wish cannot be kept like that, its
 * day stays as it is and the outcome says so. What is booked, done or added by the owner stays where it is.
 */
export function changeTrip(changing: Changing, asked: readonly AskedWish[]): AskedChange {
  const found = changed(changing, asked);
  const missing = new Set(
    found.outcomes.flatMap(({ item, exchange, done, already }) =>
      exchange !== undefined && isWanted(item) && done.length + already.length === 0 ? [exchange] : [],
    ),
  );
  if (missing.size === 0) return found;
  // What was to go for something that finds no place stays.
  const isLeft = ({ exchange }: AskedWish) => exchange !== undefined && missing.has(exchange);
  const again = changed(
    changing,
    asked.filter((wish) => !isLeft(wish)),
  );
  const outcomes = found.outcomes.map((outcome): ChangeOutcome => {
    if (!isLeft(outcome)) return outcome;
    return { ...outcome, done: [], failed: [...outcome.done, ...outcome.failed].sort((a, b) => a - b) };
  });
  const rest = again.outcomes.values();
  return { parts: again.parts, outcomes: outcomes.map((own) => (isLeft(own) ? own : (rest.next().value ?? own))) };
}

function changed(changing: Changing, asked: readonly AskedWish[]): AskedChange {
  const changes = new Changes(changing, asked);
  const ranked = asked.map((wish, at) => ({ wish, at })).sort((a, b) => rankOf(a.wish.item) - rankOf(b.wish.item));
  const outcomes = ranked.map(({ wish, at }) => ({ outcome: changes.outcomeOf(wish), at }));
  return {
    parts: partsOf(changing.before, changes),
    outcomes: outcomes
      .sort((a, b) => a.at - b.at)
      .map(({ outcome }) => withLeft(tidied(outcome), changes.trip, changing)),
  };
}
