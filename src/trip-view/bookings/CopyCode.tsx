import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/IconButton.tsx';
import { showToast } from '../../ui/toast-store.ts';

const SAYS_COPIED_MS = 1500;

/** A code to show at a counter, and a button that copies it. */
export function CopyCode({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = window.setTimeout(() => setCopied(false), SAYS_COPIED_MS);
    return () => window.clearTimeout(timer);
  }, [copied]);
  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
    } catch {
      showToast('error', t('fixed.copyFailed'));
    }
  }
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <span className="text-ink-soft">{t('fixed.code')}</span>
      <span className="min-w-0 font-mono text-base font-semibold [overflow-wrap:anywhere]">{code}</span>
      <IconButton label={t('fixed.copyCode', { code })} onClick={() => void copy()} className="-my-2">
        {copied ? <Check aria-hidden className="size-4 text-leaf" /> : <Copy aria-hidden className="size-4" />}
      </IconButton>
      <span role="status" className="sr-only">
        {copied ? t('fixed.copied') : ''}
      </span>
    </p>
  );
}
