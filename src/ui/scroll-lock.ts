import { useEffect } from 'react';

/** How many hold the page still: one dialog may stand on another, and either may go first. */
let holders = 0;
let before = { overflow: '', paddingRight: '' };

function hold(): void {
  holders += 1;
  if (holders > 1) return;
  const { style } = document.body;
  before = { overflow: style.overflow, paddingRight: style.paddingRight };
  const scrollbar = window.innerWidth - document.documentElement.clientWidth;
  style.overflow = 'hidden';
  if (scrollbar > 0) style.paddingRight = `${scrollbar}px`;
}

function letGo(): void {
  holders -= 1;
  if (holders === 0) Object.assign(document.body.style, before);
}

/**
 * Keeps the page behind a dialog still. Radix would do it with a style element, which our content security policy refuses.
 */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return;
    hold();
    return letGo;
  }, [locked]);
}
