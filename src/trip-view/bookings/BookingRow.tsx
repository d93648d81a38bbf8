import { Paperclip, Pencil, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#domain/trip/booking.ts';
import { kindOf } from '#domain/trip/booking-hours.ts';
import { documentsAt } from '#domain/trip/document.ts';
import { priceText, titleOf, whenText, whereText } from '#rendering/bookings/booking-text.ts';
import { currentLanguage } from '../../i18n/i18n.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { changeWithUndo, type Editing } from '../editing.ts';
import { CopyCode } from './CopyCode.tsx';
import { collidingStops } from './colliding.ts';
import { KindIcon } from './KindIcon.tsx';
import { tripZone } from './trip-zone.ts';

interface BookingRowProps {
  readonly booking: Booking;
  readonly editing: Editing;
}

/** What the plan has where something is fixed, and the way to have it planned anew. */
function Collisions({ booking, editing: { seen, replan } }: BookingRowProps) {
  const { t } = useTranslation();
  const stops = collidingStops(seen.trip, booking);
  if (stops.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className="text-ink-soft">{t('fixed.collides', { count: stops.length })}</span>
      {replan && (
        <button
          type="button"
          onClick={() => replan(stops.map(({ id }) => id))}
          className="min-h-11 text-left font-semibold text-sea underline underline-offset-4"
        >
          {t('fixed.replan')}
        </button>
      )}
    </div>
  );
}

/** How many documents it has, and the way to them. */
function DocumentMark({ booking, editing: { seen, open } }: BookingRowProps) {
  const { t } = useTranslation();
  const count = documentsAt(seen.trip, booking.id).length;
  if (count === 0) return null;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={t('fixed.documents', { count, name: titleOf(booking, currentLanguage()) })}
      onClick={() => open({ kind: 'booking-documents', seen, booking })}
      className="inline-flex min-h-11 min-w-11 items-center gap-1.5 font-semibold text-sea tabular-nums"
    >
      <Paperclip aria-hidden className="size-4" />
      {count}
    </button>
  );
}

/** One thing that is fixed: what, when, where, its code and its price. */
export function BookingRow({ booking, editing }: BookingRowProps) {
  const { t } = useTranslation();
  const language = currentLanguage();
  const { dates } = editing.seen.trip;
  const [name, where] = [titleOf(booking, language), whereText(booking)];
  const last = booking.end?.date ?? booking.start.date;
  const outside = booking.start.date > dates.end || last < dates.start;
  function remove() {
    const text = t('fixed.removed', { name });
    void changeWithUndo({ editing, changes: [{ kind: 'booking.remove', bookingId: booking.id }], text }, t);
  }
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 border-t border-line pt-3 first:border-t-0 first:pt-0">
      <span className="pt-0.5">
        <KindIcon kind={kindOf(booking)} />
      </span>
      <h3 className="font-semibold [overflow-wrap:anywhere]">{name}</h3>
      <div className="-mt-2 -mr-2 -mb-2 flex">
        <IconButton
          label={t('fixed.edit', { name })}
          onClick={() => editing.open({ kind: 'booking', seen: editing.seen, booking })}
        >
          <Pencil aria-hidden className="size-5" />
        </IconButton>
        <IconButton label={t('fixed.removeNamed', { name })} onClick={remove}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
      <div className="col-span-2 col-start-2 flex min-w-0 flex-col gap-0.5">
        <p className="text-sm tabular-nums">
          {whenText(booking, language, tripZone(editing.seen.trip))}
          {outside && <span className="text-coral"> ({t('fixed.outside')})</span>}
        </p>
        {where !== '' && where !== name && <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">{where}</p>}
        <div className="flex flex-wrap items-center gap-x-4 empty:hidden">
          {booking.code !== '' && <CopyCode code={booking.code} />}
          <DocumentMark booking={booking} editing={editing} />
        </div>
        {booking.price && <p className="text-sm text-ink-soft">{priceText(booking.price, language)}</p>}
        <Collisions booking={booking} editing={editing} />
      </div>
    </li>
  );
}
