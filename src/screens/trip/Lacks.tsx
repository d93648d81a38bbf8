import { useTranslation } from 'react-i18next';
import type { PublicationLack } from '#domain/trip/publication.ts';

/** Each of what keeps a trip from being published, not all that could. */
export function Lacks({ lacks }: { readonly lacks: readonly PublicationLack[] }) {
  const { t } = useTranslation();
  const lines = lacks.map((lack) =>
    typeof lack === 'string' ? t(`publish.lacks.${lack}`) : t('publish.lacks.stops', { day: lack.day }),
  );
  return (
    <div>
      <p>{t('publish.impossible')}</p>
      <ul className="list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
