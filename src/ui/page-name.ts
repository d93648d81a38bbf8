import { useEffect } from 'react';
import { create } from 'zustand';

/** What the page that is shown is about, more exactly than its route says; null where that says all. */
export const usePageName = create<{ readonly name: string | null }>(() => ({ name: null }));

/** Names the page, in the tab and for who hears it, as long as the caller is on it. */
export function useNamedPage(name: string): void {
  useEffect(() => {
    usePageName.setState({ name });
    return () => usePageName.setState({ name: null });
  }, [name]);
}
