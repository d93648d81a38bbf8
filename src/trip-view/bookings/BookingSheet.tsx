import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingKind, Leg } from '#domain/trip/booking.ts';
import type { Change } from '#domain/trip/patch.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { titleOf } from '#rendering/bookings/booking-text.ts';
import { currentLanguage } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { FormError } from '../../ui/Form.tsx';
import { focusFirstError } from '../../ui/focus-first-error.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { changeWithUndo, type Editing, type OpenForm, useStoring } from '../editing.ts';
import { NotStored } from '../NotStored.tsx';
import { BookingFields } from './BookingFields.tsx';
import { type BookingDraft, bookingOf, draftOf, emptyDraft, errorsOf } from './booking-draft.ts';
import { deviceZone, tripZone } from './trip-zone.ts';

export interface BookingSheetProps {
  readonly form: Extract<OpenForm, { kind: 'booking' }>;
  readonly change: Editing['change'];
  /** Names of airports, stations and ports, suggested where journeys begin and end. */
  readonly terminals: readonly string[];
  /** Its documents, where it is one of a saved trip. */
  readonly documents?: ReactNode;
  readonly onClose: () => void;
}

/** A journey there leaves from where its owner is, and one back ends there: so much can be guessed. */
function newDraft(trip: Trip, kind: BookingKind, leg: Leg | null): BookingDraft {
  const { start, end } = trip.dates;
  const zone = tripZone(trip);
  const draft = emptyDraft(kind, leg, leg === 'out' ? end : start, zone);
  if (kind === 'lodging') return { ...draft, end: { ...draft.end, date: end > start ? end : '' } };
  if (leg === 'in') return { ...draft, start: { ...draft.start, zone: deviceZone() } };
  if (leg === 'out') return { ...draft, end: { ...draft.end, zone: deviceZone() } };
  return draft;
}

const firstDraft = ({ seen: { trip }, booking, begin }: BookingSheetProps['form']): BookingDraft =>
  booking ? draftOf(booking, tripZone(trip)) : newDraft(trip, begin?.kind ?? 'other', begin?.leg ?? null);

/** What is behind "More" and has been said already. */
const saysMore = ({ seats, contact, notes, price, bookedBy, margin }: BookingDraft) =>
  [seats, contact, notes, price, bookedBy, margin].some((text) => text !== '');

/** What is typed of a booking, what is wrong with it, and how it is stored. */
function useBookingForm({ form, change, onClose }: BookingSheetProps) {
  const { seen, booking: before } = form;
  const [draft, setDraft] = useState(() => firstDraft(form));
  const [tried, setTried] = useState(false);
  const [more, setMore] = useState(() => saysMore(draft));
  // The same booking however often it is stored: a disk that answers late must not make two of it.
  const [id] = useState(() => before?.id ?? crypto.randomUUID());
  const storing = useStoring(change, seen, onClose);
  const fields = useRef<HTMLDivElement>(null);
  const booking = bookingOf(draft, id, before);
  function save() {
    setTried(true);
    if (booking) {
      const same = before && JSON.stringify(before) === JSON.stringify(booking);
      void storing.store(same ? [] : [{ kind: 'booking.put', booking }]);
      return;
    }
    const { price, currency, margin } = errorsOf(draft);
    if (price || currency || margin) setMore(true);
    focusFirstError(fields.current);
  }
  const set = (part: Partial<BookingDraft>) => setDraft((own) => ({ ...own, ...part }));
  return {
    draft,
    set,
    errors: tried ? errorsOf(draft) : {},
    tooLong: tried && !booking,
    more,
    setMore,
    fields,
    storing,
    save,
  };
}

/** One thing that is fixed: what, when, where, its code; or away with it, with a way back. */
export function BookingSheet(props: BookingSheetProps) {
  const { form, change, terminals, documents, onClose } = props;
  const { t } = useTranslation();
  const { seen, booking } = form;
  const { draft, set, errors, tooLong, more, setMore, fields, storing, save } = useBookingForm(props);

  async function remove() {
    if (!booking) return;
    const changes: Change[] = [{ kind: 'booking.remove', bookingId: booking.id }];
    const text = t('booking.removed', { name: titleOf(booking, currentLanguage()) });
    await changeWithUndo({ editing: { change, seen }, changes, text, onClose }, t);
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={booking ? t('booking.editTitle') : t('booking.newTitle')}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button onClick={save} busy={storing.busy}>
            {t('booking.save')}
          </Button>
          {booking && (
            <Button kind="danger" onClick={() => void remove()}>
              {t('booking.remove')}
            </Button>
          )}
        </>
      }
    >
      <div ref={fields} className="flex flex-col gap-4">
        <BookingFields
          draft={draft}
          errors={errors}
          trip={seen.trip}
          terminals={terminals}
          set={set}
          more={more}
          onMore={setMore}
        />
        {tooLong && Object.keys(errors).length === 0 && <FormError>{t('booking.errors.tooLong')}</FormError>}
        <NotStored storing={storing} />
        {documents}
      </div>
    </Sheet>
  );
}
