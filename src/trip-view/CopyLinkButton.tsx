import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { showToast } from '../ui/toast-store.ts';

const SAYS_COPIED_MS = 1000;

/** Copies a path of the page as a link; `copied` is true for a second after that (S2). */
export function useCopyLink(): readonly [copied: boolean, copy: (path: string) => Promise<void>] {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = window.setTimeout(() => setCopied(false), SAYS_COPIED_MS);
    return () => window.clearTimeout(timer);
  }, [copied]);
  async function copy(path: string) {
    try {
      await navigator.clipboard.writeText(new URL(path, location.origin).href);
      setCopied(true);
    } catch {
      showToast('error', t('trip.copyFailed'));
    }
  }
  return [copied, copy];
}

/** Copies a link and says so. */
export function CopyLinkButton({ path }: { readonly path: string }) {
  const { t } = useTranslation();
  const [copied, copy] = useCopyLink();
  return (
    <Button kind="secondary" onClick={() => void copy(path)}>
      <span aria-live="polite">{copied ? t('trip.linkCopied') : t('trip.copyLink')}</span>
    </Button>
  );
}
