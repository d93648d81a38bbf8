import type { ItemOf, WishItem, WishKind } from '#domain/wishes/item.ts';
import type { Plan, PlanDay } from './plan.ts';

/** Why a tick is false; null: it is true. */
export type Fault = string | null;

/** Looks for what makes a tick false. `places` is the evidence that the answer names. */
export type Test<I> = (item: I, plan: Plan, places: readonly string[]) => Fault;

/** One row of `docs/specification/answers.md`: what keeps `yes` and what keeps `partly` from being true. */
export interface RowFor<I> {
  readonly yes: Test<I>;
  readonly partly: Test<I>;
}
export type Row<K extends WishKind> = RowFor<ItemOf<K>>;

/** No plan and no catalogue can prove it. */
export const cannot = (): Fault => 'nothing that is known can prove it';
export const neverTrue: RowFor<WishItem> = { yes: cannot, partly: cannot };

export const unless = (holds: boolean, reason: string): Fault => (holds ? null : reason);
export const firstOf = (...faults: readonly Fault[]): Fault => faults.find((fault) => fault !== null) ?? null;

type HoldsOn = (day: PlanDay) => boolean;

export function everyDay({ days }: Plan, what: string, holds: HoldsOn): Fault {
  const others = days.filter((day) => !holds(day)).map(({ day }) => day);
  return unless(others.length === 0 && days.length > 0, `not so on day ${others.join(', ')}: ${what}`);
}

/** Most days are more than half of them. */
export function mostDays({ days }: Plan, what: string, holds: HoldsOn): Fault {
  const good = days.filter(holds).length;
  return unless(good * 2 > days.length, `so on ${good} of ${days.length} days only: ${what}`);
}

/** A row of which `yes` asks for every day what `partly` asks for most of them. */
export function daily<I>(what: string, holds: (item: I, day: PlanDay, plan: Plan) => boolean): RowFor<I> {
  return {
    yes: (item, plan) => everyDay(plan, what, (day) => holds(item, day, plan)),
    partly: (item, plan) => mostDays(plan, what, (day) => holds(item, day, plan)),
  };
}

/** A day outside the trip proves nothing. */
export const isOfTrip = ({ days }: Plan, day: number): boolean => days.some((own) => own.day === day);
