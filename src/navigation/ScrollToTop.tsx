import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { readerTookOver, takingOver } from '../ui/early-reader.ts';
import { useFocusOnHeading } from './focus-heading.ts';

const KEY = 'scrollPositions';
/** As long as a screen may take to become as long as it was. */
const LONGEST_WAIT_MS = 5000;

/** So begin entries without a key: the first of a visit, and what the page itself jumps to. */
const KEYLESS = 'default ';

function remembered(): [string, number][] {
  try {
    const known = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, number][];
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return visit?.type === 'navigate' ? known.filter(([entry]) => !entry.startsWith(KEYLESS)) : known;
  } catch {
    return [];
  }
}

const positions = new Map<string, number>(remembered());

function remember(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...positions].slice(-50)));
  } catch {
    // The next visit starts at the top.
  }
}

/** An entry of the history. */
const entryOf = ({ key, pathname, hash }: Location) => `${key} ${pathname}${hash}`;

/**
 * Goes to where the reader was, once the screen is long enough: never to the end of a page that is still short, which is the
 * footer. Stays there while what comes above it later makes the page longer. Gives up when the reader moves, or after a while. Returns
 * what ends it.
 */
function returnTo(top: number): () => void {
  const end = () => {
    observer.disconnect();
    window.clearTimeout(timer);
    for (const event of takingOver) window.removeEventListener(event, end);
  };
  const tryIt = () => {
    if (document.documentElement.scrollHeight - window.innerHeight < top) return;
    window.scrollTo(0, top);
  };
  const observer = new ResizeObserver(tryIt);
  const timer = window.setTimeout(end, LONGEST_WAIT_MS);
  for (const event of takingOver) window.addEventListener(event, end, { passive: true });
  observer.observe(document.body);
  tryIt();
  return end;
}

/** Every change of route, and a link to the route that is shown, starts at the top (S2); Back and a reload return to where the reader was, unless the reader has begun before the app. */
export function ScrollToTop() {
  const location = useLocation();
  const type = useNavigationType();
  const entry = entryOf(location);
  const { pathname, hash } = location;
  const before = useRef<string | null>(null);
  useFocusOnHeading(pathname);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    let leadsHere = false;
    const forget = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      // Before the router has followed it.
      leadsHere = link?.href === window.location.href.split('#')[0];
      // Pressed once more, a link to a part of the page leads to that part, not to where the reader went from there.
      if (link?.getAttribute('href')?.startsWith('#')) positions.delete(`${KEYLESS}${link.pathname}${link.hash}`);
    };
    // The router takes a link to where one is for no change. What it does not follow, as into another tab, it leaves to the browser.
    const again = ({ defaultPrevented }: MouseEvent) => {
      if (leadsHere && defaultPrevented) window.scrollTo(0, 0);
    };
    window.addEventListener('pagehide', remember);
    window.addEventListener('click', forget, { capture: true });
    window.addEventListener('click', again);
    return () => {
      window.removeEventListener('pagehide', remember);
      window.removeEventListener('click', forget, { capture: true });
      window.removeEventListener('click', again);
    };
  }, []);

  // Before the browser tells of a page that has become shorter, which is not where the reader was.
  useLayoutEffect(() => {
    const keep = () => positions.set(entry, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [entry]);

  useEffect(() => {
    const isFirst = before.current === null;
    const isJump = before.current === pathname && type !== 'POP';
    before.current = pathname;
    if (isJump || (isFirst && readerTookOver())) return;
    const top = type === 'POP' ? positions.get(entry) : 0;
    if (top === undefined && (isFirst || hash !== '')) return;
    window.scrollTo(0, 0);
    if (top) return returnTo(top);
  }, [entry, pathname, hash, type]);
  return null;
}
