import { Inbox } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countHanded } from '../../data/handed-over.ts';
import { paths } from '../../navigation/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

/** The way to what other apps handed over and no trip has yet. */
export function HandedNotice() {
  const { t } = useTranslation();
  const [count, setCount] = useState(0);
  useEffect(() => void countHanded().then(setCount), []);
  if (count === 0) return null;
  return (
    <div data-later className="mt-6 flex flex-wrap items-center gap-3 rounded-card border border-sun bg-card p-4">
      <Inbox aria-hidden className="size-5 shrink-0 text-sea" />
      <p className="min-w-0 grow">{t('handedOver.waiting', { count })}</p>
      <ButtonLink kind="secondary" to={paths.handedOver}>
        {t('handedOver.continue')}
      </ButtonLink>
    </div>
  );
}
