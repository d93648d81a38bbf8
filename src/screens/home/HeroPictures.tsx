import { lazy, Suspense, useState } from 'react';
import { useHydrated } from '../../ui/hydrated.ts';
import { useWideScreen } from '../../ui/wide-screen.ts';
import { EmptyHeroPicture, HeroPicture } from './HeroPicture.tsx';
import { type SceneName, sceneNames, shuffled } from './hero-scenes.ts';

const HeroCarousel = lazy(() => import('./HeroCarousel.tsx').then((module) => ({ default: module.HeroCarousel })));

/** In a new order on every visit: all five where there is room, one of them on phones (S2). */
export function HeroPictures({ random }: { readonly random?: () => number }) {
  const wide = useWideScreen();
  const hydrated = useHydrated();
  const [names] = useState(() => shuffled(sceneNames, random));
  const first = hydrated ? <HeroPicture name={names[0] as SceneName} /> : <EmptyHeroPicture />;
  // As tall as the carousel with its buttons, so that nothing moves when it takes over.
  const alone = <div className="md:pb-13">{first}</div>;
  if (!wide || !hydrated) return alone;
  return (
    <Suspense fallback={alone}>
      <HeroCarousel names={names} />
    </Suspense>
  );
}
