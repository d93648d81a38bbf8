import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { brokenPasswordRule, type PasswordRule, passwordStrength } from '#domain/account/password.ts';
import { Problem } from '#domain/problem.ts';
import { resetPassword } from '../../data/accounts.ts';
import { problemText } from '../../i18n/problem-texts.ts';
import { paths } from '../../navigation/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Form, FormError } from '../../ui/Form.tsx';
import { focusFirstError } from '../../ui/focus-first-error.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';

interface NewPasswordFormProps {
  readonly token: string;
  readonly onInvalidToken: () => void;
}

type Broken = PasswordRule | 'passwordMismatch';

interface NewPasswordFieldsProps {
  readonly password: string;
  readonly again: string;
  readonly broken: Broken | null;
  readonly onPassword: (text: string) => void;
  readonly onAgain: (text: string) => void;
}

function NewPasswordFields({ password, again, broken, onPassword, onAgain }: NewPasswordFieldsProps) {
  const { t } = useTranslation();
  const shown = { showLabel: t('auth.showPassword'), hideLabel: t('auth.hidePassword'), autoComplete: 'new-password' };
  return (
    <>
      <PasswordField
        {...shown}
        label={t('auth.resetPassword.password')}
        hint={
          password === ''
            ? t('auth.register.passwordHint')
            : t(`auth.strength.${passwordStrength(password)}`, { count: Array.from(password).length })
        }
        error={broken && broken !== 'passwordMismatch' ? t(`auth.rules.${broken}`) : undefined}
        value={password}
        onChange={(event) => onPassword(event.target.value)}
      />
      <PasswordField
        {...shown}
        label={t('auth.resetPassword.confirmPassword')}
        error={broken === 'passwordMismatch' ? t('auth.resetPassword.passwordMismatch') : undefined}
        value={again}
        onChange={(event) => onAgain(event.target.value)}
      />
    </>
  );
}

export function NewPasswordForm({ token, onInvalidToken }: NewPasswordFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [broken, setBroken] = useState<Broken | null>(null);
  const [failure, setFailure] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setFailure(null);
    const rule = brokenPasswordRule(password) ?? (again === password ? null : 'passwordMismatch');
    setBroken(rule);
    if (rule) return focusFirstError(form.current);
    setBusy(true);
    try {
      await resetPassword(token, password);
      await navigate(paths.login, { replace: true, state: { notice: t('auth.resetPassword.done') } });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      setBusy(false);
      if (error.code === 'INVALID_TOKEN') onInvalidToken();
      else setFailure(error);
    }
  }

  return (
    <Form title={t('auth.resetPassword.title')} form={form} noValidate onSubmit={(event) => void submit(event)}>
      <p className="text-ink-soft">{t('auth.resetPassword.everywhere')}</p>
      <NewPasswordFields
        password={password}
        again={again}
        broken={broken}
        onPassword={setPassword}
        onAgain={setAgain}
      />
      {failure && (
        <FormError>
          {t('auth.resetPassword.error')}. {problemText(failure, t).message}
        </FormError>
      )}
      <Button type="submit" busy={busy}>
        {t('auth.resetPassword.submit')}
      </Button>
    </Form>
  );
}
