import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Editing, WayBack } from '../../../trip-view/editing.ts';
import { showToast } from '../../../ui/toast-store.ts';

/**
 * What was done in this sheet, taken back one step after the other, each once however quickly the traveller presses; what another device wrote over
 * since stays, and is said to.
 */
export function useWaysBack(change: Editing['change']) {
  const { t } = useTranslation();
  const ways = useRef<WayBack[]>([]);
  const [count, setCount] = useState(0);
  const before = useRef<Promise<void>>(Promise.resolve());
  function keep(wayBack: WayBack): void {
    ways.current.push(wayBack);
    setCount(ways.current.length);
  }
  const changing: Editing['change'] = async (changes, seen) => {
    const wayBack = await change(changes, seen);
    if (wayBack) keep(wayBack);
    return wayBack;
  };
  async function take(wayBack: WayBack): Promise<void> {
    try {
      if ((await wayBack()) === false) showToast('error', t('tripEdit.partStays'));
    } catch {
      keep(wayBack);
      showToast('error', t('tripEdit.notStored'));
    }
  }
  function back(): void {
    const wayBack = ways.current.pop();
    setCount(ways.current.length);
    if (wayBack) before.current = before.current.then(() => take(wayBack));
  }
  return { changing, back: count > 0 ? back : null };
}
