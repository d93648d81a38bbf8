import { inOrder } from '#domain/trip/fixed-lines.ts';
import type { Editing } from '../editing.ts';
import { BookingRow } from './BookingRow.tsx';

/** What is fixed, by when it begins. */
export function BookingList({ editing }: { readonly editing: Editing }) {
  return (
    <ul className="flex flex-col gap-3">
      {inOrder(editing.seen.trip.bookings).map((booking) => (
        <BookingRow key={booking.id} booking={booking} editing={editing} />
      ))}
    </ul>
  );
}
