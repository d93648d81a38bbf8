import { useTranslation } from 'react-i18next';
import { HeroButtons } from './HeroButtons.tsx';
import { HeroPictures } from './HeroPictures.tsx';

export function Hero() {
  const { t } = useTranslation();
  return (
    <section className="grid grid-cols-1 items-center gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:gap-12">
      <div className="flex flex-col gap-5">
        <h1 className="text-3xl [overflow-wrap:anywhere] md:text-4xl">{t('home.title')}</h1>
        <p className="max-w-measure text-lg text-ink-soft">{t('home.lead')}</p>
        <HeroButtons />
      </div>
      <HeroPictures />
    </section>
  );
}
