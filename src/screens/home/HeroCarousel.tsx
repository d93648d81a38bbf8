import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Carousel } from '../../ui/Carousel.tsx';
import { HeroPicture } from './HeroPicture.tsx';
import type { SceneName } from './hero-scenes.ts';

const SLIDE_MS = 7000;
const REST_AFTER_MS = 1500;

/** The other four drawings wait until the page has settled; they are there before the first slide moves on. */
function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(true), REST_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return settled;
}

export function HeroCarousel({ names }: { readonly names: readonly SceneName[] }) {
  const { t } = useTranslation();
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
