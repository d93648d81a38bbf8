import { useTranslation } from 'react-i18next';
import { Carousel } from '../../ui/Carousel.tsx';
import { useSettled } from '../../ui/settled.ts';
import { HeroPicture } from './HeroPicture.tsx';
import type { SceneName } from './hero-scenes.ts';

const SLIDE_MS = 7000;

export function HeroCarousel({ names }: { readonly names: readonly SceneName[] }) {
  const { t } = useTranslation();
  // The other four drawings wait until the page has started; they are there before the first slide moves on.
  const settled = useSettled();
  return (
    <Carousel
      autoplayMs={SLIDE_MS}
      labels={{
        region: t('home.carousel.region'),
        previous: t('home.carousel.previous'),
        next: t('home.carousel.next'),
        slide: (number, count) => t('home.carousel.slide', { number, count }),
        pause: t('home.carousel.pause'),
        play: t('home.carousel.play'),
      }}
      slides={names.map((name, place) => ({
        id: name,
        content: <HeroPicture name={name} drawn={place === 0 || settled} />,
      }))}
    />
  );
}
