import { type RefObject, useEffect, useRef } from 'react';

interface Dismissable {
  readonly open: boolean;
  /** What belongs to the opened thing; a press anywhere else closes it. */
  readonly box: RefObject<HTMLElement | null>;
  /** Gets the focus back when Escape closes it. */
  readonly button: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** A press or the focus outside, and Escape, close what is open. */
export function useDismiss({ open, box, button, onClose }: Dismissable): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const { signal } = listening;
    const onOutside = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) close.current();
    };
    document.addEventListener('pointerdown', onOutside, { signal });
    document.addEventListener('focusin', onOutside, { signal });
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        close.current();
        button.current?.focus();
      },
      { signal },
    );
    return () => listening.abort();
  }, [open, box, button]);
}
