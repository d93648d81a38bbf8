import { useTranslation } from 'react-i18next';
import type { WaitingDocument } from '../../data/waiting.ts';
import { formatBytes } from '../../i18n/format.ts';
import { paths } from '../../navigation/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';

function Line({ document }: { readonly document: WaitingDocument }) {
  const { t } = useTranslation();
  const { name, size, refused, attempts, tripId } = document;
  const waits = attempts > 0 ? t('sync.documentTried', { count: attempts }) : t('sync.documentWaits');
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="[overflow-wrap:anywhere]">
          <strong>{name ?? t('sync.aDocument')}</strong> {formatBytes(size)}
        </p>
        <p className="text-sm text-ink-soft">{refused === null ? waits : t('sync.documentRefused')}</p>
      </div>
      {name !== null && (
        <ButtonLink kind="secondary" to={paths.trip(tripId)}>
          {t('sync.open')}
        </ButtonLink>
      )}
    </li>
  );
}

/** Contents of documents that are on this device and not on the server. */
export function WaitingDocuments({ documents }: { readonly documents: readonly WaitingDocument[] }) {
  const { t } = useTranslation();
  return (
    <Card as="section">
      <h2 className="text-xl">{t('sync.documents')}</h2>
      <ul className="divide-y divide-line">
        {documents.map((own) => (
          <Line key={`${own.tripId} ${own.digest}`} document={own} />
        ))}
      </ul>
    </Card>
  );
}
