import * as z from 'zod/mini';
import { openList } from '../../open-list.ts';
import { toldAccessSchema } from '../../place/access.ts';
import { mealKinds } from '../../place/meal.ts';
import { signs } from '../../place/sign.ts';
import { type Ticket, ticketSchema } from '../../place/ticket.ts';
import { type Cost, costSchema } from '../cost.ts';
import { translationsSchema } from '../translations.ts';
import { anew, field, shapeOf, shown, shownWith, type Viewer } from './field.ts';

/** `place` comes from the catalogue; `meal` and `free-time` are generic and take place at the catalogue place `placeId`. */
export const activityKinds = ['place', 'meal', 'free-time'] as const;

/** What is not confirmed and the traveller should look up before going. */
export const verifyReasons = ['hours', 'price', 'place'] as const;

const text = (longest: number) => z.string().check(z.maxLength(longest));
const everywhere = ['page', 'markdown', 'calendar', 'kml', 'gpx'] as const;
const inWords = ['page', 'markdown', 'calendar'] as const;
const inWordsAndMaps = [...inWords, 'kml'] as const;
const inNone = [] as const;

const withoutPrice = (reasons: string[], { options }: Viewer) =>
  options.costs ? reasons : reasons.filter((reason) => reason !== 'price');

/** Everything an activity has. */
export const activityFields = {
  id: field({ schema: z.uuid(), shared: anew, exports: ['calendar'] }),
  kind: field({ schema: openList(activityKinds), shared: shown, exports: ['gpx'] }),
  /** Catalogue id, or null for what the owner added or a model proposed by name. */
  placeId: field({ schema: z.nullable(text(80)), shared: shown, exports: inNone }),
  meal: field({ schema: z.nullable(openList(mealKinds)), shared: shown, exports: inNone }),
  /** The drawn sign of its place; absent where it is drawn by kind alone, or was planned before there were signs. */
  sign: field({ schema: z.optional(openList(signs)), shared: shown, exports: ['page'] }),
  /** What the place is called; its owner may change it of what the owner added. */
  name: field({
    schema: text(160).check(z.minLength(1)),
    shared: shown,
    change: 'activity.name',
    merge: 'ask',
    exports: everywhere,
  }),
  /** What one does there. */
  activity: field({ schema: text(160), shared: shown, exports: everywhere }),
  /** Where it is, as one would type it into a map. */
  location: field({ schema: text(200), shared: shown, change: 'activity.location', merge: 'ask', exports: everywhere }),
  /** Local minutes since midnight; changed together with the day (`activity.move`). */
  start: field({ schema: z.int().check(z.minimum(0), z.maximum(1439)), shared: shown, exports: everywhere }),
  /** Whole minutes. */
  duration: field({
    schema: z.int().check(z.minimum(10), z.maximum(720)),
    shared: shown,
    change: 'activity.duration',
    merge: 'ask',
    exports: everywhere,
  }),
  /** Both are changed together (`activity.place`). */
  latitude: field({
    schema: z.nullable(z.number().check(z.minimum(-90), z.maximum(90))),
    shared: shown,
    exports: ['calendar', 'kml', 'gpx'],
  }),
  longitude: field({
    schema: z.nullable(z.number().check(z.minimum(-180), z.maximum(180))),
    shared: shown,
    exports: ['calendar', 'kml', 'gpx'],
  }),
  /** How one comes there, where that is no way within the town. */
  access: field({ schema: z.optional(toldAccessSchema), shared: shown, exports: inWords }),
  description: field({ schema: text(1000), shared: shown, exports: inWordsAndMaps }),
  /** What its texts say in other languages; who may see a text may see those of it. */
  translations: field({ schema: z.optional(translationsSchema), hidden: undefined, exports: inNone }),
  cost: field({
    schema: costSchema,
    shared: shownWith<Cost>('costs', { kind: 'unknown' }),
    change: 'activity.cost',
    merge: 'ask',
    exports: inWordsAndMaps,
  }),
  /** What lets into other places too; absent where the price is for this one alone. */
  ticket: field({
    schema: z.optional(ticketSchema),
    shared: shownWith<Ticket | undefined>('costs', undefined),
    exports: inWordsAndMaps,
  }),
  booking: field({ schema: z.boolean(), shared: shown, exports: inWords }),
  /** The traveller added it; it is not checked. */
  own: field({ schema: z.optional(z.literal(true)), hidden: undefined, exports: inNone }),
  verify: field({
    schema: z.array(openList(verifyReasons)).check(z.maxLength(3)),
    shared: withoutPrice,
    exports: inWords,
  }),
  /** Where its owner has booked it, or will: a web address; null or absent without one. */
  url: field({
    schema: z.optional(z.nullable(text(500).check(z.regex(/^https?:\/\/\S+$/i)))),
    shared: shownWith<string | null | undefined>('links', undefined),
    change: 'activity.url',
    merge: 'ask',
    exports: everywhere,
    labelled: true,
  }),
  /** What a program that saves trips here says of the place; kept as it came, and told to its owner alone. */
  googlePlaceUrl: field({ schema: z.optional(z.nullable(text(500))), hidden: undefined, exports: inNone }),
  /** The traveller's own, kept through replans of anything else. */
  notes: field({
    schema: z._default(text(2000), ''),
    hidden: '',
    change: 'activity.notes',
    merge: 'ask',
    exports: inWords,
  }),
  done: field({
    schema: z._default(z.boolean(), false),
    hidden: false,
    change: 'activity.done',
    merge: 'ask',
    exports: ['page'],
  }),
  /** Its owner has locked it: nothing but its owner's own hand moves, replaces or removes it. Null or absent: not. */
  locked: field({
    schema: z.optional(z.nullable(z.literal(true))),
    hidden: undefined,
    change: 'activity.locked',
    merge: 'later wins',
    exports: inNone,
  }),
  /** What it really cost everybody, in euro cents; in exports only in the sums of a budget that its owner asks prices for. */
  paid: field({
    schema: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(100_000_000))), null),
    hidden: null,
    change: 'activity.paid',
    merge: 'ask',
    exports: inNone,
  }),
};

export const activitySchema = z.strictObject(shapeOf(activityFields));
