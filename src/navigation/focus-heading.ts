import { useEffect, useRef } from 'react';

/** As long as a screen may take to have its heading. */
const LONGEST_WAIT_MS = 5000;

/** In the new screen, or in what lies over it, the focus stays where it is. */
function isTaken(): boolean {
  const focused = document.activeElement;
  return focused !== null && focused.id !== 'content' && focused.closest('#content, [role=dialog]') !== null;
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
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    return focusHeading();
  }, [pathname]);
}
