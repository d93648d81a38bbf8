let target: HTMLElement | null = null;

function remember(event: MouseEvent): void {
  target = event.target instanceof Element ? event.target.closest('button') : null;
}

/** Markup made at build time shows buttons before anything listens to them: the last one that was pressed is remembered. */
export function keepEarlyClick(): void {
  document.addEventListener('click', remember, true);
}

/** Presses it once the page listens; a button that is gone by then was for something else. */
export function replayEarlyClick(): void {
  document.removeEventListener('click', remember, true);
  if (target?.isConnected) target.click();
  target = null;
}
