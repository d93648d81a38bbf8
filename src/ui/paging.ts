import { type RefObject, useEffect, useRef, useState } from 'react';
import { useAfterPaint } from './after-paint.ts';

const PAGE = 60;
/** More than a screen shows: what is drawn first. */
export const SHOWN_FIRST = 12;

interface Paging {
  /** How many items to draw. */
  readonly shown: number;
  /** Goes on an element behind the last one. */
  readonly sentinel: RefObject<HTMLDivElement | null>;
  /** Whether what is drawn first can be seen. */
  readonly painted: boolean;
}

/** Draws a long list page by page as it is scrolled: a thousand rows cost as much as sixty, and a dozen come first. */
export function usePaging(total: number): Paging {
  const painted = useAfterPaint();
  const [pages, setPages] = useState(1);
  const sentinel = useRef<HTMLDivElement>(null);
  const shown = Math.min(total, painted ? pages * PAGE : SHOWN_FIRST);
  useEffect(() => {
    const end = sentinel.current;
    if (!painted || !end || shown >= total) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setPages((before) => before + 1), {
      rootMargin: '800px',
    });
    observer.observe(end);
    return () => observer.disconnect();
  }, [painted, shown, total]);
  return { shown, sentinel, painted };
}
