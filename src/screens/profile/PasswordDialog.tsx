import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Problem } from '#domain/problem.ts';
import { problemText } from '../../i18n/problem-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormError } from '../../ui/Form.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';

interface PasswordDialogProps {
  readonly title: string;
  readonly description: string;
  readonly action: string;
  readonly danger?: boolean;
  readonly onConfirm: (password: string) => Promise<void>;
  readonly onClose: () => void;
}

interface PasswordInputProps {
  readonly value: string;
  readonly failure: Problem | null;
  readonly onChange: (password: string) => void;
}

function PasswordInput({ value, failure, onChange }: PasswordInputProps) {
  const { t } = useTranslation();
  const wrong = failure?.code === 'WRONG_PASSWORD';
  return (
    <>
      <PasswordField
        label={t('profile.currentPassword')}
        showLabel={t('auth.showPassword')}
        hideLabel={t('auth.hidePassword')}
        autoComplete="current-password"
        value={value}
        error={wrong ? t('profile.wrongPassword') : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {failure && !wrong && <FormError>{problemText(failure, t).message}</FormError>}
    </>
  );
}

/** Something that only the owner of the account may do, also on a device that was left open. */
export function PasswordDialog({ title, description, action, danger, onConfirm, onClose }: PasswordDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Problem | null>(null);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      await onConfirm(password);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      setFailure(error);
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            kind={danger ? 'danger' : 'primary'}
            busy={busy}
            disabled={password === ''}
          >
            {action}
          </Button>
          <Button kind="quiet" disabled={busy} onClick={onClose}>
            {t('profile.cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <PasswordInput value={password} failure={failure} onChange={setPassword} />
      </form>
    </Dialog>
  );
}
