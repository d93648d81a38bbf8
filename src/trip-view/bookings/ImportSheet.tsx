import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Trip } from '#domain/trip/trip.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/Field.tsx';
import { FormError } from '../../ui/Form.tsx';
import { focusFirstError } from '../../ui/focus-first-error.ts';
import { Progress } from '../../ui/Progress.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { type Editing, type OpenForm, useStoring } from '../editing.ts';
import { NotStored } from '../NotStored.tsx';
import { FoundRow } from './FoundRow.tsx';
import { changesOf, noteOf, type Reading, readConfirmations } from './found-bookings.ts';

interface ImportSheetProps {
  readonly form: Extract<OpenForm, { kind: 'import-bookings' }>;
  readonly change: Editing['change'];
  readonly onClose: () => void;
}

/** Reads a source; an answer that comes after another question is not heard. */
function useReading(trip: Trip, sources: readonly (string | File)[]) {
  const [reading, setReading] = useState<Reading>({ step: sources.length > 0 ? 'reading' : 'asking' });
  const asked = useRef(0);
  const first = useRef(trip);
  function read(text: string): void {
    const own = ++asked.current;
    setReading({ step: 'reading' });
    const failed = (): Reading => ({ step: 'failed', why: 'broken' });
    void readConfirmations([text], first.current)
      .catch(failed)
      .then((found) => own === asked.current && setReading(found));
  }
  // What was chosen, or handed over, is read as soon as the sheet is open.
  useEffect(() => {
    if (sources.length === 0) return;
    let current = true;
    void readConfirmations(sources, first.current)
      .catch((): Reading => ({ step: 'failed', why: 'broken' }))
      .then((found) => current && setReading(found));
    return () => {
      current = false;
    };
  }, [sources]);
  return { reading, setReading, read };
}

interface FoundListProps {
  readonly reading: Extract<Reading, { step: 'found' }>;
  readonly trip: Trip;
  readonly tried: boolean;
  readonly onChange: Dispatch<SetStateAction<Reading>>;
}

function FoundList({ reading, trip, tried, onChange }: FoundListProps) {
  const { t } = useTranslation();
  const { found, unread } = reading;
  if (found.length === 0) {
    return (
      <div role="status" className="flex flex-col gap-2">
        <p className="font-semibold">{t('booking.import.none')}</p>
        <p className="text-ink-soft">{t('booking.import.noneText')}</p>
      </div>
    );
  }
  return (
    <>
      <p role="status" className="font-semibold">
        {t('booking.import.found', { count: found.length })}
      </p>
      {unread > 0 && <p className="text-sm text-ink-soft">{t('booking.import.unread', { count: unread })}</p>}
      <ul className="flex flex-col gap-3">
        {found.map((own, place) => (
          <FoundRow
            key={own.booking.id}
            found={own}
            trip={trip}
            tried={tried}
            onChange={(next) => onChange({ ...reading, found: found.map((old, i) => (i === place ? next : old)) })}
          />
        ))}
      </ul>
    </>
  );
}

interface AskingProps {
  readonly text: string;
  readonly failed: string | undefined;
  readonly onText: (text: string) => void;
}

function Asking({ text, failed, onText }: AskingProps) {
  const { t } = useTranslation();
  return (
    <>
      {failed && <FormError>{failed}</FormError>}
      <TextArea
        label={t('booking.import.label')}
        hint={t('booking.import.hint')}
        rows={10}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
    </>
  );
}

interface ActionsProps {
  readonly reading: Reading;
  readonly text: string;
  readonly busy: boolean;
  readonly onRead: () => void;
  readonly onAdd: () => void;
  readonly onKeep: (text: string) => void;
  readonly onAgain: () => void;
}

function Actions({ reading, text, busy, onRead, onAdd, onKeep, onAgain }: ActionsProps) {
  const { t } = useTranslation();
  if (reading.step === 'reading') return null;
  if (reading.step !== 'found') {
    return (
      <Button onClick={onRead} disabled={text.trim() === ''}>
        {t('booking.import.read')}
      </Button>
    );
  }
  const count = reading.found.filter(({ taken }) => taken).length;
  const unread = reading.found.length === 0;
  return (
    <>
      {!unread && (
        <Button onClick={onAdd} busy={busy} disabled={count === 0}>
          {t('booking.import.add', { count })}
        </Button>
      )}
      {unread && reading.text.trim() !== '' && (
        <Button onClick={() => onKeep(reading.text)} busy={busy}>
          {t('booking.import.keepNote')}
        </Button>
      )}
      <Button kind="secondary" onClick={onAgain}>
        {t('booking.import.again')}
      </Button>
    </>
  );
}

/** Confirmations become bookings: read here, shown, ticked and changed, and only then added. */
export function ImportSheet({ form, change, onClose }: ImportSheetProps) {
  const { t } = useTranslation();
  const { seen, sources } = form;
  const { trip } = seen;
  const { reading, setReading, read } = useReading(trip, sources);
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const storing = useStoring(change, seen, onClose);
  const content = useRef<HTMLDivElement>(null);
  function add() {
    setTried(true);
    const changes = changesOf(reading);
    if (changes) void storing.store(changes);
    else focusFirstError(content.current);
  }
  const failed = reading.step === 'failed' ? t(`booking.import.failed.${reading.why}`) : undefined;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('booking.import.title')}
      description={t('booking.import.text')}
      closeLabel={t('common.close')}
      actions={
        <Actions
          reading={reading}
          text={text}
          busy={storing.busy}
          onRead={() => read(text)}
          onAdd={add}
          onKeep={(unread) => void storing.store([noteOf(trip, unread)])}
          onAgain={() => setReading({ step: 'asking' })}
        />
      }
    >
      <div ref={content} className="flex flex-col gap-4">
        {reading.step === 'reading' && <Progress label={t('booking.import.reading')} />}
        {(reading.step === 'asking' || failed) && <Asking text={text} onText={setText} failed={failed} />}
        {reading.step === 'found' && <FoundList reading={reading} trip={trip} tried={tried} onChange={setReading} />}
        <NotStored storing={storing} />
      </div>
    </Sheet>
  );
}
