import { startTransition, useEffect, useState } from 'react';

/** A page in the background is never drawn. */
const LONGEST_WAIT_MS = 500;

/** False until what is drawn first can be seen; then true, in slices that leave the page answering. */
export function useAfterPaint(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    let timer = window.setTimeout(go, LONGEST_WAIT_MS);
    const frame = requestAnimationFrame(() => {
      window.clearTimeout(timer);
      timer = window.setTimeout(go);
    });
    function go() {
      startTransition(() => setPainted(true));
    }
    return () => {
      window.clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, []);
  return painted;
}
