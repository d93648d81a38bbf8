import { useEffect, useRef } from 'react';

/** As long as a screen may take to have its heading. */
const LONGEST_WAIT_MS = 5000;

/** Whether the reader has gone on by keyboard since the last press that leads somewhere, which a slow screen may follow late. */
let hasGoneOn = false;

function followReader(): () => void {
  const led = () => {
    hasGoneOn = false;
  };
  const goOn = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') hasGoneOn = true;
  };
  window.addEventListener('click', led, { capture: true });
  window.addEventListener('popstate', led);
  window.addEventListener('keydown', goOn, { capture: true });
  return () => {
    window.removeEventListener('click', led, { capture: true });
    window.removeEventListener('popstate', led);
    window.removeEventListener('keydown', goOn, { capture: true });
  };
}

/** In the new screen, in what lies over it, or where the reader went while the screen was on its way, the focus stays where it is. */
function isTaken(): boolean {
  const focused = document.activeElement;
  if (focused === null || focused.id === 'content') return false;
  return focused.closest('#content, [role=dialog]') !== null || (hasGoneOn && focused !== document.body);
}

/**
 * Moves the focus to the heading of a screen once that is there, and leaves it where the reader or the screen itself has put it meanwhile.
 * Returns what calls it off.
 */
function focusHeading(): () => void {
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    window.removeEventListener('keydown', end);
    window.removeEventListener('pointerdown', end);
  };
  const tryIt = () => {
    const heading = document.querySelector<HTMLElement>('#content h1');
    if (!heading && !isTaken()) return;
    end();
    if (!heading || isTaken()) return;
    heading.tabIndex = -1;
    heading.classList.add('outline-none');
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(tryIt);
  const timer = setTimeout(end, LONGEST_WAIT_MS);
  window.addEventListener('keydown', end);
  window.addEventListener('pointerdown', end);
  observer.observe(document.body, { childList: true, subtree: true });
  // A menu that closes gives the focus back to its button first.
  setTimeout(tryIt);
  return end;
}

/** After a change of route a reader of the keyboard or of a screen reader goes on at the heading, not at the link of the screen before. */
export function useFocusOnHeading(pathname: string): void {
  const before = useRef(pathname);
  useEffect(followReader, []);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    return focusHeading();
  }, [pathname]);
}
