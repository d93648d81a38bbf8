import { useEffect, useState } from 'react';

const REST_AFTER_MS = 1500;

/** True once the page has had time to start: for what the user does not wait for. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(true), REST_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return settled;
}
