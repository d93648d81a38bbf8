import * as z from 'zod/mini';
import { answerSchema } from '#domain/trip/answer.ts';
import { budgetLevelSchema } from '#domain/trip/budget.ts';
import { categoryIdSchema, MAX_CATEGORIES } from '#domain/trip/category.ts';
import { parseEstimatedCost, toEstimatedCost } from '#domain/trip/cost.ts';
import { isoDateSchema } from '#domain/trip/dates.ts';
import { type Activity, activityKinds, type Day, verifyReasons, weatherSchema } from '#domain/trip/itinerary.ts';
import { landscapes } from '#domain/trip/landscape.ts';
import { formatLocalTime, localTimeSchema, parseLocalTime } from '#domain/trip/local-time.ts';
import { type LuggageItem, luggageItemSchema } from '#domain/trip/luggage.ts';
import { totalCost } from '#domain/trip/total-cost.ts';
import { travellersSchema } from '#domain/trip/travellers.ts';
import { provenanceSchema, type Trip, tripSchema } from '#domain/trip/trip.ts';

/**
 * The wire form of trips: the specification's names and texts (`travelers`, `important_info` beside `importantInfo`,
 * minutes as text, euros as numbers). Only this file knows them; everybody else speaks `Trip`.
 */
const text = (longest: number) => z.string().check(z.maxLength(longest));
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
  description: text(1000),
  googlePlaceUrl: z.optional(z.nullable(text(500))),
  estimatedCost: z.union([z.number().check(z.minimum(0), z.maximum(100_000)), text(60), z.null()]),
  isSelected: z.optional(z.boolean()),
  kind: z.optional(z.enum(activityKinds)),
  placeId: z.optional(z.nullable(text(80))),
  meal: z.optional(z.nullable(z.enum(['lunch', 'dinner']))),
  estimatedChildCost: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(100_000)))),
  booking: z.optional(z.boolean()),
  verify: z.optional(z.array(z.enum(verifyReasons)).check(z.maxLength(3))),
  notes: z.optional(text(2000)),
  done: z.optional(z.boolean()),
  /** Euros, for everybody. */
  paid: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(1_000_000)))),
});

const wireDaySchema = z.strictObject({
  id: optionalId,
  day: z.int().check(z.minimum(1), z.maximum(8)),
  daySummary: text(1000),
  weather: z.nullable(
    z.strictObject({
      temperature: weatherSchema.shape.temperature,
      condition: weatherSchema.shape.condition,
      source: z.optional(weatherSchema.shape.source),
    }),
  ),
  isSelected: z.optional(z.boolean()),
  notes: z.optional(text(2000)),
  activities: z.array(wireActivitySchema).check(z.maxLength(40)),
});

const lines = (most: number) => z.array(text(300)).check(z.maxLength(most));

const head = {
  id: z.uuid(),
  /** In answers: grows with every change on the server. */
  version: z.optional(z.int()),
  destination: text(120).check(z.minLength(1)),
  categories: z.array(categoryIdSchema).check(z.maxLength(MAX_CATEGORIES)),
  travelers: travellersSchema,
  dateStart: isoDateSchema,
  dateEnd: isoDateSchema,
  preferences: text(2000),
  budget: z.nullable(budgetLevelSchema),
  totalBudget: z.optional(z.nullable(z.number())),
  destinationId: z.optional(z.nullable(text(80))),
  title: z.optional(z.nullable(text(120).check(z.minLength(1)))),
  notes: z.optional(text(2000)),
  landscape: z.optional(z.enum(landscapes)),
  plan: z.optional(z.nullable(provenanceSchema)),
};

const answers = z.optional(z.array(answerSchema).check(z.maxLength(40)));
const luggage = z.optional(z.array(luggageItemSchema).check(z.maxLength(100)));

/** A saved trip as it travels in both directions. */
export const wireTripSchema = z.strictObject({
  ...head,
  summary: text(2000),
  luggageList: lines(100),
  luggage,
  answers,
  importantInfo: text(6000),
  itinerary: z.array(wireDaySchema).check(z.minLength(1), z.maxLength(8)),
  recommendations: lines(20),
  suggestedAccommodation: lines(10),
});
export type WireTrip = z.infer<typeof wireTripSchema>;

/** A planned trip: the same content, grouped under `response` with the names the specification gives it there. */
export const wirePlannedTripSchema = z.strictObject({
  ...head,
  response: z.strictObject({
    summary: text(2000),
    important_info: text(6000),
    luggage_list: lines(100),
    luggage,
    answers,
    itinerary: z.array(wireDaySchema).check(z.minLength(1), z.maxLength(8)),
    recommendations: lines(20),
    suggestedAccommodation: lines(10),
  }),
});
export type WirePlannedTrip = z.infer<typeof wirePlannedTripSchema>;

type WireActivity = z.infer<typeof wireActivitySchema>;
type WireDay = z.infer<typeof wireDaySchema>;

/** Makes a fresh id for what came without one. */
export type NewId = () => string;

function fromWireActivity(wire: WireActivity, newId: NewId): Activity {
  return {
    id: wire.id ?? newId(),
    kind: wire.kind ?? 'place',
    placeId: wire.placeId ?? null,
    meal: wire.meal ?? null,
    name: wire.name,
    activity: wire.activity,
    location: wire.location,
    start: parseLocalTime(wire.startTime ?? wire.time),
    duration: Number(wire.duration),
    latitude: wire.latitude,
    longitude: wire.longitude,
    description: wire.description,
    cost: parseEstimatedCost(wire.estimatedCost, wire.estimatedChildCost ?? null),
    booking: wire.booking ?? false,
    verify: wire.verify ?? [],
    notes: wire.notes ?? '',
    done: wire.done ?? false,
    paid: wire.paid === undefined || wire.paid === null ? null : Math.round(wire.paid * 100),
  };
}

function toWireActivity(activity: Activity): WireActivity {
  const time = formatLocalTime(activity.start);
  return {
    id: activity.id,
    name: activity.name,
    activity: activity.activity,
    location: activity.location,
    startTime: time,
    time,
    duration: String(activity.duration),
    latitude: activity.latitude,
    longitude: activity.longitude,
    description: activity.description,
    estimatedCost: toEstimatedCost(activity.cost),
    isSelected: false,
    kind: activity.kind,
    placeId: activity.placeId,
    meal: activity.meal,
    estimatedChildCost: activity.cost.kind === 'amount' ? activity.cost.child / 100 : null,
    booking: activity.booking,
    verify: activity.verify,
    notes: activity.notes,
    done: activity.done,
    paid: activity.paid === null ? null : activity.paid / 100,
  };
}

function fromWireDay(wire: WireDay, newId: NewId): Day {
  return {
    id: wire.id ?? newId(),
    day: wire.day,
    summary: wire.daySummary,
    weather: wire.weather && { ...wire.weather, source: wire.weather.source ?? 'season' },
    notes: wire.notes ?? '',
    activities: wire.activities.map((activity) => fromWireActivity(activity, newId)),
  };
}

function toWireDay(day: Day): WireDay {
  return {
    id: day.id,
    day: day.day,
    daySummary: day.summary,
    weather: day.weather,
    isSelected: false,
    notes: day.notes,
    activities: day.activities.map(toWireActivity),
  };
}

function fromWireHead(wire: WireTrip | WirePlannedTrip) {
  return {
    id: wire.id,
    destination: wire.destination,
    destinationId: wire.destinationId ?? null,
    dates: { start: wire.dateStart, end: wire.dateEnd },
    travellers: wire.travelers,
    categories: wire.categories,
    preferences: wire.preferences,
    budget: wire.budget,
    title: wire.title ?? null,
    notes: wire.notes ?? '',
    landscape: wire.landscape,
    provenance: wire.plan ?? null,
  };
}

function toWireHead(trip: Trip) {
  const costs = trip.days.flatMap((day) => day.activities.map((activity) => activity.cost));
  return {
    id: trip.id,
    destination: trip.destination,
    categories: trip.categories,
    travelers: trip.travellers,
    dateStart: trip.dates.start,
    dateEnd: trip.dates.end,
    preferences: trip.preferences,
    budget: trip.budget,
    totalBudget: totalCost(costs, trip.travellers).party / 100,
    destinationId: trip.destinationId,
    title: trip.title,
    notes: trip.notes,
    landscape: trip.landscape,
    plan: trip.provenance,
  };
}

const splitLines = (joined: string) => joined.split('\n').filter((line) => line.trim() !== '');

/** The checklist: with ticks where they travel along, else every label unticked. */
function readLuggage(labels: readonly string[], items: LuggageItem[] | undefined, newId: NewId): LuggageItem[] {
  return items ?? labels.map((label) => ({ id: newId(), label, packed: false }));
}

/**
 * A domain trip from the wire. Throws ZodError when the parts fit the wire but not together (a duration of 5 minutes, a
 * line without text).
 */
export function fromWireTrip(wire: WireTrip, newId: NewId): Trip {
  return tripSchema.parse({
    ...fromWireHead(wire),
    summary: wire.summary,
    importantInfo: splitLines(wire.importantInfo),
    recommendations: wire.recommendations,
    accommodation: wire.suggestedAccommodation,
    luggage: readLuggage(wire.luggageList, wire.luggage, newId),
    answers: wire.answers ?? [],
    days: wire.itinerary.map((day) => fromWireDay(day, newId)),
  });
}

export function toWireTrip(trip: Trip): WireTrip {
  return {
    ...toWireHead(trip),
    summary: trip.summary,
    luggageList: trip.luggage.map((item) => item.label),
    luggage: trip.luggage,
    answers: trip.answers,
    importantInfo: trip.importantInfo.join('\n'),
    itinerary: trip.days.map(toWireDay),
    recommendations: trip.recommendations,
    suggestedAccommodation: trip.accommodation,
  };
}

export function fromWirePlannedTrip({ response, ...wire }: WirePlannedTrip, newId: NewId): Trip {
  return fromWireTrip(
    {
      ...wire,
      summary: response.summary,
      luggageList: response.luggage_list,
      luggage: response.luggage,
      answers: response.answers,
      importantInfo: response.important_info,
      itinerary: response.itinerary,
      recommendations: response.recommendations,
      suggestedAccommodation: response.suggestedAccommodation,
    },
    newId,
  );
}

export function toWirePlannedTrip(trip: Trip): WirePlannedTrip {
  const wire = toWireTrip(trip);
  return {
    ...toWireHead(trip),
    response: {
      summary: wire.summary,
      important_info: wire.importantInfo,
      luggage_list: wire.luggageList,
      luggage: wire.luggage,
      answers: wire.answers,
      itinerary: wire.itinerary,
      recommendations: wire.recommendations,
      suggestedAccommodation: wire.suggestedAccommodation,
    },
  };
}
