import { useTranslation } from 'react-i18next';
import { changeLanguage, currentLanguage } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';

/** Names the other language in that language. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const other = currentLanguage() === 'en' ? 'es' : 'en';
  return (
    <Button
      kind="quiet"
      lang={other}
      aria-label={t('layout.switchLanguageLabel')}
      className="min-w-11 px-3 text-sm"
      onClick={() => void changeLanguage(other)}
    >
      {other.toUpperCase()}
    </Button>
  );
}
