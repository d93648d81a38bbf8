import { FlaskConical, Gift } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../../data/settings.ts';

interface NoticeProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

function Notice({ icon, title, children }: NoticeProps) {
  return (
    <div className="flex gap-3 rounded-card border border-sun bg-card p-4">
      <span aria-hidden className="mt-0.5 shrink-0">
        {icon}
      </span>
      <div>
        <p className="font-display text-lg font-semibold">{title}</p>
        <p className="max-w-measure text-sm text-ink-soft">{children}</p>
      </div>
    </div>
  );
}

/** What is true of every price here: nothing costs anything yet (D7), or no money is taken (D10). */
export function Notices() {
  const { t } = useTranslation();
  const settings = useSettings();
  return (
    <div className="flex flex-col gap-4 empty:hidden">
      {settings?.betaFree && (
        <Notice icon={<Gift className="size-5" />} title={t('shop.beta')}>
          {t('shop.betaText')}
        </Notice>
      )}
      {settings?.testCheckout && (
        <Notice icon={<FlaskConical className="size-5" />} title={t('shop.testTitle')}>
          {t('shop.testText')}
        </Notice>
      )}
    </div>
  );
}
