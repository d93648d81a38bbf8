import * as z from 'zod/mini';
import { bilingualSchema } from '../bilingual.ts';
import { withNeutral } from '../open-list.ts';

/** Sorts of places that a holiday may shut, `mondays` being what is shut on Mondays; beside them places are named by their id. */
export const holidaySorts = ['sights', 'museums', 'palaces', 'ruins', 'shops', 'tables', 'mondays'] as const;
export type HolidaySort = (typeof holidaySorts)[number];

const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
const year = z.int().check(z.minimum(2020), z.maximum(2100));
/** A date of every year (MM-DD) or of one (YYYY-MM-DD), or a span of such dates with both ends (`12-29/01-03`). */
const dates = z.string().check(z.regex(/^(\d{4}-)?\d\d-\d\d(\/(\d{4}-)?\d\d-\d\d)?$/));
/** Holiday sorts and ids of places. */
const what = z.optional(z.array(slug).check(z.minLength(1), z.maxLength(8)));

const holidayShape = {
  name: bilingualSchema,
  /** `public`: offices are shut; `kept`: no public holiday, but no day like others; `season`: weeks of other hours. */
  kind: withNeutral(z.enum(['public', 'kept', 'season']), 'kept'),
  dates: z.array(dates).check(z.maxLength(120)),
  /** The last year its dates are known for, where that is less than the calendar knows. */
  to: z.optional(year),
  /** A sighting of the moon decides: it may come a day earlier or later. */
  moon: z.optional(z.literal(true)),
  /** Sights, shops and tables are known to keep the hours of other days. */
  usual: z.optional(z.literal(true)),
  /** What is shut. */
  shut: what,
  /** What is shut mostly, and it is not known of each place. */
  mostly: what,
  /** Places that are open by what they publish, though their sort is shut. */
  open: z.optional(z.array(slug).check(z.minLength(1), z.maxLength(40))),
  /** By when one is out of what keeps shorter hours, so that it does not matter by how much they are shorter. */
  until: z.optional(z.strictObject({ time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)), what })),
  /** `none`: nothing runs; `few`: less than on other days. Absent: not known, or as ever. */
  transport: z.optional(withNeutral(z.enum(['none', 'few']), 'few')),
  /** Visitors, too, stay where they sleep. */
  indoors: z.optional(z.literal(true)),
  /** What a traveller should know besides, one sentence. */
  note: z.optional(bilingualSchema),
};

export const holidaySchema = z.strictObject(holidayShape);
export type Holiday = z.infer<typeof holidaySchema>;

/** The holidays of a destination. Dates of every year hold for ever, the others for the years `from` to `to`. */
export const holidaysSchema = z.strictObject({ from: year, to: year, days: z.array(holidaySchema) });
export type Holidays = z.infer<typeof holidaysSchema>;

/** A rule in the notation of the npm package date-holidays, by which `npm run tool -- holidays` writes the dates of a holiday anew. */
const rule = z.string().check(z.minLength(4), z.maxLength(120));

/** One file of `places/holidays/`: a country, its regions and towns. */
export const countryHolidaysSchema = z.strictObject({
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  from: year,
  to: year,
  holidays: z.array(
    z.strictObject({
      ...holidayShape,
      /** The destinations that keep it, by id; absent: all of the country. */
      in: z.optional(z.array(slug).check(z.minLength(1), z.maxLength(20))),
      /** Absent: its dates are of every year, or written by hand. */
      rules: z.optional(z.array(rule).check(z.minLength(1), z.maxLength(16))),
      /** Days from that of the rule, where that is not the only one or not the one. */
      offsets: z.optional(z.array(z.int().check(z.minimum(-10), z.maximum(10)))),
      /** It lasts until the day before that of this rule. */
      before: z.optional(rule),
      /** It comes every so many days. */
      every: z.optional(z.int().check(z.minimum(30), z.maximum(400))),
    }),
  ),
});
export type CountryHolidays = z.infer<typeof countryHolidaysSchema>;
