import { type RefObject, useEffect, useRef, useState } from 'react';

const PAGE = 60;

interface Paging {
  /** How many items to draw. */
  readonly shown: number;
  /** Goes on an element behind the last one. */
  readonly sentinel: RefObject<HTMLDivElement | null>;
}

/** Draws a long list page by page as it is scrolled: a thousand rows cost as much as sixty. */
export function usePaging(total: number): Paging {
  const [pages, setPages] = useState(1);
  const sentinel = useRef<HTMLDivElement>(null);
  const shown = Math.min(total, pages * PAGE);
  useEffect(() => {
    const end = sentinel.current;
    if (!end || shown >= total) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setPages((before) => before + 1), {
      rootMargin: '800px',
    });
    observer.observe(end);
    return () => observer.disconnect();
  }, [shown, total]);
  return { shown, sentinel };
}
