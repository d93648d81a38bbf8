import { dayCount } from '#domain/trip/dates.ts';
import { MAX_DAYS } from '#domain/trip/longest.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import { type PlanInput, type PlanResult, planChecked, planDearer } from './attempt.ts';
import type { CompiledPlace } from './catalogue/compiled.ts';
import { placesOf } from './catalogue/places-of.ts';
import { aDayLess, adultCost, aLevelLess, ceilingOf, tripValue, valueCeiling } from './comparable.ts';
import { confirmed } from './intent/confirmed.ts';
import { readIntent } from './intent/intent.ts';
import { isOfSort, type SortItem } from './intent/sorts.ts';

/** Other plans are tried so often before a plan is made to measure. */
const OTHER_ROUNDS = 1;
/** Single days of a plan that has become too dear may still cost more than the usual, if the whole does not. */
const MODEST_SHARES = [1.3, 1];
/** Where nothing else compares well a price counts whatever it is. */
const LAST_SPENDING = { spending: 1 };
/**
 * Points for a euro cent, tried one after the other: mild leanings keep more of what was liked. Until the last a price is worth less than
 * what one comes for: a dear bath is no reason to leave out the Tower.
 */
const SPENDING = [{ spending: 0.1, mostForSpending: 230 }, { spending: 0.3, mostForSpending: 600 }, LAST_SPENDING];
/** What leaving out one thing that may not be missed counts beside plans that compare badly. */
const LOST = 0.6;
/** The same of one thing that was asked for: no comparison is worth it. */
const ASKED = 3;
/** What a day counts in which nothing is seen; being worth too much, which is a fault only beside longer plans. */
const EMPTY_DAY = 0.75;
const WORTH_MORE = 0.5;

/** Days of a trip on which nothing is seen. */
const emptyDays = ({ days }: Trip): number =>
  days.filter(({ activities }) => !activities.some(({ kind, meal }) => kind === 'place' && !meal)).length;

function remembered<T>(make: (request: TripRequest) => T): (request: TripRequest) => T {
  const made = new Map<string, { readonly result: T }>();
  return (request) => {
    const key = `${request.dates.end} ${request.budget}`;
    const known = made.get(key) ?? { result: make(request) };
    made.set(key, known);
    return known.result;
  };
}

/**
 * The plans of one wish at other lengths and budget levels, each made when it is first needed. A first plan is what the
 * solver finds; the plan is the first plan, unless it compares badly:
 * - it is worth no less than the first plans of a day less and of two, and no more than the better one of the first plans of its length
 *   and of a day less, so that plans of growing length never fall in worth, without the shorter plans having to be made;
 * - it costs no less than the plan one level lower.
 * Ceilings that no other plan exceeds spare most comparisons.
 */
class Family {
  private readonly first = remembered((request) => this.planWithin(request, 0));
  private readonly ceiling = remembered((request) => ceilingOf(request, this.input.destination));
  private readonly values = new WeakMap<Trip, number>();
  /** One object for every request, because what was read of it is kept by it. */
  private readonly same = remembered((request) => request);
  private readonly valueCeiling = remembered((request) => valueCeiling(request, this.input.destination));
  readonly plan: (request: TripRequest) => PlanResult = remembered((request) => this.compare(request));

  constructor(private readonly input: PlanInput) {}

  private dayLess(request: TripRequest): TripRequest | null {
    const less = aDayLess(request);
    return less && this.same(less);
  }

  private value(trip: Trip, request: TripRequest): number {
    const known = this.values.get(trip) ?? tripValue(trip, request, this.input.destination);
    this.values.set(trip, known);
    return known;
  }

  /** A plan that costs no more than its level promises the levels above. */
  private planWithin(request: TripRequest, round: number): PlanResult {
    const input = { ...this.input, request };
    const { usual, whole } = this.ceiling(request);
    const planned = planChecked(input, { round });
    if (planned.kind === 'impossible' || adultCost(planned.trip) <= whole) return planned;
    for (const share of MODEST_SHARES) {
      const modest = planChecked(input, { round, mostPerDay: Math.floor(share * usual) });
      if (modest.kind === 'impossible' || adultCost(modest.trip) > whole) continue;
      // A dear table that was asked for is eaten at, whatever the level promises.
      if (this.unheld(modest.trip, planned.trip, request) === 0) return modest;
    }
    return planned;
  }

  /** A shorter plan with a day more that costs no more than its level promises the levels above; none where every such day does. */
  private *longer(request: TripRequest, prolongs: Trip): Iterable<PlanResult> {
    const { usual, whole } = this.ceiling(request);
    for (const modest of [{}, { mostPerDay: usual }]) {
      const made = planChecked({ ...this.input, request }, { prolongs, ...modest });
      if (made.kind === 'impossible' || adultCost(made.trip) > whole) continue;
      yield made;
      return;
    }
  }

  /** The first candidate that compares well, else the one with the fewest faults. */
  private compare(request: TripRequest): PlanResult {
    let best: { readonly plan: PlanResult; readonly faults: number } | null = null;
    for (const plan of this.candidates(request)) {
      if (plan.kind === 'impossible') {
        if (best) continue;
        return plan;
      }
      const faults = this.faultsOf(plan.trip, request);
      if (!best || faults < best.faults) best = { plan, faults };
      if (faults === 0) break;
    }
    if (!best) throw new Error('a request without a single candidate');
    return best.plan;
  }

  /**
   * What the solver finds, the same days at dearer tables where it is too cheap, then another, then the plan with a day less and a day more
   * or a quiet one, then ever dearer ones.
   */
  private *candidates(request: TripRequest): Iterable<PlanResult> {
    const first = this.first(request);
    yield first;
    if (first.kind === 'planned') yield* this.dearer(first.trip, request);
    for (let round = 1; round <= OTHER_ROUNDS; round++) yield this.planWithin(request, round);
    const input = { ...this.input, request };
    const less = this.dayLess(request);
    const shorter = less && this.plan(less);
    const prolongs = shorter?.kind === 'planned' && shorter.trip;
    const { usual: mostPerDay } = this.ceiling(request);
    if (prolongs) yield* this.longer(request, prolongs);
    if (prolongs) yield planChecked(input, { prolongs, quiet: true });
    for (const leaning of SPENDING) yield planChecked(input, { mostPerDay, ...leaning });
    if (prolongs) yield planChecked(input, { prolongs, mostPerDay, ...LAST_SPENDING });
  }

  /**
   * Being worth or costing too little counts one each; being worth too much only makes it harder for longer plans, where there are any. Of two
   * that compare well the one that leaves out less of what one comes for is taken, and the one that has no day of nothing.
   */
  private faultsOf(trip: Trip, request: TripRequest): number {
    const faults = [this.isWorthLess(trip, request), this.costsLess(trip, request)].filter(Boolean).length;
    const isLongest = dayCount(request.dates) === MAX_DAYS;
    const isWorthMore = !isLongest && this.isWorthMore(trip, request);
    return faults + this.lost(trip, request) + (isWorthMore ? WORTH_MORE : 0) + EMPTY_DAY * this.emptied(trip, request);
  }

  /** How much of what was asked for, by name or as a sort, one plan holds and another does not. */
  private unheld(trip: Trip, than: Trip, request: TripRequest): number {
    const { destination } = this.input;
    const { mustSee, sorts } = readIntent(request, destination);
    const [own, other] = [placesOf(trip.days, destination), placesOf(than.days, destination)];
    const has = (places: readonly CompiledPlace[], sort: SortItem) =>
      places.some((place) => isOfSort(place, sort) === true);
    const named = other.filter((place) => mustSee.has(place.id) && !own.includes(place));
    return named.length + sorts.filter((sort) => has(other, sort) && !has(own, sort)).length;
  }

  /** What it counts that a plan lacks what may not be missed and the first plan holds. */
  private lost(trip: Trip, request: TripRequest): number {
    const first = this.first(request);
    if (first.kind === 'impossible' || first.trip === trip) return 0;
    const held = new Set(placesOf(trip.days, this.input.destination).map(({ id }) => id));
    const { essential, mustSee } = readIntent(request, this.input.destination);
    const missed = placesOf(first.trip.days, this.input.destination).filter(
      ({ id }) => essential.has(id) && !mustSee.has(id) && !held.has(id),
    );
    return LOST * missed.length + ASKED * this.unheld(trip, first.trip, request);
  }

  /** How many days of a plan are empty that are not in the first one: a free day is asked for in both. */
  private emptied(trip: Trip, request: TripRequest): number {
    const first = this.first(request);
    return first.kind === 'impossible' ? 0 : Math.max(0, emptyDays(trip) - emptyDays(first.trip));
  }

  /** First plans of a request and of so many days less at most, those that a ceiling says are worth no more left out. */
  private *shorter(request: TripRequest | null, days: number, worth: number): Iterable<number> {
    if (!request) return;
    const first = this.valueCeiling(request) > worth ? this.first(request) : null;
    if (first?.kind === 'planned') yield this.value(first.trip, request);
    if (days > 0) yield* this.shorter(this.dayLess(request), days - 1, worth);
  }

  private isWorthLess(trip: Trip, request: TripRequest): boolean {
    const value = this.value(trip, request);
    for (const other of this.shorter(this.dayLess(request), 1, value)) if (other > value) return true;
    return false;
  }

  private isWorthMore(trip: Trip, request: TripRequest): boolean {
    const value = this.value(trip, request);
    for (const other of this.shorter(request, 1, value)) if (other >= value) return false;
    return true;
  }

  /** The same days at dearer tables, where a plan costs less than the one a level lower, and there are such tables. */
  private *dearer(trip: Trip, request: TripRequest): Iterable<PlanResult> {
    const short = this.shortOf(trip, request);
    const made = short > 0 && planDearer({ ...this.input, request }, trip, short);
    if (made) yield { kind: 'planned', trip: made };
  }

  private readonly costsLess = (trip: Trip, request: TripRequest): boolean => this.shortOf(trip, request) > 0;

  /** How many euro cents less a plan costs an adult than the one a level lower; 0 where it costs no less. */
  private shortOf(trip: Trip, request: TripRequest): number {
    const lower = aLevelLess(request);
    const other = lower && this.same(lower);
    const cost = adultCost(trip);
    if (!other || cost >= this.ceiling(other).whole) return 0;
    const compared = this.plan(other);
    return compared.kind === 'planned' ? Math.max(0, adultCost(compared.trip) - cost) : 0;
  }
}

/**
 * Plans a trip and lets the checker decide: a plan with a violation is never returned. A day more is never worth less and a
 * higher level never costs less (record 15). Pure and deterministic; throws only on bugs.
 */
export function planTrip(input: PlanInput): PlanResult {
  const request = confirmed(input.request, input.destination, input.language);
  return new Family({ ...input, request }).plan(request);
}
