import { FileText, Paperclip, TextQuote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { shorten } from '#domain/shorten.ts';
import type { Handed } from '../../data/handed-over.ts';
import { formatBytes } from '../../i18n/format.ts';

const LONGEST_SHOWN = 400;

interface FileLineProps {
  readonly file: File;
  readonly what: string;
}

function FileLine({ file: { name, size }, what }: FileLineProps) {
  const { t } = useTranslation();
  return (
    <span className="min-w-0">
      <span className="block font-semibold">{name || t('handedOver.theText')}</span>
      <span className="block text-sm text-ink-soft">
        {formatBytes(size)} · {what}
      </span>
    </span>
  );
}

/** What came and what did not. */
export function Material({ handed: { text, files, documents, refused } }: { readonly handed: Handed }) {
  const { t } = useTranslation();
  const isSomething = text !== '' || files.length + documents.length > 0;
  const line = 'flex items-start gap-3 rounded-card border border-line bg-card p-4 [overflow-wrap:anywhere]';
  return (
    <div className="flex flex-col gap-3">
      {isSomething && (
        <ul aria-label={t('handedOver.title')} className="flex flex-col gap-3">
          {text !== '' && (
            <li className={line}>
              <TextQuote aria-hidden className="mt-0.5 size-5 shrink-0 text-sea" />
              <p className="min-w-0 whitespace-pre-line">{shorten(text, LONGEST_SHOWN)}</p>
            </li>
          )}
          {files.map((file, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and none of them moves
            <li key={place} className={line}>
              <FileText aria-hidden className="mt-0.5 size-5 shrink-0 text-sea" />
              <FileLine file={file} what={t('handedOver.toRead')} />
            </li>
          ))}
          {documents.map(({ file, place }) => (
            <li key={`document ${place}`} className={line}>
              <Paperclip aria-hidden className="mt-0.5 size-5 shrink-0 text-sea" />
              <FileLine file={file} what={t('handedOver.toDocuments')} />
            </li>
          ))}
        </ul>
      )}
      {refused.map(({ name, why }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be refused twice, and none of them moves
        <p key={place} role="alert" className="text-coral [overflow-wrap:anywhere]">
          {t(`handedOver.refused.${why}`, { name: name || t('handedOver.theText') })}
        </p>
      ))}
    </div>
  );
}
