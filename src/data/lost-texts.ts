import { withDetailsOf } from '#domain/trip/booking-details.ts';
import type { Change } from '#domain/trip/patch.ts';
import { lacksTarget } from '#domain/trip/targets.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { LostText } from '../offline/database.ts';
import { type Stored, useStored } from './stored.ts';

export type { LostText };

/** What decisions have left out of a trip on this device, the newest first. */
export function useLostTexts(tripId: string): Stored<LostText[]> {
  return useStored(`lost ${tripId}`, async ({ lost }) =>
    (await lost.where('tripId').equals(tripId).sortBy('id')).toReversed(),
  );
}

/** The change that puts a text back as it was; null where the trip no longer has what it was about. */
export function bringingBack(trip: Trip, { change }: LostText): Change | null {
  const id = crypto.randomUUID();
  if (change.kind === 'activity.add') {
    const again: Change = { ...change, activity: { ...change.activity, id } };
    return lacksTarget(trip, again) ? null : again;
  }
  if (change.kind !== 'booking.put') return lacksTarget(trip, change) ? null : change;
  const isHere = trip.bookings?.some((own) => own.id === change.booking.id);
  const [booking] = withDetailsOf({ ...trip, bookings: [change.booking] }, trip).bookings ?? [];
  // A removal is final: what comes back comes as something new.
  return booking ? { ...change, booking: isHere ? booking : { ...booking, id } } : null;
}
