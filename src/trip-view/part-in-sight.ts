import { useEffect, useState } from 'react';

/** How far down the screen the head of what is read may stand, as a share of its height. */
const READ_ABOVE = 0.35;

const isAtEnd = () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;

/** Of ids in the order of the page the last whose element begins above where one reads; at the end of the page, the last in sight. */
function partRead(ids: readonly string[]): string | null {
  const line = window.innerHeight * (isAtEnd() && window.scrollY > 0 ? 1 : READ_ABOVE);
  const begun = ids.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < line);
  return begun.at(-1) ?? null;
}

/** The id of the part of the page that is read; null above the first. Parts that come late count when one scrolls to them. */
export function usePartInSight(ids: readonly string[]): string | null {
  const [inSight, setInSight] = useState<string | null>(null);
  const joined = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      setInSight(partRead(joined.split(' ')));
    };
    const later = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    later();
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
    };
  }, [joined]);
  return inSight;
}
