import * as z from 'zod/mini';
import { openList } from '../../open-list.ts';
import { faresSchema } from '../../place/fares.ts';
import { landscapes } from '../landscape.ts';
import { MAX_BASES, MAX_DAYS } from '../longest.ts';

/** How one goes from one base to the next; `other`: it is not known whether a train or a coach goes. */
export const wayKinds = ['train', 'bus', 'car', 'ferry', 'flight', 'other'] as const;

const minutes = z.int().check(z.minimum(0), z.maximum(1439));
const text = (longest: number) => z.string().check(z.maxLength(longest));

/** The way from the base before, as the plan counted it: nothing of it is booked. */
const wayThereSchema = z.strictObject({
  by: openList(wayKinds),
  /** Local minutes at which one leaves where one slept, for the way to the terminal and the wait there. */
  setOff: minutes,
  /** Local minutes where it begins and where it ends, on the same date. */
  start: minutes,
  end: minutes,
  /** Minutes from the one to the other. */
  minutes: z.int().check(z.minimum(1), z.maximum(1439)),
  /** Terminals in the plan's language; empty: none is known. */
  from: text(160),
  to: text(160),
  /** One way for an adult, in euro cents; null: not known. */
  price: z.nullable(z.int().check(z.minimum(0), z.maximum(100_000))),
  /** By distance alone: whether and when anything goes has to be looked up. */
  guessed: z.optional(z.literal(true)),
});

/** Where one sleeps for some nights of a journey over several places. */
export const baseSchema = z.strictObject({
  /** Catalogue id. */
  destinationId: text(80).check(z.minLength(1)),
  /** In the plan's language. */
  name: text(120).check(z.minLength(1)),
  landscape: openList(landscapes),
  /** IANA name of the zone by whose clocks its days go. */
  zone: text(60).check(z.minLength(1)),
  /**
   * The day of the trip (1 is the first) on which one comes, after which one sleeps there. Other dates may leave it outside of the trip, and
   * those of before bring it back.
   */
  first: z.int().check(z.minimum(-MAX_DAYS), z.maximum(2 * MAX_DAYS)),
  /** null for the first base. */
  way: z.nullable(wayThereSchema),
  /** Of local transport there; null: not known. */
  fares: z.nullable(faresSchema),
});

/** In the order in which they are travelled. */
export const basesSchema = z.array(baseSchema).check(z.minLength(2), z.maxLength(MAX_BASES));
