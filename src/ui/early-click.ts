interface Pressed {
  readonly button: HTMLButtonElement;
  readonly name: string;
  /** Which one of those with this name. */
  readonly which: number;
}

/** A button that has not come by then was for something else. */
const LONGEST_WAIT_MS = 3000;

let pressed: Pressed | null = null;

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;
const buttonsNamed = (name: string) => [...document.querySelectorAll('button')].filter((it) => nameOf(it) === name);

function remember(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  const name = button && nameOf(button);
  pressed = button && name !== null ? { button, name, which: buttonsNamed(name).indexOf(button) } : null;
}

/** Markup that is there before the app shows buttons before anything listens to them: the last one that was pressed is remembered. */
export function keepEarlyClick(): void {
  document.addEventListener('click', remember, true);
}

/** Presses it once the page listens, or the one in its place; some menus come a little later than the page. */
export function replayEarlyClick(): void {
  document.removeEventListener('click', remember, true);
  if (!pressed) return;
  const { button, name, which } = pressed;
  pressed = null;
  const press = () => {
    const found = button.isConnected ? button : buttonsNamed(name)[which];
    found?.click();
    return found !== undefined;
  };
  if (press()) return;
  const observer = new MutationObserver(() => press() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  window.setTimeout(() => observer.disconnect(), LONGEST_WAIT_MS);
}
