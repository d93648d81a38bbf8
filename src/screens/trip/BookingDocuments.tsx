import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documentsAt } from '#domain/trip/document.ts';
import type { Seen } from '#domain/trip/seen.ts';
import { titleOf } from '#rendering/bookings/booking-text.ts';
import { useDocumentStates } from '../../data/documents.ts';
import { useTrip } from '../../data/trips.ts';
import { currentLanguage } from '../../i18n/i18n.ts';
import { DocumentDialog } from '../../trip-documents/DocumentDialog.tsx';
import { DocumentList } from '../../trip-documents/DocumentList.tsx';
import type { OpenForm } from '../../trip-view/editing.ts';
import { Sheet } from '../../ui/Sheet.tsx';

interface BookingDocumentsProps {
  /** As it was when the form opened: the list shows the trip as it is now, as long as it is here. */
  readonly held: Seen;
  readonly bookingId: string;
}

/** The documents of a booking, inside its sheet. */
export function BookingDocuments({ held, bookingId }: BookingDocumentsProps) {
  const stored = useTrip(held.trip.id);
  const seen = (stored.state === 'read' ? stored.value : null) ?? held;
  return <DocumentList seen={seen} bookingId={bookingId} />;
}

interface BookingDocumentsSheetProps {
  readonly form: Extract<OpenForm, { kind: 'booking-documents' }>;
  readonly onClose: () => void;
}

/** One press from the booking to its document; where it has several, to their list. */
export function BookingDocumentsSheet({ form: { seen, booking }, onClose }: BookingDocumentsSheetProps) {
  const { t } = useTranslation();
  const stateOf = useDocumentStates(seen.trip.id);
  const [first, ...others] = useState(() => documentsAt(seen.trip, booking.id))[0];
  if (first && others.length === 0)
    return <DocumentDialog tripId={seen.trip.id} document={first} state={stateOf?.(first)} onClose={onClose} />;
  return (
    <Sheet open onClose={onClose} title={titleOf(booking, currentLanguage())} closeLabel={t('common.close')}>
      <BookingDocuments held={seen} bookingId={booking.id} />
    </Sheet>
  );
}
