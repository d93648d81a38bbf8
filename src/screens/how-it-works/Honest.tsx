import { useTranslation } from 'react-i18next';
import { Section } from './Section.tsx';

/** What a plan does not know or promise. */
export function Honest() {
  const { t } = useTranslation();
  const points = [
    { title: t('howItWorks.honest.unverified.title'), text: t('howItWorks.honest.unverified.text') },
    { title: t('howItWorks.honest.weather.title'), text: t('howItWorks.honest.weather.text') },
    { title: t('howItWorks.honest.limits.title'), text: t('howItWorks.honest.limits.text') },
  ];
  return (
    <Section id="honest" title={t('howItWorks.honest.title')}>
      <ul className="flex flex-col gap-6 border-l-4 border-sun pl-5">
        {points.map(({ title, text }) => (
          <li key={title} className="flex max-w-measure flex-col gap-1">
            <h3 className="text-xl">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
