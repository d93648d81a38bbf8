import { Download, ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Problem } from '#domain/problem.ts';
import type { TripDocument } from '#domain/trip/document.ts';
import { useOffline } from '../data/connection.ts';
import { type DocumentState, openDocument } from '../data/documents.ts';
import { formatBytes } from '../i18n/format.ts';
import { problemText } from '../i18n/problem-texts.ts';
import { Button } from '../ui/Button.tsx';
import { buttonStyle } from '../ui/button-style.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Progress } from '../ui/Progress.tsx';
import { kindOf } from './document-kind.ts';

interface DocumentDialogProps {
  readonly tripId: string;
  readonly document: TripDocument;
  readonly state: DocumentState | undefined;
  readonly onClose: () => void;
}

type Opened =
  | { readonly step: 'opening' }
  | { readonly step: 'open'; readonly url: string }
  | { readonly step: 'failed'; readonly error: unknown };

/** An address of the content for as long as it is looked at; nothing of it leaves the device. */
function useContent({ tripId, document: asked }: Pick<DocumentDialogProps, 'tripId' | 'document'>) {
  // The content of a digest never changes: the dialog of another document is another dialog.
  const [document] = useState(asked);
  const [opened, setOpened] = useState<Opened>({ step: 'opening' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let url: string | null = null;
    let closed = false;
    openDocument(tripId, document).then(
      (content) => {
        if (closed) return;
        url = URL.createObjectURL(content);
        setOpened({ step: 'open', url });
      },
      (error: unknown) => closed || setOpened({ step: 'failed', error }),
    );
    return () => {
      closed = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [tripId, document, attempt]);
  const again = () => {
    setOpened({ step: 'opening' });
    setAttempt(attempt + 1);
  };
  return { opened, again };
}

function Failed({ error, again }: { readonly error: unknown; readonly again: () => void }) {
  const { t } = useTranslation();
  const offline = useOffline();
  const problem = error instanceof Problem ? error : new Problem('INTERNAL', String(error));
  const isMissing = problem.code === 'NOT_FOUND';
  return (
    <div role="alert" className="flex flex-col items-start gap-3">
      <p className="font-semibold text-coral">{t('documents.cannotOpen')}</p>
      <p>
        {offline || problem.code === 'NO_RESPONSE'
          ? t('documents.offlineNotHere')
          : isMissing
            ? t('documents.notSentYet')
            : problemText(problem, t).message}
      </p>
      <Button kind="secondary" onClick={again}>
        {t('documents.again')}
      </Button>
    </div>
  );
}

function Opening({ state }: { readonly state: DocumentState | undefined }) {
  const { t } = useTranslation();
  if (state?.at !== 'fetching') return <Progress label={t('documents.opening')} />;
  const { bytes, total } = state;
  const text = t('documents.sizeOf', { bytes: formatBytes(bytes), total: formatBytes(total) });
  return <Progress label={t('documents.opening')} value={bytes} max={total} text={text} />;
}

function Picture({ name, url }: { readonly name: string; readonly url: string }) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  if (failed) return <p>{t('documents.cannotShow')}</p>;
  return (
    <img
      src={url}
      alt={name}
      onError={() => setFailed(true)}
      className="mx-auto max-h-[60dvh] max-w-full rounded-card"
    />
  );
}

/**
 * Shows a document: a picture here; a PDF in a tab of its own, where the browser's viewer keeps its scripts away from this page; anything
 * else is handed to another app.
 */
export function DocumentDialog({ tripId, document, state, onClose }: DocumentDialogProps) {
  const { t } = useTranslation();
  const { opened, again } = useContent({ tripId, document });
  const kind = kindOf(document);
  const { name, size } = document;
  function body() {
    if (opened.step === 'opening') return <Opening state={state} />;
    if (opened.step === 'failed') return <Failed error={opened.error} again={again} />;
    return kind === 'picture' ? <Picture name={name} url={opened.url} /> : null;
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      description={[t(`documents.type.${kind}`), formatBytes(size)].join(' · ')}
      closeLabel={t('documents.close')}
      actions={
        opened.step === 'open' && (
          <>
            {kind === 'pdf' && (
              <a href={opened.url} target="_blank" rel="noreferrer" className={buttonStyle('primary')}>
                <ExternalLink aria-hidden className="size-5" />
                {t('documents.openTab')}
              </a>
            )}
            <a href={opened.url} download={name} className={buttonStyle(kind === 'pdf' ? 'secondary' : 'primary')}>
              <Download aria-hidden className="size-5" />
              {t('documents.save')}
            </a>
          </>
        )
      }
    >
      {body()}
    </Dialog>
  );
}
