import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Problem } from '#domain/problem.ts';
import type { Booking } from '#domain/trip/booking.ts';
import { documentsAt, documentsOf, type TripDocument } from '#domain/trip/document.ts';
import type { Seen } from '#domain/trip/seen.ts';
import { titleOf } from '#rendering/bookings/booking-text.ts';
import { useOffline } from '../data/connection.ts';
import { keepDocuments, stopSending, useDocumentStates } from '../data/documents.ts';
import { changeTrip } from '../data/trips.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { problemText } from '../i18n/problem-texts.ts';
import { changeWithUndo } from '../trip-view/editing.ts';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import { AddDocuments } from './AddDocuments.tsx';
import { DocumentDialog } from './DocumentDialog.tsx';
import { DocumentRow } from './DocumentRow.tsx';

interface DocumentListProps {
  readonly seen: Seen;
  /** The booking whose documents these are; null: those of the whole trip, each with the booking it belongs to. */
  readonly bookingId: string | null;
}

/** What other devices added is fetched when it is opened, or here all at once, before there is no network. */
function KeepAll({ seen: { trip } }: Pick<DocumentListProps, 'seen'>) {
  const { t } = useTranslation();
  const offline = useOffline();
  const [step, setStep] = useState<'idle' | 'busy' | Problem>('idle');
  async function keep() {
    setStep('busy');
    try {
      await keepDocuments(trip);
      setStep('idle');
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      setStep(error);
    }
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <Button kind="secondary" busy={step === 'busy'} disabled={offline} onClick={() => void keep()}>
        {t('documents.keepAll')}
      </Button>
      <p className="text-sm text-ink-soft">{t(offline ? 'documents.needsConnection' : 'documents.keepAllText')}</p>
      {step instanceof Problem && (
        <p role="alert">{step.code === 'NOT_FOUND' ? t('documents.notSentYet') : problemText(step, t).message}</p>
      )}
    </div>
  );
}

/** Takes a document away with an undo; what was still to be sent of it is sent no more. */
function useRemoving(seen: Seen) {
  const { t } = useTranslation();
  return (document: TripDocument) => {
    const { id: documentId, name } = document;
    const editing = {
      change: (changes: Parameters<typeof changeTrip>[1], now: Seen) => changeTrip(now, changes),
      seen,
    };
    void stopSending(seen.trip.id, document);
    const changes = [{ kind: 'document.remove', documentId } as const];
    void changeWithUndo({ editing, changes, text: t('documents.removed', { name }) }, t);
  };
}

/** What the booking is called that a document belongs to; null where it belongs to the trip. */
function bookingNames(bookings: readonly Booking[]): (document: TripDocument) => string | null {
  const names = new Map(bookings.map((booking) => [booking.id, titleOf(booking, currentLanguage())]));
  return ({ bookingId }) => (bookingId === null ? null : (names.get(bookingId) ?? null));
}

const listed = ({ seen: { trip }, bookingId }: DocumentListProps): readonly TripDocument[] =>
  bookingId === null ? documentsOf(trip) : documentsAt(trip, bookingId);

interface RowsProps extends DocumentListProps {
  readonly stateOf: ReturnType<typeof useDocumentStates>;
  readonly onOpen: (document: TripDocument) => void;
}

function Rows({ seen, bookingId, stateOf, onOpen }: RowsProps) {
  const { trip } = seen;
  const remove = useRemoving(seen);
  const nameOf = bookingNames(trip.bookings ?? []);
  const documents = listed({ seen, bookingId });
  if (documents.length === 0) return null;
  return (
    <ul className="divide-y divide-line">
      {documents.map((own) => (
        <DocumentRow
          key={own.id}
          tripId={trip.id}
          document={own}
          bookingName={bookingId === null ? nameOf(own) : null}
          state={stateOf?.(own)}
          onOpen={() => onOpen(own)}
          onRemove={() => remove(own)}
        />
      ))}
    </ul>
  );
}

/** The documents of a trip or of one of its bookings: added, opened and removed, with a network and without. */
export function DocumentList({ seen, bookingId }: DocumentListProps) {
  const { t } = useTranslation();
  const { trip } = seen;
  const titleId = useId();
  const stateOf = useDocumentStates(trip.id);
  const [opened, setOpened] = useState<TripDocument | null>(null);
  const whole = bookingId === null;
  const documents = listed({ seen, bookingId });
  const Heading = whole ? 'h2' : 'h3';
  const isMissing = documents.some((own) => stateOf?.(own).at === 'elsewhere');

  return (
    <section
      aria-labelledby={titleId}
      className={classNames(
        'flex flex-col gap-3',
        whole ? 'rounded-card border border-line bg-card p-5' : 'border-t border-line pt-4',
      )}
    >
      <Heading id={titleId} className="text-xl">
        {t('documents.title')}
      </Heading>
      {documents.length === 0 && (
        <p className="text-ink-soft">{t(whole ? 'documents.none' : 'documents.noneOfBooking')}</p>
      )}
      <Rows seen={seen} bookingId={bookingId} stateOf={stateOf} onOpen={setOpened} />
      <AddDocuments seen={seen} bookingId={bookingId} />
      {isMissing && <KeepAll seen={seen} />}
      {opened && (
        <DocumentDialog
          key={opened.digest}
          tripId={trip.id}
          document={opened}
          state={stateOf?.(opened)}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}
