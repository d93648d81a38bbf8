import { lazy, Suspense, useState } from 'react';
import { useWideScreen } from '../../ui/wide-screen.ts';
import { HeroPicture } from './HeroPicture.tsx';
import { type SceneName, sceneNames, shuffled } from './hero-scenes.ts';

const HeroCarousel = lazy(() => import('./HeroCarousel.tsx').then((module) => ({ default: module.HeroCarousel })));

/** In a new order on every visit: all five where there is room, one of them on phones (spec section 2). */
export function HeroPictures({ random }: { readonly random?: () => number }) {
  const wide = useWideScreen();
  const [names] = useState(() => shuffled(sceneNames, random));
  const first = <HeroPicture name={names[0] as SceneName} />;
  if (!wide) return first;
  return (
    // As tall as the carousel with its buttons, so that nothing moves when it takes over.
    <Suspense fallback={<div className="pb-13">{first}</div>}>
      <HeroCarousel names={names} />
    </Suspense>
  );
}
