import type { Booking } from '#domain/trip/booking.ts';
import { kindOf } from '#domain/trip/booking-hours.ts';
import { inOrder } from '#domain/trip/fixed-lines.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { priceText, titleOf, whenText, whereText } from '#rendering/bookings/booking-text.ts';
import { currentLanguage } from '../../i18n/i18n.ts';
import { CopyCode } from './CopyCode.tsx';
import { KindIcon } from './KindIcon.tsx';
import { tripZone } from './trip-zone.ts';

function Row({ booking, zone }: { readonly booking: Booking; readonly zone: string }) {
  const language = currentLanguage();
  const [name, where] = [titleOf(booking, language), whereText(booking)];
  return (
    <li className="flex gap-3 border-t border-line pt-3 first:border-t-0 first:pt-0">
      <span className="pt-0.5">
        <KindIcon kind={kindOf(booking)} />
      </span>
      <div className="flex min-w-0 flex-col gap-0.5">
        <h3 className="font-semibold [overflow-wrap:anywhere]">{name}</h3>
        <p className="text-sm tabular-nums">{whenText(booking, language, zone)}</p>
        {where !== '' && where !== name && <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">{where}</p>}
        {booking.code !== '' && <CopyCode code={booking.code} />}
        {booking.price && <p className="text-sm text-ink-soft">{priceText(booking.price, language)}</p>}
      </div>
    </li>
  );
}

/** What is fixed, by when it begins, to read. */
export function KeptBookings({ trip }: { readonly trip: Trip }) {
  return (
    <ul className="flex flex-col gap-3">
      {inOrder(trip.bookings).map((booking) => (
        <Row key={booking.id} booking={booking} zone={tripZone(trip)} />
      ))}
    </ul>
  );
}
