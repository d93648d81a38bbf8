import { Download, KeyRound, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { downloadMyData } from '../../data/profile.ts';
import { useUnsentCount } from '../../data/unsent-count.ts';
import { paths } from '../../navigation/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';

type Opened = 'password' | 'download' | 'delete';

function Buttons({ onOpen }: { readonly onOpen: (what: Opened) => void }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap gap-3">
      <Button kind="secondary" onClick={() => onOpen('password')}>
        <KeyRound aria-hidden className="size-4" />
        {t('profile.changePassword')}
      </Button>
      <Button kind="secondary" onClick={() => onOpen('download')}>
        <Download aria-hidden className="size-4" />
        {t('profile.download')}
      </Button>
      <Button kind="danger" onClick={() => onOpen('delete')}>
        <Trash2 aria-hidden className="size-4" />
        {t('profile.delete')}
      </Button>
    </div>
  );
}

/** What asks for the password again. */
export function Security() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const unsent = useUnsentCount();
  const [open, setOpen] = useState<Opened | null>(null);
  const close = () => setOpen(null);

  async function download(password: string) {
    await downloadMyData(password, t('profile.downloadFile'));
    close();
    showToast('success', t('profile.downloadDone'));
  }
  async function erase(password: string) {
    const { deleteAccount } = await import('../../data/leaving.ts');
    await deleteAccount(password);
    await navigate(paths.home, { replace: true });
  }

  return (
    <Card as="section">
      <h2 className="pb-3 text-xl">{t('profile.security')}</h2>
      <Buttons onOpen={setOpen} />
      {open === 'password' && <ChangePasswordDialog onClose={close} />}
      {open === 'download' && (
        <PasswordDialog
          title={t('profile.download')}
          description={t('profile.downloadText')}
          action={t('profile.download')}
          onConfirm={download}
          onClose={close}
        />
      )}
      {open === 'delete' && (
        <PasswordDialog
          danger
          title={t('profile.delete')}
          description={[t('profile.deleteText'), unsent > 0 && t('profile.deleteUnsent', { count: unsent })]
            .filter(Boolean)
            .join(' ')}
          action={t('profile.deleteConfirm')}
          onConfirm={erase}
          onClose={close}
        />
      )}
    </Card>
  );
}
