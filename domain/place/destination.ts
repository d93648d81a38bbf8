import * as z from 'zod/mini';
import { bilingualSchema } from '../bilingual.ts';
import { openList, thinList, withNeutral } from '../open-list.ts';
import { budgetLevelSchema } from '../trip/budget.ts';
import { categoryIdSchema } from '../trip/category.ts';
import { landscapes } from '../trip/landscape.ts';
import { accessSchema } from './access.ts';
import { faresSchema } from './fares.ts';
import { holidaysSchema } from './holiday.ts';
import { mealKinds } from './meal.ts';
import { openSources } from './open-source.ts';
import { weekdays, writtenHoursSchema } from './opening-hours.ts';
import { type Tag, tags } from './tag.ts';
import { terminalSchema } from './terminal.ts';
import { ticketSchema } from './ticket.ts';

const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
const latitude = z.number().check(z.minimum(-90), z.maximum(90));
const longitude = z.number().check(z.minimum(-180), z.maximum(180));
const minutes = z.int().check(z.minimum(10), z.maximum(720));
const cents = z.int().check(z.minimum(0), z.maximum(200_000));
const monthDay = z.string().check(z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));

export const placeKinds = ['sight', 'food', 'area', 'day-trip', 'show'] as const;

/**
 * What a place costs per person in euro cents. `fixed` and `from` carry figures, `free` is 0, `variable` depends on what
 * the visitor takes (then both figures are null unless a typical one is known).
 */
const priceSchema = z.strictObject({
  kind: withNeutral(z.enum(['fixed', 'from', 'free', 'variable']), 'variable'),
  adult: z.nullable(cents),
  child: z.nullable(cents),
});

/** `yes`: a choice of main dishes, or the whole house; `some`: one or two; `no`. A diet that is absent is not known. */
const offer = z.optional(withNeutral(z.enum(['yes', 'some', 'no']), 'no'));
const dietsSchema = z.strictObject({
  vegetarian: offer,
  vegan: offer,
  halal: offer,
  kosher: offer,
  'gluten-free': offer,
  'lactose-free': offer,
});

/** What people call it besides its names: short forms, other languages, what they come to see in it. Lower case. */
const aliasesSchema = z.optional(z.array(z.string().check(z.minLength(2), z.maxLength(60))).check(z.maxLength(30)));

export const goodHours = ['early', 'sunset', 'after-dark', 'daylight'] as const;
const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
/**
 * `early`: within the first hour or before the crowds; `sunset`: in the last 90 minutes of light; `after-dark`; `daylight`: pointless
 * after dark; else between two local times a visit begins.
 */
const goodHoursSchema = z.union([openList(goodHours), z.strictObject({ from: clockTime, to: clockTime })]);

const age = z.int().check(z.minimum(0), z.maximum(99));
const tagSchema: z.ZodMiniType<Tag, Tag> = z.enum(tags);

const someDays = z.optional(thinList(z.array(z.enum(weekdays)).check(z.minLength(1), z.maxLength(6))));
/** `only`: what it is visited for is on these days; `avoid`: most of it is shut then, or it is full. */
const weekdaysSchema = z.strictObject({ only: someDays, avoid: someDays });

export const placeSchema = z.strictObject({
  id: slug,
  name: bilingualSchema,
  /** As it is written on the spot, where that is not in Latin letters (`local-language.ts`); absent: not known. */
  local: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  kind: withNeutral(z.enum(placeKinds), 'sight'),
  categories: thinList(z.array(categoryIdSchema).check(z.minLength(1), z.maxLength(4))),
  latitude,
  longitude,
  /** Metres around the point that still are this place. */
  tolerance: z.int().check(z.minimum(20), z.maximum(5000)),
  duration: z.strictObject({ min: minutes, typical: minutes, max: minutes }),
  /** null: not known; then sights are planned by day, shows in the evening, and the traveller is told to verify. */
  hours: z.nullable(writtenHoursSchema),
  /** Where the hours are not known: what is of its kind is open by day, or at mealtimes, so that it is planned then, and marked. */
  daytime: z.optional(z.literal(true)),
  /**
   * Where the hours differ for part of the year: within `from`..`to` (MM-DD, both included, may wrap the year) these hours
   * hold instead; `{}` is closed for the season.
   */
  seasons: z.optional(
    z
      .array(z.strictObject({ from: monthDay, to: monthDay, hours: writtenHoursSchema }))
      .check(z.minLength(1), z.maxLength(4)),
  ),
  /** Days of the year (MM-DD) on which it stays shut. */
  closures: z.array(monthDay).check(z.maxLength(30)),
  /** Minutes before closing after which no visitor is let in. */
  lastEntry: z.int().check(z.minimum(0), z.maximum(240)),
  price: priceSchema,
  /** What else its ordinary ticket lets into; absent: nothing else. */
  ticket: z.optional(ticketSchema),
  /** 1 (a detour for the curious) to 100 (the reason people come). */
  popularity: z.int().check(z.minimum(1), z.maximum(100)),
  indoor: z.boolean(),
  /** How well it goes with children. */
  children: withNeutral(z.enum(['good', 'fine', 'unsuitable']), 'fine'),
  effort: withNeutral(z.enum(['low', 'medium', 'high']), 'medium'),
  booking: z.boolean(),
  /** The typical way there, where it is out of town or over water or up a mountain. */
  access: z.optional(accessSchema),
  /** When in a day it is worth the visit, beyond its hours; absent: at any hour. */
  good: z.optional(goodHoursSchema),
  /** On which weekdays it is worth the visit, beyond its hours: on these alone, or not on those. Absent: on any. */
  weekdays: z.optional(weekdaysSchema),
  /** When in a usual year it exists (MM-DD, both included), or in one year: a feast that moves. Absent: all year. */
  dates: z.optional(
    z
      .array(
        z.strictObject({
          from: monthDay,
          to: monthDay,
          year: z.optional(z.int().check(z.minimum(2026), z.maximum(2100))),
        }),
      )
      .check(z.minLength(1), z.maxLength(12)),
  ),
  /** Only for kind food: which meals it serves; absent: something between meals. */
  meals: z.optional(thinList(z.array(z.enum(mealKinds)).check(z.minLength(1)))),
  aliases: aliasesSchema,
  /** What it is or has as a main point: the closed vocabulary of `tag.ts`. Absent only in facts that a device kept before there were tags. */
  tags: z.optional(thinList(z.array(tagSchema).check(z.minLength(1), z.maxLength(12)))),
  /** Whether the main part is reached and seen without steps; absent: not known. */
  stepFree: z.optional(withNeutral(z.enum(['yes', 'partly', 'no']), 'no')),
  /** Visits: metres walked on site in a typical visit. */
  walk: z.optional(z.int().check(z.minimum(0), z.maximum(40_000))),
  /** Visits: how full it is before 10:00, to 14:00, to 18:00 and after; 1 quiet, 2 busy, 3 packed, 0 shut. Absent: not known. */
  crowds: z.optional(z.string().check(z.regex(/^[0-3]{4}$/))),
  /** Visits: from which to which age children enjoy it; null: nothing for children. */
  ages: z.optional(z.nullable(z.strictObject({ from: age, to: age }))),
  /** Tables. */
  diets: z.optional(dietsSchema),
  /** Tables: `must` weeks ahead, `advised`, `no` need to, `none` are taken. Absent: not known. */
  reserve: z.optional(withNeutral(z.enum(['must', 'advised', 'no', 'none']), 'advised')),
  text: bilingualSchema,
});
export type Place = z.infer<typeof placeSchema>;

const monthSchema = z.strictObject({
  /** Mean daily minimum and maximum in degrees Celsius. */
  low: z.number().check(z.minimum(-40), z.maximum(45)),
  high: z.number().check(z.minimum(-30), z.maximum(50)),
  /** Days with at least 1 mm of rain. */
  rainDays: z.number().check(z.minimum(0), z.maximum(31)),
});

const areaSchema = z.strictObject({
  id: slug,
  name: bilingualSchema,
  latitude,
  longitude,
  budgets: thinList(z.array(budgetLevelSchema).check(z.minLength(1))),
  aliases: aliasesSchema,
  text: bilingualSchema,
});
export type StayArea = z.infer<typeof areaSchema>;

/** One file of `places/`. */
export const destinationSchema = z.strictObject({
  id: slug,
  name: bilingualSchema,
  /** Other spellings and languages people type, without the two names. */
  aliases: z.array(z.string().check(z.minLength(2), z.maxLength(60))),
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  countryName: bilingualSchema,
  /** Decides the drawn cover. */
  landscape: withNeutral(z.enum(landscapes), 'city'),
  /** IANA time zone. */
  zone: z.string().check(z.regex(/^[A-Z][A-Za-z_]+(\/[A-Z][A-Za-z_-]+)+$/)),
  latitude,
  longitude,
  /** Places other than day trips lie within this distance of the centre. */
  radiusKm: z.number().check(z.minimum(2), z.maximum(30)),
  /** Prices for eating and sleeping, 100 = Rome. */
  priceIndex: z.int().check(z.minimum(20), z.maximum(300)),
  /** What one may not miss on a first visit, most important first, by id: 3 for a day, 6 for three, 10 for a week. */
  firstVisit: z.optional(z.array(slug).check(z.minLength(3), z.maxLength(20))),
  /** Places that are one visit, in the order they are walked, by id. */
  together: z.optional(z.array(z.array(slug).check(z.minLength(2), z.maxLength(4)))),
  /** Twelve months, January first; null: not known. */
  climate: z.nullable(z.array(monthSchema).check(z.length(12))),
  areas: z.array(areaSchema).check(z.minLength(1), z.maxLength(8)),
  transport: bilingualSchema,
  /** Local transport; absent: not known. */
  fares: z.optional(faresSchema),
  /** Where one arrives and leaves, the most used first. */
  terminals: z.optional(z.array(terminalSchema).check(z.minLength(1), z.maxLength(10))),
  safety: bilingualSchema,
  /** Public holidays and days kept like them; in its file they are absent, and come from those of its country. Absent in facts: not known. */
  holidays: z.optional(holidaysSchema),
  /** Open data that it was made from, whose licences every copy names; absent: our own catalogue. */
  sources: z.optional(thinList(z.array(z.enum(openSources)).check(z.minLength(1)))),
  /** Where the facts come from and the month (YYYY-MM) they describe. */
  facts: z.strictObject({
    source: z.string().check(z.minLength(3), z.maxLength(120)),
    date: z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/)),
    /** Changes with any of them; absent: they have the version of the whole catalogue. */
    version: z.optional(z.string().check(z.maxLength(20))),
  }),
  places: z.array(placeSchema).check(z.minLength(1)),
});
export type Destination = z.infer<typeof destinationSchema>;
