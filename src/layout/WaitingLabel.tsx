import { useTranslation } from 'react-i18next';
import type { Unsent } from '../data/unsent-count.ts';
import { Badge } from '../ui/Badge.tsx';

/** The name of the list of what waits, with how much that is, and how much of it its owner has to decide. */
export function WaitingLabel({ unsent: { waiting, refused } }: { readonly unsent: Unsent }) {
  const { t } = useTranslation();
  return (
    <span className="flex flex-wrap items-center gap-2">
      {t('layout.sync')}
      {waiting > 0 && refused === 0 && <Badge tone="sun">{waiting}</Badge>}
      {refused > 0 && <Badge tone="coral">{t('layout.toDecide', { count: refused })}</Badge>}
    </span>
  );
}
