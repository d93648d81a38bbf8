import { byLanguage } from '#domain/by-language.ts';
import type { BudgetLevel } from '#domain/trip/budget.ts';

/** What answers say of wishes. A language that lacks a text does not compile. */
export interface AnswerTexts {
  readonly budgets: Readonly<Record<BudgetLevel, string>>;
  yourWords: string;
  children: string;
  when(day: number, time: string): string;
  /** Of a visit for the sunrise, which is at about the hour `rises`. */
  atSunrise(day: number, time: string, rises: string): string;
  atSunset(day: number, time: string, sets: string): string;
  otherTime(day: number, time: string): string;
  /** On the day that was named. */
  closedThen(day: number): string;
  /** On the day that was named, of an hour that is outside. */
  hoursThen(day: number, open: string, close: string): string;
  /** Of the day of a stop beside that of another place. */
  sameDayAs(name: string): string;
  otherDayThan(name: string): string;
  notInPlan(name: string): string;
  leftOut: string;
  /** Of a day, or of a part of the day, on which it was not wanted. */
  leftOutThen: string;
  stillThere(names: string): string;
  found(count: number, names: string): string;
  perhaps(count: number, names: string): string;
  only(count: number, names: string): string;
  more(count: number, names: string): string;
  notWhenWanted(count: number, names: string): string;
  notAtItsHour(names: string): string;
  partlyThen(then: string, others: string): string;
  someDays(days: number, all: number): string;
  knowOnly(count: number): string;
  ofAll(count: number, all: number): string;
  everyOne: string;
  noneHere(city: string): string;
  noneFitted(name: string): string;
  /** Of a dish by which no table is known, and of one that was refused. */
  noDishKnown: string;
  dishLeftOut: string;
  /** Of a meal near a place around which the catalogue has no table. */
  noTableNear(name: string): string;
  noneSuits(name: string): string;
  noneOn(name: string): string;
  notOn: string;
  noCar: string;
  byCar(names: string): string;
  visitsPerDay(fewest: number, most: number): string;
  visitsOnDay(day: number, visits: number): string;
  starts(earliest: string, latest: string): string;
  ends(earliest: string, latest: string): string;
  between(earliest: string, latest: string): string;
  noSuchMeal: string;
  stillMeals: string;
  mealNotPlanned: string;
  yours(day: number, from: string, to: string): string;
  /** Of free hours. */
  mealsInThem: string;
  yoursDaily(from: string, to: string): string;
  notYours: string;
  gentle(kilometres: string, stepFree: number, all: number): string;
  walked(kilometres: string): string;
  walkedInside(kilometres: string): string;
  walkedUnknown: string;
  strenuous(names: string): string;
  steps(names: string): string;
  childFriendly(time: string, count: number): string;
  notForChildrenHere(names: string): string;
  spent(perDay: string): string;
  /** Meals without a table, whose price is in no sum. */
  openNotCounted(count: number): string;
  dearestDay(amount: string): string;
  inAll(amount: string): string;
  dearestMeal(amount: string): string;
  dearestTicket(amount: string): string;
  pricesUnknown(count: number): string;
  noRates: string;
  menus: string;
  allergens: string;
  tablesKnownLeftOut: string;
  stapleHere: string;
  tablesSuit(names: string, count: number): string;
  tablesSome(names: string, count: number): string;
  tablesWith(names: string): string;
  askAt(names: string): string;
  openMeals(count: number): string;
  leant(count: number, names: string): string;
  nothingOfIt: string;
  crowdedThen(names: string): string;
  crowdsUnknown(count: number): string;
  notPlannedBy: string;
  /** Degrees Celsius that the days of the month reach. */
  notHot(high: number): string;
  inTheShade(from: string, to: string): string;
  inTheHeat(names: string): string;
  nothingSpecial: string;
  restUnknown: string;
  outside: string;
  unproved: string;
  checkHours: string;
  unannounced: string;
  /** Of a place on a weekday that is not its own, with those that are. */
  bestOn(days: string): string;
  littleThatDay: string;
  collides: string;
  whichHour: string;
  beginsAt(day: number, time: string): string;
  endsAt(day: number, time: string): string;
  nothingThen: string;
  whereabouts: string;
  keptFree: string;
  addYourself: string;
  notThen: string;
  notUsed: string;
  /** Of refused words that were not understood: places whose texts say them, out of the plan and in it. */
  calledSoLeftOut(names: string): string;
  speaksOfIt(names: string): string;
  tooFar(kilometres: number): string;
  closed: string;
  perhapsClosed: string;
  shutByHoliday(days: string): string;
  tooDear: string;
  otherHours(open: string, close: string): string;
  notForChildren: string;
  noRoom: string;
}

export const answerTexts = byLanguage(
  import.meta.glob<AnswerTexts>('../../languages/*/answers.ts', { eager: true, import: 'answerTexts' }),
);
