/** A reader who does one of these has taken over where the page stands. */
export const takingOver = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let tookOver = false;
const note = () => {
  tookOver = true;
};

/** Markup that is there before the app is read, scrolled and pressed before the app would lead back to an earlier place. */
export function watchEarlyReader(): void {
  for (const event of takingOver) document.addEventListener(event, note, { capture: true, once: true, passive: true });
}

/** Whether the reader has used the page since it was opened. */
export const readerTookOver = (): boolean => tookOver;
