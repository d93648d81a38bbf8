import * as z from 'zod/mini';
import { openList } from '#domain/open-list.ts';
import { mealKinds } from '#domain/place/meal.ts';
import { localTimeSchema } from '#domain/trip/clock-time.ts';
import { parseEstimatedCost, toEstimatedCost } from '#domain/trip/cost.ts';
import { activityKinds, activitySchema, verifyReasons } from '#domain/trip/fields/activity.ts';
import { daySchema, weatherSchema } from '#domain/trip/fields/day.ts';
import { type Activity, type Day } from '#domain/trip/itinerary.ts';
import { formatLocalTime, parseLocalTime } from '#domain/trip/local-time.ts';
import { MAX_DAYS } from '#domain/trip/longest.ts';

export const text = (longest: number) => z.string().check(z.maxLength(longest));
const optionalId = z.optional(z.uuid());

const wireActivitySchema = z.strictObject({
  id: optionalId,
  name: text(160).check(z.minLength(1)),
  activity: text(160),
  location: text(200),
  startTime: z.optional(localTimeSchema),
  time: localTimeSchema,
  duration: z.union([z.string().check(z.regex(/^\d{1,3}$/)), z.int()]),
  latitude: z.nullable(z.number().check(z.minimum(-90), z.maximum(90))),
  longitude: z.nullable(z.number().check(z.minimum(-180), z.maximum(180))),
  access: activitySchema.shape.access,
  description: text(1000),
  translations: activitySchema.shape.translations,
  googlePlaceUrl: activitySchema.shape.googlePlaceUrl,
  estimatedCost: z.union([z.number().check(z.minimum(0), z.maximum(100_000)), text(60), z.null()]),
  isSelected: z.optional(z.boolean()),
  kind: z.optional(openList(activityKinds)),
  placeId: z.optional(z.nullable(text(80))),
  meal: z.optional(z.nullable(openList(mealKinds))),
  sign: activitySchema.shape.sign,
  ticket: activitySchema.shape.ticket,
  estimatedChildCost: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(100_000)))),
  booking: z.optional(z.boolean()),
  own: z.optional(z.literal(true)),
  verify: z.optional(z.array(openList(verifyReasons)).check(z.maxLength(3))),
  url: activitySchema.shape.url,
  notes: z.optional(text(2000)),
  done: z.optional(z.boolean()),
  locked: activitySchema.shape.locked,
  /** Euros, for everybody. */
  paid: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(1_000_000)))),
});

/** A day as it travels: see `wire-trip.ts`. */
export const wireDaySchema = z.strictObject({
  id: optionalId,
  day: z.int().check(z.minimum(1), z.maximum(MAX_DAYS)),
  daySummary: text(1000),
  weather: z.nullable(
    z.strictObject({
      temperature: weatherSchema.shape.temperature,
      condition: weatherSchema.shape.condition,
      source: z.optional(weatherSchema.shape.source),
    }),
  ),
  holiday: daySchema.shape.holiday,
  translations: daySchema.shape.translations,
  isSelected: z.optional(z.boolean()),
  notes: z.optional(text(2000)),
  activities: z.array(wireActivitySchema).check(z.maxLength(40)),
});

type WireActivity = z.infer<typeof wireActivitySchema>;
export type WireDay = z.infer<typeof wireDaySchema>;

/** Makes a fresh id for what came without one. */
export type NewId = () => string;

/** What the wire or the domain holds beyond these keys is of a later version: it goes through untouched. */
export const unknownTo = (fields: Record<string, z.core.$ZodType>, value: object) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !Object.hasOwn(fields, key)));

function fromWireActivity(wire: WireActivity, newId: NewId): Activity {
  return {
    ...unknownTo(wireActivitySchema.shape, wire),
    id: wire.id ?? newId(),
    ...placeOf(wire),
    name: wire.name,
    activity: wire.activity,
    location: wire.location,
    start: parseLocalTime(wire.startTime ?? wire.time),
    duration: Number(wire.duration),
    latitude: wire.latitude,
    longitude: wire.longitude,
    ...(wire.access && { access: wire.access }),
    description: wire.description,
    ...(wire.translations && { translations: wire.translations }),
    cost: parseEstimatedCost(wire.estimatedCost, wire.estimatedChildCost ?? null),
    booking: wire.booking ?? false,
    ...(wire.own && { own: wire.own }),
    verify: wire.verify ?? [],
    ...(wire.url && { url: wire.url }),
    ...(wire.googlePlaceUrl && { googlePlaceUrl: wire.googlePlaceUrl }),
    ...ownedBy(wire),
  };
}

const placeOf = ({ kind = 'place', placeId = null, meal = null, sign, ticket }: WireActivity) => ({
  kind,
  placeId,
  meal,
  ...(sign && { sign }),
  ...(ticket && { ticket }),
});

/** What only the owner says of an activity. */
const ownedBy = ({ notes = '', done = false, locked, paid = null }: WireActivity) => ({
  notes,
  done,
  ...(locked && { locked }),
  paid: paid === null ? null : Math.round(paid * 100),
});

function toWireActivity(activity: Activity): WireActivity {
  const time = formatLocalTime(activity.start);
  return {
    ...unknownTo(activitySchema.shape, activity),
    id: activity.id,
    name: activity.name,
    activity: activity.activity,
    location: activity.location,
    startTime: time,
    time,
    duration: String(activity.duration),
    latitude: activity.latitude,
    longitude: activity.longitude,
    ...(activity.access && { access: activity.access }),
    description: activity.description,
    ...(activity.translations && { translations: activity.translations }),
    estimatedCost: toEstimatedCost(activity.cost),
    isSelected: false,
    kind: activity.kind,
    placeId: activity.placeId,
    meal: activity.meal,
    ...(activity.sign && { sign: activity.sign }),
    ...(activity.ticket && { ticket: activity.ticket }),
    estimatedChildCost: activity.cost.kind === 'amount' ? activity.cost.child / 100 : null,
    booking: activity.booking,
    ...(activity.own && { own: activity.own }),
    verify: activity.verify,
    ...(activity.url && { url: activity.url }),
    ...(activity.googlePlaceUrl && { googlePlaceUrl: activity.googlePlaceUrl }),
    notes: activity.notes,
    done: activity.done,
    ...(activity.locked && { locked: activity.locked }),
    paid: activity.paid === null ? null : activity.paid / 100,
  };
}

export function fromWireDay(wire: WireDay, newId: NewId): Day {
  return {
    ...unknownTo(wireDaySchema.shape, wire),
    id: wire.id ?? newId(),
    day: wire.day,
    summary: wire.daySummary,
    weather: wire.weather && { ...wire.weather, source: wire.weather.source ?? 'season' },
    ...(wire.holiday && { holiday: wire.holiday }),
    ...(wire.translations && { translations: wire.translations }),
    notes: wire.notes ?? '',
    activities: wire.activities.map((activity) => fromWireActivity(activity, newId)),
  };
}

export function toWireDay(day: Day): WireDay {
  return {
    ...unknownTo(daySchema.shape, day),
    id: day.id,
    day: day.day,
    daySummary: day.summary,
    weather: day.weather,
    ...(day.holiday && { holiday: day.holiday }),
    ...(day.translations && { translations: day.translations }),
    isSelected: false,
    notes: day.notes,
    activities: day.activities.map(toWireActivity),
  };
}
