import { useTranslation } from 'react-i18next';
import { paths } from '../../navigation/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Checks } from './Checks.tsx';
import { Contents } from './Contents.tsx';
import { Honest } from './Honest.tsx';
import { Offline } from './Offline.tsx';
import { Questions } from './Questions.tsx';
import { SampleDay } from './SampleDay.tsx';
import { Steps } from './Steps.tsx';
import { Voices } from './Voices.tsx';

/** One column below 1096 pixels, the list of contents beside it from there on (S2). */
export default function HowItWorksScreen() {
  const { t } = useTranslation();
  return (
    <div className="py-6 md:py-12">
      <header className="grid grid-cols-1 items-center gap-8 pb-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-16 lg:pb-20">
        <div className="flex max-w-2xl flex-col gap-4">
          <h1 className="text-3xl [overflow-wrap:anywhere] md:text-4xl">{t('howItWorks.title')}</h1>
          <p className="text-lg text-ink-soft">{t('howItWorks.lead')}</p>
        </div>
        <SampleDay />
      </header>
      <div className="grid grid-cols-1 gap-16 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <Contents />
        <div className="flex min-w-0 flex-col gap-16">
          <Steps />
          <Checks />
          <Offline />
          <Honest />
          <Questions />
          <Voices />
          <section className="flex flex-col items-start gap-4 rounded-card bg-sea px-6 py-10 text-on-sea dark:bg-sea/15 dark:text-ink">
            <h2 className="text-2xl">{t('howItWorks.closing.title')}</h2>
            <p>{t('howItWorks.closing.text')}</p>
            <ButtonLink
              kind="quiet"
              to={paths.planTrip}
              className="bg-paper text-ink hover:bg-card dark:bg-sea dark:text-on-sea"
            >
              {t('home.plan')}
            </ButtonLink>
          </section>
        </div>
      </div>
    </div>
  );
}
