import { useTranslation } from 'react-i18next';
import { paths } from '../../navigation/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { HarbourScene } from './HarbourScene.tsx';

export default function HomeScreen() {
  const { t } = useTranslation();
  const benefits = t('home.benefits', { returnObjects: true });
  const stats = t('home.stats', { returnObjects: true });
  return (
    <div className="flex flex-col gap-14 py-6 md:gap-20 md:py-12">
      <section className="grid items-center gap-8 lg:grid-cols-[1.1fr_1fr]">
        <div className="flex flex-col gap-5">
          <h1 className="text-3xl md:text-4xl">{t('home.title')}</h1>
          <p className="max-w-prose text-lg text-ink-soft">{t('home.lead')}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={paths.planTrip}>{t('home.plan')}</ButtonLink>
            <ButtonLink kind="secondary" to={paths.myTrips}>
              {t('home.mine')}
            </ButtonLink>
          </div>
        </div>
        <HarbourScene />
      </section>
      <section aria-labelledby="benefits">
        <h2 id="benefits" className="pb-6 text-2xl">
          {t('home.benefitsTitle')}
        </h2>
        <ul className="grid gap-4 md:grid-cols-3">
          {benefits.map(({ title, text }) => (
            <li key={title} className="rounded-card border border-line bg-card p-6">
              <h3 className="pb-2 text-xl">{title}</h3>
              <p className="text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="stats">
        <h2 id="stats" className="sr-only">
          {t('home.statsTitle')}
        </h2>
        <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
          {stats.map(({ value, text }) => (
            <div
              key={text}
              className="flex flex-col-reverse items-center rounded-card border border-line p-5 text-center"
            >
              <dt className="text-ink-soft">{text}</dt>
              <dd className="font-display text-3xl font-semibold text-sea">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="flex flex-col items-center gap-4 rounded-card bg-sea px-6 py-12 text-center text-on-sea">
        <h2 className="text-2xl">{t('home.closingTitle')}</h2>
        <p>{t('home.closingText')}</p>
        <ButtonLink kind="quiet" to={paths.planTrip} className="bg-paper text-ink hover:bg-card">
          {t('home.plan')}
        </ButtonLink>
      </section>
    </div>
  );
}
