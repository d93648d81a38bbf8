import { useEffect } from 'react';

/** The last step back, and again; absent where there is no such step. */
export interface Stepping {
  readonly back?: () => void;
  readonly again?: () => void;
}

/** A field has its own way back, and what lies over the trip comes first. */
const isElsewhere = (target: EventTarget | null) =>
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null) ||
  document.querySelector('[role=dialog]') !== null;

/** Ctrl or Cmd and Z takes the last step back, with Shift it is made again, as everywhere. */
export function useStepKeys({ back, again }: Stepping): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isStep = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z';
      const run = event.shiftKey ? again : back;
      if (!isStep || !run || isElsewhere(event.target)) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [back, again]);
}
