import { useTranslation } from 'react-i18next';
import { Section } from './Section.tsx';

export function Steps() {
  const { t } = useTranslation();
  const steps = [
    { title: t('howItWorks.steps.tell.title'), text: t('howItWorks.steps.tell.text') },
    { title: t('howItWorks.steps.choose.title'), text: t('howItWorks.steps.choose.text') },
    { title: t('howItWorks.steps.check.title'), text: t('howItWorks.steps.check.text') },
    { title: t('howItWorks.steps.decide.title'), text: t('howItWorks.steps.decide.text') },
    { title: t('howItWorks.steps.go.title'), text: t('howItWorks.steps.go.text') },
  ];
  return (
    <Section id="steps" title={t('howItWorks.steps.title')}>
      <ol className="flex flex-col">
        {steps.map(({ title, text }, place) => (
          <li
            key={title}
            className="relative pb-8 [overflow-wrap:anywhere] pl-16 before:absolute before:top-12 before:bottom-1 before:left-[1.375rem] before:border-l-2 before:border-dashed before:border-sun last:pb-0 last:before:hidden"
          >
            <span
              aria-hidden
              className="absolute top-0 left-0 grid size-11 place-items-center rounded-full bg-sea font-display text-xl font-semibold text-on-sea"
            >
              {place + 1}
            </span>
            <h3 className="pt-2 pb-1 text-xl">{title}</h3>
            <p className="max-w-measure text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
