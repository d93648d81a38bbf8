import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { showToast } from '../ui/toast-store.ts';
import { CopyLinkButton } from './CopyLinkButton.tsx';
import { hasShareSheet, openShareSheet } from './share-sheet.ts';

interface ShareLinkButtonProps {
  readonly path: string;
  /** What the link is to, for the phone's sheet. */
  readonly title: string;
}

/** Hands a link over: to the phone's own sheet, else to the clipboard. */
export function ShareLinkButton({ path, title }: ShareLinkButtonProps) {
  const { t } = useTranslation();
  if (!hasShareSheet()) return <CopyLinkButton path={path} />;
  const open = () => {
    openShareSheet(title, path).catch(() => showToast('error', t('trip.copyFailed')));
  };
  return (
    <Button kind="secondary" onClick={open}>
      <Share2 aria-hidden className="size-5" />
      {t('share.shareLink')}
    </Button>
  );
}
