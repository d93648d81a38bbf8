import * as z from 'zod/mini';
import { languages } from '../../language.ts';
import { openList } from '../../open-list.ts';
import { type Fares, faresSchema } from '../../place/fares.ts';
import { openSources } from '../../place/open-source.ts';
import { heldWishSchema } from '../../wishes/held.ts';
import { MAX_WISHES } from '../../wishes/longest.ts';
import { type Answer, answerSchema } from '../answer.ts';
import type { Booking } from '../booking.ts';
import { heldBudgetSchema } from '../budget.ts';
import { heldCategorySchema, MAX_CATEGORIES } from '../category.ts';
import { addDays, dayCount, type TripDates } from '../dates.ts';
import { isoDateSchema } from '../iso-date.ts';
import { keptAsWords } from '../kept-as.ts';
import { landscapes } from '../landscape.ts';
import { MAX_DAYS } from '../longest.ts';
import { mentionsSchema, translationsSchema } from '../translations.ts';
import { travellersSchema } from '../travellers.ts';
import { basesSchema } from './base.ts';
import { bookingSchema, MAX_BOOKINGS } from './booking.ts';
import { dayFields, daySchema } from './day.ts';
import { documentSchema, MAX_DOCUMENTS } from './document.ts';
import { anew, field, projected, shapeOf, shown, shownWith, type Viewer } from './field.ts';
import { luggageFields, luggageItemSchema, MAX_LUGGAGE } from './luggage.ts';
import { transferSchema } from './transfer.ts';

/** Who made the plan and from what, so that it can be made or checked again (H23). */
export const provenanceSchema = z.strictObject({
  engine: z.string().check(z.minLength(1), z.maxLength(60)),
  catalogueVersion: z.string().check(z.maxLength(60)),
  checkerVersion: z.string().check(z.maxLength(20)),
  seed: z.int().check(z.minimum(0)),
  /** The language of the plan's texts. */
  language: z.optional(openList(languages)),
  /** The month (YYYY-MM) that hours and prices describe. */
  factsDate: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}$/))),
  /** Open data that its places are from, which every copy names with its licence; absent: our own catalogue. */
  sources: z.optional(z.array(openList(openSources)).check(z.minLength(1), z.maxLength(8))),
});
type Provenance = z.infer<typeof provenanceSchema>;

const text = (longest: number) => z.string().check(z.maxLength(longest));
const lines = (most: number) => z.array(text(300).check(z.minLength(1))).check(z.maxLength(most));
const inWords = ['page', 'markdown'] as const;
const noAnswers: Answer[] = [];
const noBookings: Booking[] = [];

/** Where a trip begins whose dates are its owner's: a Monday that no trip of ours can be on. */
const NO_DATE = '2001-01-01';

const datesFor = (dates: TripDates, { options }: Viewer) =>
  options.dates === 'exact' ? dates : { start: NO_DATE, end: addDays(NO_DATE, dayCount(dates) - 1) };

/** From the seed one could plan it again for every date until it matches. */
const withoutSeed = (provenance: Provenance | null) => provenance && { ...provenance, seed: 0 };

type Bases = z.output<typeof basesSchema> | undefined;

/** What tickets cost is a cost. */
const basesFor = (bases: Bases, { options }: Viewer): Bases =>
  options.costs
    ? bases
    : bases?.map(({ way, ...base }) => ({ ...base, fares: null, way: way && { ...way, price: null } }));

/** Everything a trip has. */
export const tripFields = {
  id: field({ schema: z.uuid(), shared: anew, exports: [] }),
  destination: field({
    schema: text(120).check(z.minLength(1)),
    shared: shown,
    exports: ['page', 'markdown', 'calendar', 'kml', 'gpx'],
  }),
  /** What its owner calls it; null: by its destination. */
  title: field({
    schema: z._default(z.nullable(text(120).check(z.minLength(1))), null),
    shared: shown,
    change: 'title',
    merge: 'ask',
    exports: ['page', 'markdown', 'calendar', 'kml', 'gpx'],
  }),
  notes: field({ schema: z._default(text(2000), ''), hidden: '', change: 'notes', merge: 'ask', exports: inWords }),
  /** A draft, or archived; null or absent: a trip of the list. */
  keptAs: field({
    schema: z.optional(z.nullable(openList(keptAsWords))),
    hidden: undefined,
    change: 'keptAs',
    merge: 'later wins',
    exports: [],
  }),
  /** Where one sleeps on a journey over several places; absent: one place, that of `destinationId`. */
  bases: field({
    schema: z.optional(basesSchema),
    shared: basesFor,
    exports: ['page', 'markdown', 'calendar'],
  }),
  /** Catalogue id, null where the catalogue does not cover the destination, and of a journey over several places. */
  destinationId: field({ schema: z.nullable(text(80)), shared: shown, exports: [] }),
  landscape: field({ schema: z._default(openList(landscapes), 'city'), shared: shown, exports: [] }),
  /** Changed together with the days (`dates`). */
  dates: field({
    schema: z.strictObject({ start: isoDateSchema, end: isoDateSchema }),
    shared: datesFor,
    exports: ['page', 'markdown', 'calendar', 'kml', 'gpx'],
  }),
  travellers: field({ schema: travellersSchema, shared: shown, exports: inWords }),
  categories: field({
    schema: z.array(heldCategorySchema).check(z.maxLength(MAX_CATEGORIES)),
    shared: shown,
    exports: [],
  }),
  preferences: field({ schema: text(2000), hidden: '', exports: [] }),
  /** What was understood of the preferences and confirmed; null: planned before that was kept. */
  wishes: field({
    schema: z._default(z.nullable(z.array(heldWishSchema).check(z.maxLength(MAX_WISHES))), null),
    hidden: null,
    exports: [],
  }),
  /** What is fixed, which the owner alone sees; null: planned before that was kept. */
  bookings: field({
    schema: z._default(z.nullable(z.array(bookingSchema).check(z.maxLength(MAX_BOOKINGS))), null),
    hidden: noBookings,
    // What, when and where; codes and prices only where their owner asks for them.
    exports: ['page', 'markdown', 'calendar'],
  }),
  /** Its files, which the owner alone sees; not even that there are any is shared. */
  documents: field({
    schema: z.optional(z.array(documentSchema).check(z.maxLength(MAX_DOCUMENTS))),
    hidden: undefined,
    exports: [],
  }),
  budget: field({
    schema: z.nullable(heldBudgetSchema),
    shared: shownWith<z.output<typeof heldBudgetSchema> | null>('costs', null),
    exports: [],
  }),
  /** Of local transport where it goes; null: not known, or planned before that was kept. */
  fares: field({
    schema: z._default(z.nullable(faresSchema), null),
    shared: shownWith<Fares | null>('costs', null),
    exports: inWords,
  }),
  /** Ways between terminals and beds as the plan counted them, which the owner alone sees; null: planned before that was kept. */
  transfers: field({
    schema: z._default(z.nullable(z.array(transferSchema).check(z.maxLength(MAX_BOOKINGS))), null),
    hidden: null,
    exports: ['page', 'markdown', 'calendar'],
  }),
  summary: field({ schema: text(2000), shared: shown, exports: ['page', 'markdown', 'kml', 'gpx'] }),
  importantInfo: field({ schema: lines(20), shared: shown, exports: inWords }),
  recommendations: field({ schema: lines(20), shared: shown, exports: inWords }),
  accommodation: field({ schema: lines(10), shared: shown, exports: inWords }),
  /** What its texts say in other languages, and which stops they name; who may see a text may see those of it. */
  translations: field({ schema: z.optional(translationsSchema), hidden: undefined, exports: [] }),
  mentions: field({ schema: z.optional(mentionsSchema), hidden: undefined, exports: [] }),
  luggage: field({
    schema: z.array(luggageItemSchema).check(z.maxLength(MAX_LUGGAGE)),
    shared: (items, viewer) =>
      viewer.options.luggage ? items.map((item) => projected(luggageFields, item, viewer)) : [],
    exports: inWords,
  }),
  /** What was asked for and how the plan answers it. */
  answers: field({
    schema: z._default(z.array(answerSchema).check(z.maxLength(40)), []),
    hidden: noAnswers,
    exports: [],
  }),
  days: field({
    schema: z.array(daySchema).check(z.minLength(1), z.maxLength(MAX_DAYS)),
    shared: (days, viewer) => days.map((day) => projected(dayFields, day, viewer)),
    exports: ['page', 'markdown', 'calendar', 'kml', 'gpx'],
  }),
  provenance: field({ schema: z.nullable(provenanceSchema), shared: withoutSeed, exports: [] }),
};

export const tripSchema = z.strictObject(shapeOf(tripFields));
