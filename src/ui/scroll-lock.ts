import { useEffect } from 'react';

/**
 * Keeps the page behind a dialog still. Radix would do it with a style element, which our content security policy refuses.
 */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return;
    const { style } = document.body;
    const { overflow, paddingRight } = style;
    const scrollbar = window.innerWidth - document.documentElement.clientWidth;
    style.overflow = 'hidden';
    if (scrollbar > 0) style.paddingRight = `${scrollbar}px`;
    return () => {
      style.overflow = overflow;
      style.paddingRight = paddingRight;
    };
  }, [locked]);
}
