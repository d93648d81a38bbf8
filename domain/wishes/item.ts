import * as z from 'zod/mini';
import { type Tag, tags } from '../place/tag.ts';
import {
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
} from './words.ts';

/** A day of the trip, the first is 1; 0 is a day that lies outside the trip. */
const day = z.optional(z.int().check(z.minimum(0), z.maximum(60)));
/** Minutes after midnight, in the place's own time. */
const minutes = z.int().check(z.minimum(0), z.maximum(1439));
const time = z.optional(minutes);
const part = z.optional(z.enum(partsOfDay));
const count = z.optional(z.int().check(z.minimum(0), z.maximum(50)));
const placeId = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(80));
const who = z.enum(['all', 'one']);
/** When something is fixed: at most one of `time` and `part`. */
const moment = { day, time, part };
/** How and at which terminal of the destination one comes or leaves. */
const journey = { ...moment, by: z.optional(z.enum(vehicles)), at: z.optional(placeId) };

const tagSchema: z.ZodMiniType<Tag, Tag> = z.enum(tags);

/** One thing that a wish says; `docs/specification/wishes.md` says what each means and how it is written down. */
export const itemSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('place'),
    placeId,
    /** Of a place that is wanted: this other one in its stead does as well, and both are not meant. */
    or: z.optional(placeId),
    stance: z.enum(['see', 'skip', 'seen']),
    ...moment,
    /** Of a place that is wanted: on the day of this other one, or on another day than it. */
    sameDayAs: z.optional(placeId),
    otherDayThan: z.optional(placeId),
  }),
  z.strictObject({
    kind: z.literal('sort'),
    tag: tagSchema,
    stance: z.enum(['want', 'refuse', 'only']),
    quality: z.optional(z.enum(qualities)),
    /** Some, but not many; how many that is in a trip: `counted`. */
    few: z.optional(z.literal(true)),
    least: count,
    most: count,
    aDay: z.optional(z.literal(true)),
    day,
    part,
  }),
  z.strictObject({ kind: z.literal('diet'), diet: z.enum(diets), who }),
  z.strictObject({ kind: z.literal('allergy'), to: z.enum(allergens), who }),
  z.strictObject({ kind: z.literal('mobility'), need: z.enum(mobilityNeeds) }),
  z.strictObject({ kind: z.literal('walk-most'), metres: z.int().check(z.minimum(100), z.maximum(60_000)) }),
  z.strictObject({
    kind: z.literal('children'),
    ages: z.array(z.int().check(z.minimum(0), z.maximum(17))).check(z.maxLength(10)),
  }),
  /** Of a day: only `relaxed`. */
  z.strictObject({ kind: z.literal('pace'), pace: z.enum(['relaxed', 'normal', 'packed']), day }),
  z.strictObject({ kind: z.literal('things'), least: count, most: count }),
  z.strictObject({ kind: z.literal('day-start'), at: z.union([z.enum(['early', 'late']), minutes]) }),
  z.strictObject({ kind: z.literal('day-end'), at: z.union([z.enum(['early', 'late']), minutes]) }),
  z.strictObject({
    kind: z.literal('meal'),
    meal: z.enum(['breakfast', 'lunch', 'dinner']),
    habit: z.union([z.enum(mealHabits), minutes]),
  }),
  /** To eat at a table near a place that is none itself: "dinner in Trastevere". */
  z.strictObject({ kind: z.literal('table'), meal: z.enum(['lunch', 'dinner']), near: placeId, day }),
  z.strictObject({
    kind: z.literal('free'),
    part: z.enum(['morning', 'afternoon', 'evening', 'night', 'day']),
    day,
    every: z.optional(z.literal(true)),
    /** Where hours were said, they are meant and not the usual ones of the part: both or none. */
    from: time,
    to: time,
  }),
  z.strictObject({
    kind: z.literal('money'),
    /** In cents of the currency. */
    cents: z.int().check(z.minimum(0), z.maximum(100_000_000)),
    per: z.enum(['a-day', 'in-all', 'a-meal', 'a-ticket']),
    each: z.optional(z.literal(true)),
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  }),
  z.strictObject({ kind: z.literal('company'), who: z.enum(companies) }),
  z.strictObject({ kind: z.literal('occasion'), what: z.enum(occasions), day }),
  z.strictObject({ kind: z.literal('visit'), which: z.enum(['first', 'return']) }),
  z.strictObject({ kind: z.literal('style'), style: z.enum(styles) }),
  z.strictObject({ kind: z.literal('avoid'), what: z.enum(avoidances) }),
  z.strictObject({ kind: z.literal('arrival'), ...journey }),
  z.strictObject({ kind: z.literal('departure'), ...journey }),
  /** `areaId` or `near` of the catalogue; neither: a place that the catalogue does not know. */
  z.strictObject({ kind: z.literal('lodging'), areaId: z.optional(placeId), near: z.optional(placeId) }),
  z.strictObject({
    kind: z.literal('booked'),
    /** A place of the catalogue, or what sort of thing it is. */
    placeId: z.optional(placeId),
    what: z.optional(z.enum(bookable)),
    ...moment,
    near: z.optional(placeId),
  }),
  z.strictObject({ kind: z.literal('busy'), day, part, from: time, to: time }),
]);
export type WishItem = z.infer<typeof itemSchema>;
export type WishKind = WishItem['kind'];
export type ItemOf<K extends WishKind> = Extract<WishItem, { kind: K }>;

/** Where in the preferences something is said: UTF-16 offsets, end excluded. */
export interface Quote {
  readonly from: number;
  readonly to: number;
}
