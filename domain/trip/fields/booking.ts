import * as z from 'zod/mini';
import { openList } from '../../open-list.ts';
import { partsOfDay } from '../../wishes/words.ts';
import { isoDateSchema } from '../iso-date.ts';

/** What was fixed before the plan: journeys, beds, tables, tickets, and other plans of the travellers. */
export const bookingKinds = [
  'flight',
  'train',
  'bus',
  'ferry',
  'car',
  'lodging',
  'restaurant',
  'ticket',
  'tour',
  'event',
  'meeting',
  'other',
] as const;

/** Which way a journey goes: to the destination, or away from it. */
export const legs = ['in', 'out'] as const;

const text = (longest: number) => z.string().check(z.maxLength(longest));
const minutes = z.int().check(z.minimum(0), z.maximum(1439));

/** A date and a time on the clocks of a zone; a time that is not known may be a part of the day. */
export const momentSchema = z.strictObject({
  date: isoDateSchema,
  /** Local minutes since midnight; null: not known. */
  time: z.nullable(minutes),
  part: z.optional(openList(partsOfDay)),
  /** IANA name of the zone whose clocks these are. */
  zone: z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/), z.maxLength(60)),
});

/** Where something is: what it is called, its address, and its point where it is known. */
export const spotSchema = z.strictObject({
  name: text(160).check(z.minLength(1)),
  address: text(200),
  latitude: z.nullable(z.number().check(z.minimum(-90), z.maximum(90))),
  longitude: z.nullable(z.number().check(z.minimum(-180), z.maximum(180))),
  /** The place or the area of the catalogue that it is; null for anything else. */
  placeId: z.nullable(text(80)),
});

export const priceSchema = z.strictObject({
  /** Of everything that was booked, in hundredths of the currency. */
  cents: z.int().check(z.minimum(0), z.maximum(100_000_000)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
});

/** A trip carries at most so many. */
export const MAX_BOOKINGS = 60;

export const bookingSchema = z.strictObject({
  id: z.uuid(),
  kind: openList(bookingKinds),
  /** What its owner calls it; empty: by its kind. */
  title: text(160),
  /** Of a journey: whether it brings the travellers to the destination or away; null: neither. */
  leg: z.nullable(openList(legs)),
  start: momentSchema,
  /** When it is over: of a journey the arrival, of a lodging the day of leaving. */
  end: z.nullable(momentSchema),
  /** Where it is, of a journey where it begins. */
  place: z.nullable(spotSchema),
  /** Where a journey ends. */
  to: z.nullable(spotSchema),
  /** Minutes to be kept free after an arrival or before anything else; null: what is usual for its kind. */
  margin: z.nullable(z.int().check(z.minimum(0), z.maximum(600))),
  code: text(60),
  seats: text(80),
  contact: text(160),
  notes: text(1000),
  price: z.nullable(priceSchema),
  bookedBy: text(80),
});
