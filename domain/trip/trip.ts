import type * as z from 'zod/mini';
import type { tripSchema } from './fields/trip.ts';

/** A trip, planned or saved. Times are local minutes, money is euro cents (D17); the wire's spelling is in the contract. */
export type Trip = z.infer<typeof tripSchema>;

/** What lists and sync read instead of whole trips. */
export interface TripCard
  extends Pick<
    Trip,
    'id' | 'destination' | 'destinationId' | 'dates' | 'travellers' | 'categories' | 'budget' | 'summary'
  > {
  /** Euro cents for everybody. */
  readonly totalBudget: number;
  /** Grows by one with every change on the server; 0 when the server has not seen it yet. */
  readonly version: number;
  /** Of a journey, everywhere it leads; absent: `destinationId` alone. */
  readonly destinationIds?: readonly string[] | undefined;
}
