/** A part of a page that has not come by then is not what one waits for any more. */
const LONGEST_WAIT_MS = 5000;

let stopWaiting = () => {};

/**
 * What a link to a part of the page (`#id`) does where that part is not drawn yet, which a browser passes over: goes there as soon as it is.
 * The next call, or a reader who scrolls meanwhile, ends the wait.
 */
export function goOnceDrawn(id: string): void {
  stopWaiting();
  if (document.getElementById(id)) return;
  const observer = new MutationObserver(() => {
    const target = document.getElementById(id);
    if (!target) return;
    stopWaiting();
    target.scrollIntoView();
  });
  const timer = window.setTimeout(() => stopWaiting(), LONGEST_WAIT_MS);
  const scrolled = () => stopWaiting();
  stopWaiting = () => {
    observer.disconnect();
    window.clearTimeout(timer);
    for (const own of ['wheel', 'touchmove'] as const) window.removeEventListener(own, scrolled);
  };
  for (const own of ['wheel', 'touchmove'] as const) window.addEventListener(own, scrolled, { passive: true });
  observer.observe(document.body, { childList: true, subtree: true });
}
