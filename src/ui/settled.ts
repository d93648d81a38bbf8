import { useEffect, useState } from 'react';

const REST_AFTER_MS = 1500;

/** True once the page has had time to start: for what nobody waits for. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(true), REST_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return settled;
}
