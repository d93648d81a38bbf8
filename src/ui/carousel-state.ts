import { type RefObject, useEffect, useRef, useState } from 'react';

interface CarouselState {
  /** Everything, the buttons too. */
  readonly box: RefObject<HTMLElement | null>;
  /** What scrolls; its children are the slides. */
  readonly track: RefObject<HTMLUListElement | null>;
  readonly index: number;
  readonly playing: boolean;
  readonly goTo: (index: number) => void;
  readonly step: (by: 1 | -1) => void;
  readonly togglePlaying: () => void;
}

/** A second press within this time counts from where the first one is still scrolling to. */
const SCROLL_MS = 600;

const prefersStillness = () =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The slide nearest to the left edge; at the far end the last one, also where several fit side by side. */
function indexInView(track: HTMLElement): number {
  const slides = [...track.children].map((slide) => (slide as HTMLElement).offsetLeft);
  const atEnd = track.scrollLeft > 0 && track.scrollLeft + track.clientWidth >= track.scrollWidth - 1;
  if (atEnd) return slides.length - 1;
  const distances = slides.map((left) => Math.abs(left - track.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

/** While the pointer or the focus is inside, nothing moves by itself. */
function useHeld(box: RefObject<HTMLElement | null>): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ['pointerenter', 'focusin'])
      box.current?.addEventListener(type, () => setHeld(true), { signal });
    for (const type of ['pointerleave', 'focusout']) {
      box.current?.addEventListener(type, () => setHeld(false), { signal });
    }
    return () => listening.abort();
  }, [box]);
  return held;
}

/** Makes a scrolling row work by keyboard, which it does not in every browser. */
function useKeys(track: RefObject<HTMLElement | null>, onKey: (key: string) => boolean): void {
  useEffect(() => {
    const row = track.current;
    if (!row) return;
    row.setAttribute('tabindex', '0');
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.target === row && onKey(event.key)) event.preventDefault();
    };
    row.addEventListener('keydown', onKeyDown);
    return () => row.removeEventListener('keydown', onKeyDown);
  });
}

function useIndex(track: RefObject<HTMLElement | null>): number {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const row = track.current;
    if (!row) return;
    const onScroll = () => setIndex(indexInView(row));
    row.addEventListener('scroll', onScroll, { passive: true });
    return () => row.removeEventListener('scroll', onScroll);
  }, [track]);
  return index;
}

/** The scroll position is the state; the index only follows it, so swipes, buttons and keys cannot disagree. */
export function useCarousel(count: number, autoplayMs: number | undefined): CarouselState {
  const box = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const aim = useRef({ index: 0, at: Number.NEGATIVE_INFINITY });
  const [playing, setPlaying] = useState(() => autoplayMs !== undefined && !prefersStillness());
  const held = useHeld(box);
  const index = useIndex(track);

  function goTo(wanted: number) {
    const slide = track.current?.children[wanted];
    if (!track.current || !slide) return;
    aim.current = { index: wanted, at: performance.now() };
    // Assigning follows the scroll-behavior of the style sheet, which stands still for people who asked for less motion.
    track.current.scrollLeft = (slide as HTMLElement).offsetLeft;
  }
  function step(by: 1 | -1) {
    goTo((performance.now() - aim.current.at < SCROLL_MS ? aim.current.index : index) + by);
  }
  useKeys(track, (key) => {
    const moves: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => step(-1),
      ArrowRight: () => step(1),
      Home: () => goTo(0),
      End: () => goTo(count - 1),
    };
    moves[key]?.();
    return moves[key] !== undefined;
  });
  useEffect(() => {
    if (!playing || held || autoplayMs === undefined) return;
    const timer = window.setInterval(() => !document.hidden && goTo((index + 1) % count), autoplayMs);
    return () => window.clearInterval(timer);
  }, [playing, held, autoplayMs, index, count]);

  return { box, track, index, playing, goTo, step, togglePlaying: () => setPlaying(!playing) };
}
