import type { Place } from '#domain/place/destination.ts';
import type { HolidaySort } from '#domain/place/holiday.ts';
import type { MealKind } from '#domain/place/meal.ts';
import type { CategoryId } from '#domain/trip/category.ts';

/** The sentences of the embedded planner. A language that lacks one does not compile. */
export interface Sentences {
  meal(meal: MealKind): string;
  mealNear(meal: MealKind, place: string): string;
  mealNearText(place: string): string;
  freeTime(place: string): string;
  breakfastText(place: string): string;
  freeTimeText(place: string): string;
  /** The same in the hottest hours. */
  siestaText(place: string): string;
  doing(kind: Place['kind']): string;
  daySummary(names: string, more: number): string;
  readonly notThereYet: string;
  readonly arrivalDay: string;
  readonly departureDay: string;
  readonly goneBefore: string;
  oneVisit(place: string): string;
  /** A day out in which one eats where one is. */
  oneVisitWithLunch(place: string): string;
  /** The same, with what is seen afterwards. */
  dayOutThen(place: string, others: string): string;
  quietDay(place: string): string;
  /** A day on which the travellers are not there, or have other plans. */
  emptyDay: string;
  readonly staysBooked: string;
  staysAt(place: string): string;
  staysPerhaps(area: string): string;
  staysSomewhere(area: string): string;
  summary(input: { city: string; days: number; highlights: string; people: string }): string;
  people(adults: number, children: number): string;
  categories(names: string): string;
  climate(low: number, high: number, rainDays: number): string;
  /** Feasts during the trip that are not in the plan. */
  feasts(names: string): string;
  book(names: string): string;
  verifyHours(names: string): string;
  pricesAge(month: string): string;
  /** Of a destination made from open maps. */
  openFacts(month: string): string;
  readonly noClimate: string;
  stay(area: string, text: string): string;
  unmetCategories(names: string): string;
  offline: string;
  holidays: string;
  start(place: string): string;
  table(place: string): string;
  rain(place: string): string;
  /** The hours of the heat, on days that are too hot for all. */
  heat(from: string, to: string): string;
  walk: string;
  steps: string;
  withChildren: string;
}

/** What is said of a holiday. A language that lacks one does not compile. */
export interface HolidaySentences {
  /** A public holiday, or another day that is not like others, by its names. */
  public(names: string): string;
  kept(names: string): string;
  /** The moon decides: by the calendar it is this day, or the one beside it. */
  expected(name: string): string;
  perhaps(name: string): string;
  shut(what: string): string;
  mostly(what: string): string;
  placeShut(place: string): string;
  readonly early: string;
  readonly transport: Readonly<Record<'none' | 'few', string>>;
  readonly indoors: string;
  /** Hours of what is visited are not known on that day. */
  readonly unknownHours: string;
  /** The calendar ends before that year; or it does not know some holidays of that year. */
  unknownYear(last: number): string;
  unknownDates(names: string): string;
  readonly sorts: Readonly<Record<HolidaySort, string>>;
}

/** What categories are called within a sentence. */
export type CategoryNames = Readonly<Record<CategoryId, string>>;
