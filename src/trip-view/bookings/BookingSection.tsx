import { BedDouble, ClipboardPaste, FileUp, type LucideIcon, Plane, Plus, Utensils } from 'lucide-react';
import { type ChangeEvent, lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingKind, Leg } from '#domain/trip/booking.ts';
import { MAX_BOOKINGS } from '#domain/trip/fields/booking.ts';
import { Button } from '../../ui/Button.tsx';
import type { Editing } from '../editing.ts';

/** Most trips have none: what tells of them comes with the first. */
const BookingList = lazy(() => import('./BookingList.tsx').then((module) => ({ default: module.BookingList })));

interface BookingSectionProps {
  readonly editing: Editing;
}

interface Quick {
  readonly id: 'in' | 'out' | 'lodging' | 'other';
  readonly kind: BookingKind;
  readonly leg: Leg | null;
  readonly Icon: LucideIcon;
}

const quick: readonly Quick[] = [
  { id: 'in', kind: 'flight', leg: 'in', Icon: Plane },
  { id: 'out', kind: 'flight', leg: 'out', Icon: Plane },
  { id: 'lodging', kind: 'lodging', leg: null, Icon: BedDouble },
  { id: 'other', kind: 'restaurant', leg: null, Icon: Utensils },
];

/** Nothing yet: what most trips have, one press away. */
function Empty({ editing: { open, seen } }: BookingSectionProps) {
  const { t } = useTranslation();
  return (
    <>
      <p className="text-ink-soft">{t('fixed.empty')}</p>
      <ul className="grid grid-cols-1 gap-2 min-[23rem]:grid-cols-2 md:grid-cols-4">
        {quick.map(({ id, kind, leg, Icon }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => open({ kind: 'booking', seen, booking: null, begin: { kind, leg } })}
              className="flex min-h-12 w-full items-center gap-3 rounded-card border border-line bg-paper px-3 py-2 text-left font-semibold hover:border-sea"
            >
              <Icon aria-hidden className="size-5 shrink-0 text-sea" />
              {t(`fixed.quick.${id}`)}
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
    if (file) open({ kind: 'import-bookings', seen, sources: [file] });
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".ics,.pkpass,.json,.html,.htm,.eml,.txt,text/calendar,text/plain,text/html,application/vnd.apple.pkpass,application/json"
        aria-label={t('fixed.openHint')}
        onChange={choose}
        className="hidden"
      />
      <Button kind="quiet" className="text-left" onClick={() => input.current?.click()}>
        <FileUp aria-hidden className="size-5" />
        {t('fixed.open')}
      </Button>
    </>
  );
}

/** What of a trip is fixed, by date, for its owner; with the ways to add more. */
export function BookingSection({ editing }: BookingSectionProps) {
  const { t } = useTranslation();
  const { open, seen } = editing;
  const count = seen.trip.bookings?.length ?? 0;
  const full = count >= MAX_BOOKINGS;
  return (
    <section
      aria-labelledby="fixed"
      data-later
      className="flex flex-col gap-4 rounded-card border border-line bg-card p-5"
    >
      <div className="flex flex-col gap-1">
        <h2 id="fixed" className="text-xl">
          {t('fixed.title')}
        </h2>
        <p className="text-sm text-ink-soft">{t('fixed.text')}</p>
      </div>
      {count === 0 ? (
        <Empty editing={editing} />
      ) : (
        <Suspense>
          <BookingList editing={editing} />
        </Suspense>
      )}
      {full ? (
        <p className="text-sm text-ink-soft">{t('fixed.full', { most: MAX_BOOKINGS })}</p>
      ) : (
        <div className="-mx-3 flex flex-wrap gap-x-1">
          {count > 0 && (
            <Button kind="quiet" className="text-left" onClick={() => open({ kind: 'booking', seen, booking: null })}>
              <Plus aria-hidden className="size-5" />
              {t('fixed.add')}
            </Button>
          )}
          <Button
            kind="quiet"
            className="text-left"
            onClick={() => open({ kind: 'import-bookings', seen, sources: [] })}
          >
            <ClipboardPaste aria-hidden className="size-5" />
            {t('fixed.paste')}
          </Button>
          <OpenFile editing={editing} />
        </div>
      )}
    </section>
  );
}
