import { byLanguage } from '#domain/by-language.ts';
import type { Language } from '#domain/language.ts';
import type { MealKind } from '#domain/place/meal.ts';
import type { Tag } from '#domain/place/tag.ts';
import type { ItemOf } from '#domain/wishes/item.ts';
import type {
  allergens,
  avoidances,
  bookable,
  companies,
  diets,
  mealHabits,
  mobilityNeeds,
  occasions,
  partsOfDay,
  qualities,
  styles,
  vehicles,
} from '#domain/wishes/words.ts';

type Named<Words extends readonly string[]> = Readonly<Record<Words[number], string>>;
type Meal = MealKind | 'breakfast';
export type TagWords = Readonly<Record<Tag, string>>;

/** What wishes are called where they are shown: short, for a chip or the head of an answer. A language that lacks one does not compile. */
export interface WishWords {
  readonly tags: TagWords;
  readonly qualities: Named<typeof qualities>;
  readonly diets: Named<typeof diets>;
  readonly allergens: Named<typeof allergens>;
  readonly mobility: Named<typeof mobilityNeeds>;
  readonly companies: Named<typeof companies>;
  readonly occasions: Named<typeof occasions>;
  readonly styles: Named<typeof styles>;
  readonly avoidances: Named<typeof avoidances>;
  readonly vehicles: Named<typeof vehicles>;
  readonly bookable: Named<typeof bookable>;
  readonly parts: Named<typeof partsOfDay>;
  /** On each day then: "every night". */
  readonly everyPart: Named<typeof partsOfDay>;
  readonly meals: Readonly<Record<Meal, string>>;
  readonly habits: Named<typeof mealHabits>;
  readonly paces: Readonly<Record<ItemOf<'pace'>['pace'], string>>;
  readonly visits: Readonly<Record<ItemOf<'visit'>['which'], string>>;
  readonly stances: Readonly<Record<'skip' | 'seen' | 'refuse' | 'only', (what: string) => string>>;
  readonly starts: Readonly<Record<'early' | 'late', string>>;
  readonly ends: Readonly<Record<'early' | 'late', string>>;
  readonly free: Readonly<Record<ItemOf<'free'>['part'], string>>;
  readonly per: Readonly<Record<ItemOf<'money'>['per'], string>>;
  readonly each: string;
  readonly one: string;
  readonly every: string;
  readonly elsewhere: string;
  readonly outside: string;
  day(number: number): string;
  startsAt(time: string): string;
  endsBy(time: string): string;
  least(count: number): string;
  most(count: number): string;
  exactly(count: number): string;
  between(least: number, most: number): string;
  readonly few: string;
  aDay(text: string): string;
  visitsADay(bounds: string): string;
  allergy(to: string): string;
  walkMost(kilometres: string): string;
  children(ages: string): string;
  atMost(amount: string): string;
  avoid(what: string): string;
  arrival(moment: string): string;
  departure(moment: string): string;
  stay(where: string): string;
  near(where: string): string;
  sameDayAs(where: string): string;
  otherDayThan(where: string): string;
  booked(what: string): string;
  busy(when: string): string;
  span(from: string, to: string): string;
}

export const wishWords: Readonly<Record<Language, WishWords>> = byLanguage(
  import.meta.glob<WishWords>('./languages/*/wish-words.ts', { eager: true, import: 'wishWords' }),
);
