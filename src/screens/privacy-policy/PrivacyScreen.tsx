import { useTranslation } from 'react-i18next';
import { useLegal } from '../../data/legal.ts';
import { currentLanguage } from '../../i18n/i18n.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { LegalDocument } from '../../ui/LegalDocument.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

export default function PrivacyScreen() {
  const { t } = useTranslation();
  const legal = useLegal('privacy', currentLanguage());
  if (legal.state === 'loading') return <Skeleton className="my-8 h-dvh" />;
  if (legal.state === 'failed') {
    return (
      <div className="py-10">
        <ErrorPanel title={t('layout.privacy')} message={t('legal.failed')} details={t('legal.failedText')} />
      </div>
    );
  }
  return (
    <div className="[overflow-wrap:anywhere]">
      <LegalDocument text={legal.text} />
    </div>
  );
}
