import { ClipboardPaste, FileUp, Plus } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingKind, Leg } from '#domain/trip/booking.ts';
import { MAX_BOOKINGS } from '#domain/trip/fields/booking.ts';
import { inOrder } from '#domain/trip/fixed-lines.ts';
import { Button } from '../../ui/Button.tsx';
import type { Editing } from '../editing.ts';
import { BookingRow } from './BookingRow.tsx';
import { KindIcon } from './KindIcon.tsx';

interface BookingSectionProps {
  readonly editing: Editing;
}

const quick: readonly {
  readonly id: 'in' | 'out' | 'lodging' | 'other';
  readonly kind: BookingKind;
  readonly leg: Leg | null;
}[] = [
  { id: 'in', kind: 'flight', leg: 'in' },
  { id: 'out', kind: 'flight', leg: 'out' },
  { id: 'lodging', kind: 'lodging', leg: null },
  { id: 'other', kind: 'restaurant', leg: null },
];

/** Nothing yet: what most trips have, one press away. */
function Empty({ editing: { open, seen } }: BookingSectionProps) {
  const { t } = useTranslation();
  return (
    <>
      <p className="text-ink-soft">{t('booking.empty')}</p>
      <ul className="grid grid-cols-2 gap-2 md:grid-cols-4">
        {quick.map(({ id, kind, leg }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => open({ kind: 'booking', seen, booking: null, begin: { kind, leg } })}
              className="flex min-h-12 w-full items-center gap-3 rounded-card border border-line bg-paper px-3 py-2 text-left font-semibold hover:border-sea"
            >
              <KindIcon kind={kind} />
              {t(`booking.quick.${id}`)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Brings a file in; what is in it is shown before anything is added. */
function OpenFile({ editing: { open, seen } }: BookingSectionProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    // The same file chosen again must be heard again.
    event.target.value = '';
    if (file) open({ kind: 'import-bookings', seen, file });
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".ics,.pkpass,.json,.html,.htm,.eml,.txt,text/calendar,text/plain,text/html,application/vnd.apple.pkpass,application/json"
        aria-label={t('booking.openHint')}
        onChange={choose}
        className="hidden"
      />
      <Button kind="quiet" onClick={() => input.current?.click()}>
        <FileUp aria-hidden className="size-5" />
        {t('booking.open')}
      </Button>
    </>
  );
}

/** What of a trip is fixed, by date, for its owner; with the ways to add more. */
export function BookingSection({ editing }: BookingSectionProps) {
  const { t } = useTranslation();
  const { open, seen } = editing;
  const bookings = inOrder(seen.trip.bookings);
  const full = bookings.length >= MAX_BOOKINGS;
  return (
    <section
      aria-labelledby="fixed"
      data-later
      className="flex flex-col gap-4 rounded-card border border-line bg-card p-5"
    >
      <div className="flex flex-col gap-1">
        <h2 id="fixed" className="text-xl">
          {t('booking.title')}
        </h2>
        <p className="text-sm text-ink-soft">{t('booking.text')}</p>
      </div>
      {bookings.length === 0 ? (
        <Empty editing={editing} />
      ) : (
        <ul className="flex flex-col gap-3">
          {bookings.map((booking) => (
            <BookingRow key={booking.id} booking={booking} editing={editing} />
          ))}
        </ul>
      )}
      {full ? (
        <p className="text-sm text-ink-soft">{t('booking.full', { most: MAX_BOOKINGS })}</p>
      ) : (
        <div className="-mx-2 flex flex-wrap gap-1">
          {bookings.length > 0 && (
            <Button kind="quiet" onClick={() => open({ kind: 'booking', seen, booking: null })}>
              <Plus aria-hidden className="size-5" />
              {t('booking.add')}
            </Button>
          )}
          <Button kind="quiet" onClick={() => open({ kind: 'import-bookings', seen, file: null })}>
            <ClipboardPaste aria-hidden className="size-5" />
            {t('booking.paste')}
          </Button>
          <OpenFile editing={editing} />
        </div>
      )}
    </section>
  );
}
