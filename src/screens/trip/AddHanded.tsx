import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Seen } from '#domain/trip/seen.ts';
import { forgetFiles, forgetHanded, type Handed, readHanded } from '../../data/handed-over.ts';
import { paths } from '../../navigation/paths.ts';
import { OfferDocuments } from '../../trip-documents/OfferDocuments.tsx';
import { ImportSheet } from '../../trip-view/bookings/ImportSheet.tsx';
import type { Editing, OpenForm } from '../../trip-view/editing.ts';
import { showToast } from '../../ui/toast-store.ts';

interface AddHandedProps {
  readonly id: string;
  readonly seen: Seen;
  readonly change: Editing['change'];
  /** Nothing of it is shown any more. */
  readonly onDone: () => void;
}

type ImportForm = Extract<OpenForm, { kind: 'import-bookings' }>;

/** What is to be read of it, with the trip as it is now; null: nothing. */
function formOf({ text, files }: Handed, seen: Seen): ImportForm | null {
  const sources = [...(text === '' ? [] : [text]), ...files];
  return sources.length === 0 ? null : { kind: 'import-bookings', seen, sources };
}

type Step =
  | { readonly at: 'reading' }
  | { readonly at: 'documents'; readonly handed: Handed }
  | { readonly at: 'bookings'; readonly form: ImportForm };

function firstStep(handed: Handed, seen: Seen): Step | null {
  if (handed.documents.length > 0) return { at: 'documents', handed };
  const form = formOf(handed, seen);
  return form && { at: 'bookings', form };
}

/** What is asked now; the first question comes when what was handed over is read, and `absent` is told where there is none. */
function useStep({ id, seen, onDone }: AddHandedProps) {
  const [step, setStep] = useState<Step>({ at: 'reading' });
  const first = useRef({ seen, onDone });
  useEffect(() => {
    let current = true;
    const begin = (handed: Handed | null) => {
      if (!current) return;
      const found = handed && firstStep(handed, first.current.seen);
      if (found) setStep(found);
      else first.current.onDone();
    };
    void readHanded(id)
      .catch(() => null)
      .then(begin);
    return () => {
      current = false;
    };
  }, [id]);
  return [step, setStep] as const;
}

/**
 * What another app handed over, for this trip: its PDFs and pictures are offered to the documents, the rest is read and shown. Nothing is
 * added before its owner says so, and what is not added waits on this device.
 */
export function AddHanded(props: AddHandedProps) {
  const { id, seen, change, onDone } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [step, setStep] = useStep(props);
  const stored = useRef(false);

  function waits() {
    onDone();
    showToast('success', t('handedOver.waits'), {
      label: t('handedOver.continue'),
      run: () => void navigate(paths.handedOver),
    });
  }
  function afterDocuments(handed: Handed, added: readonly File[]) {
    const form = formOf(handed, seen);
    const places = handed.documents.filter(({ file }) => added.includes(file)).map(({ place }) => place);
    void (form ? forgetFiles(id, places) : forgetHanded(id));
    if (form) return setStep({ at: 'bookings', form });
    showToast('success', t('handedOver.documentsAdded', { count: added.length }));
    onDone();
  }
  function afterBookings() {
    if (!stored.current) return waits();
    void forgetHanded(id);
    onDone();
  }
  async function store(...args: Parameters<Editing['change']>) {
    await change(...args);
    stored.current = true;
  }

  if (step.at === 'reading') return null;
  if (step.at === 'bookings') return <ImportSheet form={step.form} change={store} onClose={afterBookings} />;
  const { handed } = step;
  return (
    <OfferDocuments
      seen={seen}
      files={handed.documents.map(({ file }) => file)}
      onAdded={(added) => afterDocuments(handed, added)}
      onSkip={() => (formOf(handed, seen) ? afterDocuments(handed, []) : waits())}
      onClose={waits}
    />
  );
}
