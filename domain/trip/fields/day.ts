import * as z from 'zod/mini';
import { openList } from '../../open-list.ts';
import { MAX_DAYS } from '../longest.ts';
import { translationsSchema } from '../translations.ts';
import { activityFields, activitySchema } from './activity.ts';
import { anew, field, projected, shapeOf, shown, type Viewer } from './field.ts';

export const weatherConditions = ['sunny', 'cloudy', 'rainy', 'snowy', 'foggy'] as const;
export const weatherSources = ['season', 'forecast'] as const;

/** Always says where it comes from (D18): a forecast, or what is typical for the season. */
export const weatherSchema = z.strictObject({
  /** Degrees Celsius at the warmest of the day. */
  temperature: z.int().check(z.minimum(-60), z.maximum(60)),
  condition: openList(weatherConditions),
  source: openList(weatherSources),
});
export type Weather = z.infer<typeof weatherSchema>;

const text = (longest: number) => z.string().check(z.maxLength(longest));
const inWords = ['page', 'markdown'] as const;

/** Weather tells the season, which is the owner's where only the length of the trip is shared. */
const withDates = (weather: Weather | null, { options }: Viewer) => (options.dates === 'exact' ? weather : null);

/** Which holiday it is tells the date. */
const onlyWithDates = (holiday: string | undefined, { options }: Viewer) =>
  options.dates === 'exact' ? holiday : undefined;

/** Everything a day has. */
export const dayFields = {
  id: field({ schema: z.uuid(), shared: anew, exports: [] }),
  /** 1 for the first day. */
  day: field({
    schema: z.int().check(z.minimum(1), z.maximum(MAX_DAYS)),
    shared: shown,
    exports: ['page', 'markdown', 'kml', 'gpx'],
  }),
  summary: field({ schema: text(1000), shared: shown, exports: ['page', 'markdown', 'kml', 'gpx'] }),
  weather: field({ schema: z.nullable(weatherSchema), shared: withDates, exports: inWords }),
  /** What is said of a public holiday, in the plan's language; absent on other days, and where nothing is known. */
  holiday: field({
    schema: z.optional(text(600).check(z.minLength(1))),
    shared: onlyWithDates,
    exports: ['page', 'markdown'],
  }),
  /** What its texts say in other languages; who may see a text may see those of it. */
  translations: field({ schema: z.optional(translationsSchema), hidden: undefined, exports: [] }),
  notes: field({ schema: z._default(text(2000), ''), hidden: '', change: 'day.notes', merge: 'ask', exports: inWords }),
  activities: field({
    schema: z.array(activitySchema).check(z.maxLength(40)),
    shared: (activities, viewer) => activities.map((activity) => projected(activityFields, activity, viewer)),
    exports: ['page', 'markdown', 'calendar', 'kml', 'gpx'],
  }),
};

export const daySchema = z.strictObject(shapeOf(dayFields));
