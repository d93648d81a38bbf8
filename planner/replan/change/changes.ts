import type { AskedWish, ChangeOutcome } from '#domain/trip/asked-change.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { WishItem } from '#domain/wishes/item.ts';
import type { Wish } from '#domain/wishes/wish.ts';
import { isAtHour } from '../../intent/hour-named.ts';
import { withAsked } from '../../intent/with-asked.ts';
import type { Ask } from './ask.ts';
import { askFor, isAgainst, isWanted, setsFrame } from './asks.ts';
import { withOthers } from './exchange.ts';
import { isRelative, resolved } from './hour-asks.ts';
import { withoutHanging } from './lined.ts';
import { losesMain, lossOf } from './loss.ts';
import type { Link } from './parts.ts';
import { carrying } from './place-asks.ts';
import { sharedOut } from './shared-out.ts';
import { type Changing, lightOf, type Workday, wishesOf, withDay, workdayOf } from './workday.ts';

/** The trip as far as it has been changed, and what holds on its days by now. */
interface State {
  readonly trip: Trip;
  /** By index of the day. */
  readonly held: ReadonlyMap<number, readonly WishItem[]>;
  readonly links: readonly Link[];
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

/** That a wish holds on a day, by index: as it was meant there. */
interface Claim {
  readonly wish: AskedWish;
  readonly index: number;
  readonly ask: Ask;
  readonly item: WishItem;
}

const nothing = { done: [], already: [], failed: [], isElsewhere: false, left: [] } as const;

type Became = Pick<ChangeOutcome, 'done' | 'already' | 'failed'>;

/** The days of a wish that the trip has, by index. */
const indexesOf = ({ days }: AskedWish, trip: Trip): number[] =>
  [...new Set(days)].map((day) => day - 1).filter((index) => trip.days[index] !== undefined);

/** A trip that is changed by one wish after another. */
export class Changes {
  private state: State;
  private readonly wishes: readonly Wish[];
  private readonly claims: Claim[] = [];

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
    const named = new Set(here.flatMap((own) => (own.kind === 'place' && own.stance === 'see' ? [own.placeId] : [])));
    const isUnwanted = (stop: Activity) =>
      !named.has(stop.placeId ?? '') && here.some((own) => isAgainst(own, stop, this.changing.destination));
    return workdayOf(this.changing, this.trip, index, { wishes, coming: this.state.coming, named, isUnwanted });
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

  /** From now on a wish holds on a day, and it is looked at again in the end. */
  private hold(index: number, item: WishItem, claim: Pick<Claim, 'ask' | 'wish'>): void {
    const held = new Map(this.state.held);
    held.set(index, [item, ...(held.get(index) ?? [])]);
    this.state = { ...this.state, held };
    this.claims.push({ ...claim, index, item });
  }

  private take(index: number, { made, item }: Attempt, claim: Pick<Claim, 'ask' | 'wish'>): void {
    this.state = { ...this.state, trip: withDay(this.trip, index, made) };
    this.hold(index, item, claim);
  }

  private everyDay(ask: Ask, wish: AskedWish): Became {
    const found = { done: [] as number[], already: [] as number[], failed: [] as number[] };
    const indexes = indexesOf(wish, this.trip);
    const items = sharedOut(wish, indexes, (index) => this.workday(index, null));
    for (const index of indexes) {
      const item = items.get(index) ?? wish.item;
      const own = askFor(item) ?? ask;
      const outcome = this.attempt(own, item, index);
      if (outcome === null) found.failed.push(index + 1);
      else if (outcome === 'done' || outcome === 'already') {
        found[outcome].push(index + 1);
        this.hold(index, item, { ask: own, wish });
      } else {
        found.done.push(index + 1);
        this.take(index, outcome, { ask: own, wish });
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
    if (so) this.hold(so.index, wish.item, { ask, wish });
    if (so) return { done: [], already: [], failed: [], [so.outcome as 'done' | 'already']: [so.index + 1] };
    const ways = tried.flatMap(({ index, outcome }) =>
      outcome !== null && typeof outcome === 'object' ? [{ index, outcome }] : [],
    );
    const best = ways.sort((a, b) => a.outcome.loss - b.outcome.loss)[0];
    if (!best) return { done: [], already: [], failed: tried.map(({ index }) => index + 1) };
    this.take(best.index, best.outcome, { ask, wish });
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

  /** What is claimed of a wish, once more: another wish may have undone it since. */
  verified(wish: AskedWish, outcome: ChangeOutcome): ChangeOutcome {
    const broken = this.claims.filter((claim) => {
      if (claim.wish !== wish) return false;
      const workday = this.workday(claim.index, claim.item);
      const before = this.changing.before.days[claim.index]?.activities ?? [];
      return !claim.ask.isKept(claim.item, workday.day.activities, {
        ...workday,
        day: { ...workday.day, activities: before },
      });
    });
    const claimed = [...outcome.done, ...outcome.already];
    const days = broken.map(({ index }) => index + 1).filter((day) => claimed.includes(day));
    if (days.length === 0) return outcome;
    const isHeld = (day: number) => !days.includes(day);
    return {
      ...outcome,
      done: outcome.done.filter(isHeld),
      already: outcome.already.filter(isHeld),
      failed: [...outcome.failed, ...days].sort((a, b) => a - b),
    };
  }

  /** Days that have what is wanted, where no more of it is asked for. */
  private alreadyThere(wish: AskedWish): number[] {
    const { item, isMore, exchange } = wish;
    if (item.kind !== 'sort' || !isWanted(item) || item.aDay || isMore || exchange !== undefined) return [];
    return indexesOf(wish, this.trip).flatMap((index) => {
      const workday = this.workday(index, null);
      const there = carrying(item, workday.day.activities, workday.destination);
      return there.some((own) => isAtHour(own, item, lightOf(own, workday))) ? [index + 1] : [];
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
