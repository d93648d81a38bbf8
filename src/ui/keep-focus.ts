/** As long as a change may take to reach the screen. */
const PATIENCE_MS = 2000;

/** The part of the page around something: it stays when that goes. */
export const partAround = (element: Element | null): string => element?.closest('section[id]')?.id ?? 'content';

function focusPart(id: string): void {
  const part = document.getElementById(id) ?? document.getElementById('content');
  if (!part) return;
  part.tabIndex = -1;
  part.classList.add('outline-none');
  part.focus({ preventScroll: true });
}

/**
 * Call it before what has the focus may leave the page: a reader of the keyboard or of a screen reader then goes on in the part around it,
 * `id`, not at the top of the page. Where something else gets the focus, or the reader goes on, nothing is moved.
 */
export function keepFocus(id: string): void {
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    window.removeEventListener('pointerdown', end);
  };
  const observer = new MutationObserver(() => {
    if (document.activeElement !== document.body) return;
    end();
    focusPart(id);
  });
  const timer = setTimeout(end, PATIENCE_MS);
  window.addEventListener('pointerdown', end);
  observer.observe(document.body, { childList: true, subtree: true });
}
