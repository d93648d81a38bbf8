import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCarousel } from './carousel-state.ts';
import { classNames } from './class-names.ts';
import { IconButton } from './IconButton.tsx';

export interface CarouselLabels {
  readonly region: string;
  readonly previous: string;
  readonly next: string;
  /** "Slide 2 of 5" */
  readonly slide: (number: number, count: number) => string;
  readonly pause: string;
  readonly play: string;
}

interface CarouselProps {
  readonly labels: CarouselLabels;
  readonly slides: readonly { readonly id: string; readonly content: ReactNode }[];
  /** Moves on by itself after so long; a button stops it. */
  readonly autoplayMs?: number;
  /** How wide a slide is; one at a time unless told otherwise. */
  readonly slideStyle?: string;
}

interface DotsProps {
  readonly labels: CarouselLabels;
  readonly ids: readonly string[];
  readonly index: number;
  readonly onGo: (index: number) => void;
}

function Dots({ labels, ids, index, onGo }: DotsProps) {
  return (
    <div className="flex min-w-0">
      {ids.map((id, position) => (
        <button
          key={id}
          type="button"
          aria-label={labels.slide(position + 1, ids.length)}
          aria-current={position === index || undefined}
          onClick={() => onGo(position)}
          className="grid h-11 min-w-6 shrink basis-11 place-items-center rounded-full"
        >
          <span
            className={classNames(
              'h-2 rounded-full transition-all duration-150',
              position === index ? 'w-7 bg-sea' : 'w-2 bg-ink-soft/60',
            )}
          />
        </button>
      ))}
    </div>
  );
}

/** Slides that scroll and snap: a swipe, the arrow keys, the buttons and the dots all do the same. */
export function Carousel({ labels, slides, autoplayMs, slideStyle = 'basis-full' }: CarouselProps) {
  const { box, track, index, playing, goTo, step, togglePlaying } = useCarousel(slides.length, autoplayMs);
  const last = slides.length - 1;
  return (
    <section ref={box} aria-label={labels.region} className="flex min-w-0 flex-col gap-2">
      <ul
        ref={track}
        className="relative flex snap-x snap-mandatory gap-4 overflow-x-auto scroll-smooth rounded-card [scrollbar-width:none]"
      >
        {slides.map(({ id, content }) => (
          <li key={id} className={classNames('min-w-0 shrink-0 snap-start', slideStyle)}>
            {content}
          </li>
        ))}
      </ul>
      <div className="flex items-center justify-center">
        <IconButton label={labels.previous} aria-disabled={index === 0} onClick={() => step(-1)}>
          <ChevronLeft aria-hidden className="size-5" />
        </IconButton>
        <Dots labels={labels} ids={slides.map(({ id }) => id)} index={index} onGo={goTo} />
        <IconButton label={labels.next} aria-disabled={index === last} onClick={() => step(1)}>
          <ChevronRight aria-hidden className="size-5" />
        </IconButton>
        {autoplayMs !== undefined && (
          <IconButton label={playing ? labels.pause : labels.play} onClick={togglePlaying}>
            {playing ? <Pause aria-hidden className="size-5" /> : <Play aria-hidden className="size-5" />}
          </IconButton>
        )}
      </div>
      {!playing && (
        <span aria-live="polite" className="sr-only">
          {labels.slide(index + 1, slides.length)}
        </span>
      )}
    </section>
  );
}
