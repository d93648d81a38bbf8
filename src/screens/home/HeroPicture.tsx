import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasPhotoService } from '../../data/photo-service.ts';
import { useSettled } from '../../ui/settled.ts';
import type { HeroPhotoProps } from './HeroPhoto.tsx';
import { type SceneName, sceneLoaders, sceneNames } from './hero-scenes.ts';

const scenes = Object.fromEntries(
  sceneNames.map((name) => [name, lazy(async () => ({ default: await sceneLoaders[name]() }))]),
) as Record<SceneName, LazyExoticComponent<ComponentType>>;

/** Where there is no photo service, what asks for photos never comes. */
const HeroPhoto = lazy(async (): Promise<{ default: ComponentType<HeroPhotoProps> }> => {
  if (!(await hasPhotoService())) return { default: () => null };
  return { default: (await import('./HeroPhoto.tsx')).HeroPhoto };
});

interface HeroFrameProps {
  readonly alt?: string | undefined;
  readonly name: string;
  readonly where?: string;
  /** Lies over the drawing. */
  readonly photo?: ReactNode;
  readonly children?: ReactNode;
}

/** Mounted like a print in a journal; has its final size before anything is in it. */
function HeroFrame({ alt, name, where, photo, children }: HeroFrameProps) {
  return (
    <figure className="rounded-card border border-line bg-card p-2 md:p-3">
      <div className="relative">
        <svg
          role={alt === undefined ? undefined : 'img'}
          aria-label={alt}
          aria-hidden={alt === undefined ? true : undefined}
          viewBox="0 0 800 600"
          preserveAspectRatio="xMidYMax slice"
          className="block aspect-[4/3] w-full rounded-lg bg-sea/15 md:aspect-[3/2] lg:aspect-[4/3]"
        >
          {children}
        </svg>
        {photo}
      </div>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3 px-2 pt-2 md:pt-3">
        <span className="font-display text-lg font-semibold">{name}</span>
        <span className="text-sm text-ink-soft">{where}</span>
      </figcaption>
    </figure>
  );
}

/** While it is not decided yet which one it will be. */
export function EmptyHeroPicture() {
  return <HeroFrame name={'\u00a0'} />;
}

interface HeroPictureProps {
  readonly name: SceneName;
  /** False while it cannot be seen yet: the frame is there, the drawing is not loaded. */
  readonly drawn?: boolean;
}

/** One of the five; the photo of the place takes over from the drawing once the page has started, where there is one. */
export function HeroPicture({ name, drawn = true }: HeroPictureProps) {
  const { t } = useTranslation();
  const settled = useSettled();
  const [covered, setCovered] = useState(false);
  const Scene = scenes[name];
  return (
    <HeroFrame
      alt={covered ? undefined : t(`home.scenes.${name}.alt`)}
      name={t(`home.scenes.${name}.name`)}
      where={t(`home.scenes.${name}.where`)}
      photo={
        drawn &&
        settled && (
          <Suspense>
            <HeroPhoto name={name} shown={covered} onShown={setCovered} />
          </Suspense>
        )
      }
    >
      <Suspense>{drawn && <Scene />}</Suspense>
    </HeroFrame>
  );
}
