import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Problem } from '#domain/problem.ts';
import { documentsAt, type TripDocument } from '#domain/trip/document.ts';
import type { Seen } from '#domain/trip/seen.ts';
import { useOffline } from '../data/connection.ts';
import { keepDocuments, stopSending, useDocumentStates } from '../data/documents.ts';
import { changeTrip } from '../data/trips.ts';
import { problemText } from '../i18n/problem-texts.ts';
import { changeWithUndo } from '../trip-view/editing.ts';
import { Button } from '../ui/Button.tsx';
import { AddDocuments } from './AddDocuments.tsx';
import { DocumentDialog } from './DocumentDialog.tsx';
import { DocumentRow } from './DocumentRow.tsx';

interface DocumentListProps {
  readonly seen: Seen;
  /** The booking whose documents these are; null: those of no booking. */
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

/** The documents of a trip or of one of its bookings: added, opened and removed, with a network and without. */
export function DocumentList({ seen, bookingId }: DocumentListProps) {
  const { t } = useTranslation();
  const { trip } = seen;
  const titleId = useId();
  const stateOf = useDocumentStates(trip.id);
  const [opened, setOpened] = useState<TripDocument | null>(null);
  const documents = documentsAt(trip, bookingId);
  const isMissing = documents.some((own) => stateOf?.(own).at === 'elsewhere');

  function remove(document: TripDocument) {
    const { id: documentId, name } = document;
    const editing = {
      change: (changes: Parameters<typeof changeTrip>[1], now: Seen) => changeTrip(now, changes),
      seen,
    };
    void stopSending(trip.id, document);
    const changes = [{ kind: 'document.remove', documentId } as const];
    void changeWithUndo({ editing, changes, text: t('documents.removed', { name }) }, t);
  }
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3 rounded-card border border-line bg-card p-5">
      <h2 id={titleId} className="text-xl">
        {t('documents.title')}
      </h2>
      {documents.length === 0 && <p className="text-ink-soft">{t('documents.none')}</p>}
      {documents.length > 0 && (
        <ul className="divide-y divide-line">
          {documents.map((own) => (
            <DocumentRow
              key={own.id}
              tripId={trip.id}
              document={own}
              state={stateOf?.(own)}
              onOpen={() => setOpened(own)}
              onRemove={() => remove(own)}
            />
          ))}
        </ul>
      )}
      <AddDocuments seen={seen} bookingId={bookingId} />
      {isMissing && <KeepAll seen={seen} />}
      {opened && (
        <DocumentDialog tripId={trip.id} document={opened} state={stateOf?.(opened)} onClose={() => setOpened(null)} />
      )}
    </section>
  );
}
