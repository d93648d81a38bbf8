import { useTranslation } from 'react-i18next';
import { fallbackLanguage, languages } from '#domain/language.ts';
import { changeLanguage, currentLanguage } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';

/** Names the next language of the list in that language. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const other = languages[(languages.indexOf(currentLanguage()) + 1) % languages.length] ?? fallbackLanguage;
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
