import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { removeOthers, unsentOfOthers, useOtherAccounts } from '../../data/other-accounts.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';

interface RemovalProps {
  readonly unsent: number;
  readonly onClose: () => void;
}

function Removal({ unsent, onClose }: RemovalProps) {
  const { t } = useTranslation();
  async function remove() {
    await removeOthers();
    showToast('success', t('ended.othersRemoved'));
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={t('common.close')}
      title={t('ended.othersTitle')}
      description={[t('ended.othersText'), unsent > 0 && t('ended.othersUnsent', { count: unsent })]
        .filter(Boolean)
        .join(' ')}
      actions={
        <>
          <Button
            kind="danger"
            onClick={() =>
              void remove()
                .catch(() => showToast('error', t('ended.notRemoved')))
                .finally(onClose)
            }
          >
            {t('ended.removeNow')}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            {t('ended.keep')}
          </Button>
        </>
      }
    />
  );
}

/** Where this device keeps data of other accounts: that it does, and the way to remove it. */
export function OtherAccounts() {
  const { t } = useTranslation();
  const count = useOtherAccounts();
  const [unsent, setUnsent] = useState<number | null>(null);
  if (count === 0) return null;
  const ask = () => void unsentOfOthers().then(setUnsent, () => showToast('error', t('ended.notRemoved')));
  return (
    <Card as="section" className="flex flex-col items-start gap-3">
      <h2 className="text-xl">{t('ended.othersHeading')}</h2>
      <p>{t('ended.others', { count })}</p>
      <Button kind="danger" onClick={ask}>
        {t('ended.othersRemove')}
      </Button>
      {unsent !== null && <Removal unsent={unsent} onClose={() => setUnsent(null)} />}
    </Card>
  );
}
