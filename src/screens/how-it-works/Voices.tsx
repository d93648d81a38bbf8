import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/Badge.tsx';
import { Section } from './Section.tsx';

/** Invented by us and marked as such, on the section and on every card. */
export function Voices() {
  const { t } = useTranslation();
  const voices = [
    { text: t('howItWorks.voices.first.text'), who: t('howItWorks.voices.first.who') },
    { text: t('howItWorks.voices.second.text'), who: t('howItWorks.voices.second.who') },
    { text: t('howItWorks.voices.third.text'), who: t('howItWorks.voices.third.who') },
  ];
  return (
    <Section id="voices" title={t('howItWorks.voices.title')} lead={t('howItWorks.voices.note')}>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-3">
        {voices.map(({ text, who }) => (
          <li key={who}>
            <figure className="flex h-full flex-col items-start gap-4 rounded-card border border-dashed border-ink-soft/60 p-5">
              <Badge tone="sun">{t('howItWorks.voices.badge')}</Badge>
              <blockquote className="grow font-display text-lg [overflow-wrap:anywhere]">{text}</blockquote>
              <figcaption className="text-sm text-ink-soft">{who}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
