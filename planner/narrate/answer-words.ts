import type { BudgetLevel } from '#domain/trip/budget.ts';
import type { DietId, NeedId } from '../intent/need-ids.ts';
import type { Pace } from '../rules.ts';

/** What answers say of wishes. A language that lacks a text does not compile. */
export interface AnswerTexts {
  without(what: string): string;
  yourWords: string;
  liked: string;
  children: string;
  when(day: number, time: string): string;
  leftOut: string;
  stillThere(names: string): string;
  found(count: number, names: string): string;
  perhaps(count: number, names: string): string;
  leftOutByData: string;
  leaning: string;
  restUnknown: string;
  noneHere(city: string): string;
  noneFitted(name: string): string;
  perDay(fewest: number, most: number): string;
  starts(earliest: string, latest: string): string;
  latest(time: string): string;
  gentle(kilometres: string, stepFree: number, all: number): string;
  strenuous(names: string): string;
  childFriendly(time: string, count: number): string;
  lesserKnown(count: number, all: number): string;
  free(count: number, perDay: string): string;
  spent(perDay: string): string;
  menus: string;
  tablesSuit(names: string, count: number): string;
  tablesSome(names: string, count: number): string;
  tablesWith(names: string): string;
  askAt(names: string): string;
  notUsed: string;
  tooFar(kilometres: number): string;
  closed: string;
  tooDear: string;
  notForChildren: string;
  noRoom: string;
}

/** What was asked for, in a word or two; sorts of places have theirs in the language's themes. */
export interface WishLabels {
  readonly needs: Readonly<Record<NeedId, string>>;
  readonly diets: Readonly<Record<DietId, string>>;
  readonly paces: Readonly<Record<Pace, string>>;
  readonly budgets: Readonly<Record<BudgetLevel, string>>;
}
