import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';

/** What is kept here cannot be read: an error with a way on, never an empty list (P2). */
export function Unreadable({ again }: { readonly again: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="py-10">
      <ErrorPanel
        title={t('layout.failed.storage.title')}
        message={t('layout.failed.storage.text')}
        action={<Button onClick={again}>{t('common.tryAgain')}</Button>}
      />
    </div>
  );
}
