import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#domain/trip/booking.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { titleOf, whenText, whereText } from '#rendering/bookings/booking-text.ts';
import { currentLanguage } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { BookingFields } from './BookingFields.tsx';
import { type BookingDraft, bookingOf, errorsOf } from './booking-draft.ts';
import type { FoundBooking } from './found-bookings.ts';

interface FoundRowProps {
  readonly found: FoundBooking;
  readonly trip: Trip;
  /** What is wrong is shown. */
  readonly tried: boolean;
  readonly onChange: (found: FoundBooking) => void;
}

function Doubts({ found: { unsure, missing, already } }: Pick<FoundRowProps, 'found'>) {
  const { t } = useTranslation();
  const list = (fields: FoundBooking['unsure']) => fields.map((field) => t(`booking.import.field.${field}`)).join(', ');
  return (
    <>
      {already && <p className="text-sm font-semibold">{t('booking.import.already')}</p>}
      {unsure.length > 0 && <p className="text-sm">{t('booking.import.unsure', { list: list(unsure) })}</p>}
      {missing.length > 0 && (
        <p className="text-sm text-ink-soft">{t('booking.import.missing', { list: list(missing) })}</p>
      )}
    </>
  );
}

/** What was read, as the trip will tell it. */
function Said({ booking, name }: { readonly booking: Booking; readonly name: string }) {
  const { t } = useTranslation();
  const where = whereText(booking);
  return (
    <>
      <p className="text-sm tabular-nums">{whenText(booking, currentLanguage())}</p>
      {where !== '' && where !== name && <p className="text-sm text-ink-soft">{where}</p>}
      {booking.code !== '' && (
        <p className="text-sm">
          {t('booking.code')} <span className="font-mono font-semibold">{booking.code}</span>
        </p>
      )}
    </>
  );
}

/** A booking that was read: a tick says whether it is added, and everything of it can be changed before. */
export function FoundRow({ found, trip, tried, onChange }: FoundRowProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [more, setMore] = useState(false);
  const { draft, booking, taken } = found;
  const shown = bookingOf(draft, booking.id, booking) ?? booking;
  const name = titleOf(shown, currentLanguage());
  const wrong = tried && taken && Object.keys(errorsOf(draft)).length > 0;
  const set = (part: Partial<BookingDraft>) => onChange({ ...found, draft: { ...draft, ...part } });
  return (
    <li className="flex flex-col gap-1 rounded-card border border-line bg-paper p-4 [overflow-wrap:anywhere]">
      <Checkbox
        label={<span className="font-semibold">{t('booking.import.take', { name })}</span>}
        checked={taken}
        onChange={(now) => onChange({ ...found, taken: now })}
      />
      <Said booking={shown} name={name} />
      <Doubts found={found} />
      <Button kind="quiet" aria-expanded={open || wrong} className="self-start" onClick={() => setOpen(!open)}>
        {open || wrong ? t('booking.import.done') : t('booking.import.change')}
      </Button>
      {(open || wrong) && (
        <BookingFields
          draft={draft}
          errors={tried ? errorsOf(draft) : {}}
          trip={trip}
          set={set}
          more={more}
          onMore={setMore}
        />
      )}
    </li>
  );
}
