import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { type SceneName, sceneLoaders, sceneNames } from './hero-scenes.ts';

const scenes = Object.fromEntries(
  sceneNames.map((name) => [name, lazy(async () => ({ default: await sceneLoaders[name]() }))]),
) as Record<SceneName, LazyExoticComponent<ComponentType>>;

interface HeroPictureProps {
  readonly name: SceneName;
  /** False while nobody can see it yet: the frame is there, the drawing is not loaded. */
  readonly drawn?: boolean;
}

/** One of the five, mounted like a print in a journal. The frame has its final size before the drawing arrives. */
export function HeroPicture({ name, drawn = true }: HeroPictureProps) {
  const { t } = useTranslation();
  const Scene = scenes[name];
  return (
    <figure className="rounded-card border border-line bg-card p-2 md:p-3">
      <svg
        role="img"
        aria-label={t(`home.scenes.${name}.alt`)}
        viewBox="0 0 800 600"
        preserveAspectRatio="xMidYMax slice"
        className="block aspect-[4/3] w-full rounded-lg bg-sea/15 md:aspect-[3/2] lg:aspect-[4/3]"
      >
        <Suspense>{drawn && <Scene />}</Suspense>
      </svg>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3 px-2 pt-2 md:pt-3">
        <span className="font-display text-lg font-semibold">{t(`home.scenes.${name}.name`)}</span>
        <span className="text-sm text-ink-soft">{t(`home.scenes.${name}.where`)}</span>
      </figcaption>
    </figure>
  );
}
