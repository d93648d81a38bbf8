import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { emailSchema } from '#domain/account/user.ts';
import { Problem } from '#domain/problem.ts';
import { askForResetLink } from '../../data/accounts.ts';
import { problemText } from '../../i18n/problem-texts.ts';
import { paths } from '../../navigation/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Form, FormError } from '../../ui/Form.tsx';
import { focusFirstError } from '../../ui/focus-first-error.ts';

export default function ForgotPasswordScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [rule, setRule] = useState<'required' | 'emailInvalid' | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Problem | null>(null);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setFailure(null);
    const broken = email.trim() === '' ? 'required' : emailSchema.safeParse(email).success ? null : 'emailInvalid';
    setRule(broken);
    if (broken) return focusFirstError(form.current);
    setBusy(true);
    try {
      await askForResetLink(email);
      await navigate(paths.forgotPasswordSent);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      setFailure(error);
      setBusy(false);
    }
  }

  return (
    <Form title={t('forgotPassword.title')} form={form} noValidate onSubmit={(event) => void submit(event)}>
      <p className="text-ink-soft">{t('forgotPassword.intro')}</p>
      <TextField
        label={t('forgotPassword.email')}
        type="email"
        autoComplete="username"
        required
        value={email}
        error={rule ? t(`auth.rules.${rule}`) : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      {failure && (
        <FormError>
          {failure.code === 'RATE_LIMITED' ? problemText(failure, t).message : t('forgotPassword.error')}
        </FormError>
      )}
      <Button type="submit" busy={busy}>
        {t('forgotPassword.submit')}
      </Button>
      <Link to={paths.login} className="inline-flex min-h-11 items-center self-start text-sea underline">
        {t('forgotPassword.backToLogin')}
      </Link>
    </Form>
  );
}
