import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../navigation/paths.ts';

export function ThreeSteps() {
  const { t } = useTranslation();
  const steps = [
    { title: t('home.steps.tell.title'), text: t('home.steps.tell.text') },
    { title: t('home.steps.plan.title'), text: t('home.steps.plan.text') },
    { title: t('home.steps.go.title'), text: t('home.steps.go.text') },
  ];
  return (
    <section aria-labelledby="steps" className="flex flex-col gap-6">
      <h2 id="steps" className="text-2xl md:text-3xl">
        {t('home.stepsTitle')}
      </h2>
      <ol className="flex flex-col md:grid md:grid-cols-3 md:gap-8">
        {steps.map(({ title, text }, place) => (
          // The dashed line is the route: downwards on phones, to the right where the steps stand side by side.
          <li
            key={title}
            className="relative flex flex-col gap-2 pb-8 [overflow-wrap:anywhere] pl-16 before:absolute before:top-12 before:bottom-0 before:left-[1.375rem] before:border-l-2 before:border-dashed before:border-sun last:before:hidden md:p-0 md:pt-16 md:before:top-[1.375rem] md:before:right-0 md:before:bottom-auto md:before:left-16 md:before:border-t-2 md:before:border-l-0"
          >
            <span
              aria-hidden
              className="absolute top-0 left-0 grid size-11 place-items-center rounded-full bg-sea font-display text-xl font-semibold text-on-sea"
            >
              {place + 1}
            </span>
            <h3 className="pt-2 text-xl md:pt-0">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
      <Link to={paths.howItWorks} className="inline-flex min-h-11 items-center gap-2 self-start font-semibold text-sea">
        {t('home.stepsMore')}
        <ArrowRight aria-hidden className="size-5" />
      </Link>
    </section>
  );
}
