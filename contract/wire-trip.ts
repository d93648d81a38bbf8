import * as z from 'zod/mini';
import { openList } from '#domain/open-list.ts';
import { faresSchema } from '#domain/place/fares.ts';
import { reader } from '#domain/reader.ts';
import { answerSchema } from '#domain/trip/answer.ts';
import { heldBudgetSchema } from '#domain/trip/budget.ts';
import { heldCategorySchema, MAX_CATEGORIES } from '#domain/trip/category.ts';
import { basesSchema } from '#domain/trip/fields/base.ts';
import { bookingSchema, MAX_BOOKINGS } from '#domain/trip/fields/booking.ts';
import { documentSchema, MAX_DOCUMENTS } from '#domain/trip/fields/document.ts';
import { luggageItemSchema, MAX_LUGGAGE } from '#domain/trip/fields/luggage.ts';
import { transferSchema } from '#domain/trip/fields/transfer.ts';
import { provenanceSchema, tripSchema } from '#domain/trip/fields/trip.ts';
import { isoDateSchema } from '#domain/trip/iso-date.ts';
import { landscapes } from '#domain/trip/landscape.ts';
import { MAX_DAYS } from '#domain/trip/longest.ts';
import { type LuggageItem } from '#domain/trip/luggage.ts';
import { costsOf } from '#domain/trip/shared-tickets.ts';
import { totalCost } from '#domain/trip/total-cost.ts';
import { mentionsSchema, translationsSchema } from '#domain/trip/translations.ts';
import { travellersSchema } from '#domain/trip/travellers.ts';
import { type Trip } from '#domain/trip/trip.ts';
import { heldWishSchema } from '#domain/wishes/held.ts';
import { MAX_WISHES } from '#domain/wishes/longest.ts';
import { fromWireDay, type NewId, text, toWireDay, unknownTo, wireDaySchema } from './wire-itinerary.ts';

/**
 * The wire form of trips: the specification's names and texts (`travelers`, `important_info` beside `importantInfo`,
 * minutes as text, euros as numbers). Only this file and `wire-itinerary.ts` know them; everybody else speaks `Trip`.
 */

const lines = (most: number) => z.array(text(300)).check(z.maxLength(most));

const head = {
  id: z.uuid(),
  /** In answers: grows with every change on the server. */
  version: z.optional(z.int()),
  destination: text(120).check(z.minLength(1)),
  categories: z.array(heldCategorySchema).check(z.maxLength(MAX_CATEGORIES)),
  travelers: travellersSchema,
  dateStart: isoDateSchema,
  dateEnd: isoDateSchema,
  preferences: text(2000),
  wishes: z.optional(z.nullable(z.array(heldWishSchema).check(z.maxLength(MAX_WISHES)))),
  bookings: z.optional(z.nullable(z.array(bookingSchema).check(z.maxLength(MAX_BOOKINGS)))),
  documents: z.optional(z.array(documentSchema).check(z.maxLength(MAX_DOCUMENTS))),
  budget: z.nullable(heldBudgetSchema),
  fares: z.optional(z.nullable(faresSchema)),
  /** As the plan counted them. */
  transfers: z.optional(z.nullable(z.array(transferSchema).check(z.maxLength(MAX_BOOKINGS)))),
  totalBudget: z.optional(z.nullable(z.number())),
  destinationId: z.optional(z.nullable(text(80))),
  bases: z.optional(basesSchema),
  title: z.optional(z.nullable(text(120).check(z.minLength(1)))),
  notes: z.optional(text(2000)),
  keptAs: tripSchema.shape.keptAs,
  landscape: z.optional(openList(landscapes)),
  plan: z.optional(z.nullable(provenanceSchema)),
  translations: z.optional(translationsSchema),
  mentions: z.optional(mentionsSchema),
};

const answers = z.optional(z.array(answerSchema).check(z.maxLength(40)));
const luggage = z.optional(z.array(luggageItemSchema).check(z.maxLength(MAX_LUGGAGE)));

/** A saved trip as it travels in both directions. */
export const wireTripSchema = z.strictObject({
  ...head,
  summary: text(2000),
  luggageList: lines(MAX_LUGGAGE),
  luggage,
  answers,
  importantInfo: text(6000),
  itinerary: z.array(wireDaySchema).check(z.minLength(1), z.maxLength(MAX_DAYS)),
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
    luggage_list: lines(MAX_LUGGAGE),
    luggage,
    answers,
    itinerary: z.array(wireDaySchema).check(z.minLength(1), z.maxLength(MAX_DAYS)),
    recommendations: lines(20),
    suggestedAccommodation: lines(10),
  }),
});
export type WirePlannedTrip = z.infer<typeof wirePlannedTripSchema>;

function toWireHead(trip: Trip) {
  return {
    id: trip.id,
    destination: trip.destination,
    categories: trip.categories,
    travelers: trip.travellers,
    dateStart: trip.dates.start,
    dateEnd: trip.dates.end,
    preferences: trip.preferences,
    wishes: trip.wishes,
    bookings: trip.bookings,
    ...(trip.documents && { documents: trip.documents }),
    budget: trip.budget,
    fares: trip.fares,
    transfers: trip.transfers,
    totalBudget: totalCost(costsOf(trip.days), trip.travellers).party / 100,
    destinationId: trip.destinationId,
    title: trip.title,
    notes: trip.notes,
    landscape: trip.landscape,
    plan: trip.provenance,
    ...optionalOf(trip),
  };
}

const splitLines = (joined: string) => joined.split('\n').filter((line) => line.trim() !== '');

/** The checklist: with ticks where they travel along, else every label unticked. */
function readLuggage(labels: readonly string[], items: LuggageItem[] | undefined, newId: NewId): LuggageItem[] {
  return items ?? labels.map((label) => ({ id: newId(), label, packed: false }));
}

/** What need not be there, spelled alike on both sides. */
const optionalOf = ({
  bases,
  keptAs,
  translations,
  mentions,
}: Pick<Trip, 'bases' | 'keptAs' | 'translations' | 'mentions'>) => ({
  ...(bases && { bases }),
  ...(keptAs && { keptAs }),
  ...(translations && { translations }),
  ...(mentions && { mentions }),
});

function toDomain(wire: WireTrip, newId: NewId): z.input<typeof tripSchema> {
  return {
    ...unknownTo(wireTripSchema.shape, wire),
    id: wire.id,
    destination: wire.destination,
    destinationId: wire.destinationId ?? null,
    dates: { start: wire.dateStart, end: wire.dateEnd },
    travellers: wire.travelers,
    categories: wire.categories,
    preferences: wire.preferences,
    wishes: wire.wishes ?? null,
    bookings: wire.bookings ?? null,
    ...(wire.documents && { documents: wire.documents }),
    budget: wire.budget,
    fares: wire.fares ?? null,
    transfers: wire.transfers ?? null,
    title: wire.title ?? null,
    notes: wire.notes ?? '',
    landscape: wire.landscape ?? 'city',
    provenance: wire.plan ?? null,
    ...optionalOf(wire),
    summary: wire.summary,
    importantInfo: splitLines(wire.importantInfo),
    recommendations: wire.recommendations,
    accommodation: wire.suggestedAccommodation,
    luggage: readLuggage(wire.luggageList, wire.luggage, newId),
    answers: wire.answers ?? [],
    days: wire.itinerary.map((day) => fromWireDay(day, newId)),
  };
}

/**
 * A trip out of an answer or a stored document, read tolerantly (P9): what this version does not know stays in it. Throws ZodError when the
 * parts do not fit together.
 */
export function fromWireTrip(wire: WireTrip, newId: NewId): Trip {
  return z.parse(reader(tripSchema), toDomain(wire, newId));
}

/**
 * A trip out of a request, held to every rule. Throws ZodError when the parts fit the wire but not together (a duration of 5 minutes, a
 * line without text).
 */
export function acceptWireTrip(wire: WireTrip, newId: NewId): Trip {
  return tripSchema.parse(toDomain(wire, newId));
}

export function toWireTrip(trip: Trip): WireTrip {
  return {
    ...unknownTo(tripSchema.shape, trip),
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

/** The same content as it is saved. What a later version adds to the response comes along. */
function ungrouped({ response, ...wire }: WirePlannedTrip): WireTrip {
  const { luggage_list: luggageList, important_info: importantInfo, ...same } = response;
  return { ...wire, ...same, luggageList, importantInfo };
}

/** See `fromWireTrip`. */
export const fromWirePlannedTrip = (wire: WirePlannedTrip, newId: NewId): Trip => fromWireTrip(ungrouped(wire), newId);

/** See `acceptWireTrip`. */
export const acceptWirePlannedTrip = (wire: WirePlannedTrip, newId: NewId): Trip =>
  acceptWireTrip(ungrouped(wire), newId);

export function toWirePlannedTrip(trip: Trip): WirePlannedTrip {
  const wire = toWireTrip(trip);
  return {
    ...unknownTo(tripSchema.shape, trip),
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
