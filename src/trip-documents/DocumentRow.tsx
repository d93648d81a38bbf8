import { FileText, Image, RotateCw, Ticket, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TripDocument } from '#domain/trip/document.ts';
import { type DocumentState, sendAgain } from '../data/documents.ts';
import { formatBytes } from '../i18n/format.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Progress } from '../ui/Progress.tsx';
import { kindOf } from './document-kind.ts';

interface DocumentRowProps {
  readonly tripId: string;
  readonly document: TripDocument;
  /** null where it belongs to no booking, or stands with it. */
  readonly bookingName: string | null;
  /** undefined while it is read. */
  readonly state: DocumentState | undefined;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

const icons = { pdf: FileText, picture: Image, pass: Ticket, other: FileText };

function Where({ state }: { readonly state: DocumentState }) {
  const { t } = useTranslation();
  if (state.at === 'sending' || state.at === 'fetching') {
    const { bytes, total } = state;
    const text = t('documents.sizeOf', { bytes: formatBytes(bytes), total: formatBytes(total) });
    return <Progress label={t(`documents.at.${state.at}`)} value={bytes} max={total} text={text} />;
  }
  if (state.at !== 'refused') return <p>{t(`documents.at.${state.at}`)}</p>;
  const known = state.because === 'documentType' || state.because === 'accountFull' ? state.because : 'other';
  return (
    <p className="text-coral">
      {t('documents.at.refused')}. {t(`documents.refused.${known}`)}
    </p>
  );
}

/** One document: what it is called, what it is, and where. */
export function DocumentRow({ tripId, document, bookingName, state, onOpen, onRemove }: DocumentRowProps) {
  const { t } = useTranslation();
  const { name, size } = document;
  const kind = kindOf(document);
  const Icon = icons[kind];
  return (
    <li className="flex flex-col gap-1 py-2">
      <div className="flex items-center gap-1">
        <button
          type="button"
          aria-label={t('documents.open', { name })}
          aria-haspopup="dialog"
          onClick={onOpen}
          className="flex min-h-11 min-w-0 grow items-center gap-3 rounded-card text-left hover:text-sea"
        >
          <Icon aria-hidden className="size-5 shrink-0 text-sea" />
          <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{name}</span>
        </button>
        {state?.at === 'refused' && (
          <IconButton label={t('documents.tryAgain', { name })} onClick={() => void sendAgain(tripId, document)}>
            <RotateCw aria-hidden className="size-4" />
          </IconButton>
        )}
        <IconButton label={t('documents.remove', { name })} onClick={onRemove}>
          <X aria-hidden className="size-4" />
        </IconButton>
      </div>
      <div className="pl-8 text-sm text-ink-soft [overflow-wrap:anywhere]">
        {bookingName !== null && <p>{t('documents.ofBooking', { name: bookingName })}</p>}
        <p>
          {t(`documents.type.${kind}`)} · {formatBytes(size)}
        </p>
        {state && <Where state={state} />}
      </div>
    </li>
  );
}
