import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brokenPasswordRule, type PasswordRule, passwordStrength } from '#domain/account/password.ts';
import { Problem } from '#domain/problem.ts';
import { changePassword } from '../../data/profile.ts';
import { problemText } from '../../i18n/problem-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormError } from '../../ui/Form.tsx';
import { focusFirstError } from '../../ui/focus-first-error.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { showToast } from '../../ui/toast-store.ts';

interface Values {
  readonly current: string;
  readonly next: string;
  readonly again: string;
}

type Broken = { readonly next?: PasswordRule; readonly again?: true; readonly current?: true };

function brokenIn(next: string, again: string): Broken | null {
  const rule = brokenPasswordRule(next);
  if (rule) return { next: rule };
  return again === next ? null : { again: true };
}

interface PasswordFieldsProps {
  readonly values: Values;
  readonly broken: Broken;
  readonly change: (part: Partial<Values>) => void;
}

function PasswordFields({ values: { current, next, again }, broken, change }: PasswordFieldsProps) {
  const { t } = useTranslation();
  const shown = { showLabel: t('auth.showPassword'), hideLabel: t('auth.hidePassword') };
  return (
    <>
      <PasswordField
        {...shown}
        label={t('profile.currentPassword')}
        autoComplete="current-password"
        value={current}
        error={broken.current && t('profile.wrongPassword')}
        onChange={(event) => change({ current: event.target.value })}
      />
      <PasswordField
        {...shown}
        label={t('profile.newPassword')}
        autoComplete="new-password"
        hint={
          next === ''
            ? t('auth.register.passwordHint')
            : t(`auth.strength.${passwordStrength(next)}`, { count: Array.from(next).length })
        }
        value={next}
        error={broken.next && t(`auth.rules.${broken.next}`)}
        onChange={(event) => change({ next: event.target.value })}
      />
      <PasswordField
        {...shown}
        label={t('profile.confirmPassword')}
        autoComplete="new-password"
        value={again}
        error={broken.again && t('auth.resetPassword.passwordMismatch')}
        onChange={(event) => change({ again: event.target.value })}
      />
    </>
  );
}

export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Values>({ current: '', next: '', again: '' });
  const [broken, setBroken] = useState<Broken>({});
  const [failure, setFailure] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const { current, next, again } = values;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = brokenIn(next, again);
    setBroken(found ?? {});
    setFailure(null);
    if (found) return focusFirstError(form.current);
    setBusy(true);
    try {
      await changePassword(current, next);
      showToast('success', t('profile.passwordChanged'));
      onClose();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      setBusy(false);
      if (error.code === 'WRONG_PASSWORD') setBroken({ current: true });
      else setFailure(error);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('profile.changePassword')}
      description={t('profile.changePasswordText')}
      closeLabel={t('common.close')}
      actions={
        <Button type="submit" form={formId} busy={busy} disabled={current === ''}>
          {t('profile.changePassword')}
        </Button>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <PasswordFields values={values} broken={broken} change={(part) => setValues({ ...values, ...part })} />
        {failure && <FormError>{problemText(failure, t).message}</FormError>}
      </form>
    </Dialog>
  );
}
