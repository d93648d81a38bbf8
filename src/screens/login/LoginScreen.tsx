import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Problem } from '#domain/problem.ts';
import { signIn } from '../../data/accounts.ts';
import { problemText } from '../../i18n/problem-texts.ts';
import { paths, type ReturnState } from '../../navigation/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Form, FormError } from '../../ui/Form.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';

const REDIRECT_DELAY_MS = 100;

function Notice({ children }: { readonly children: string }) {
  return (
    <p role="status" className="rounded-card border border-leaf bg-card p-4">
      {children}
    </p>
  );
}

function Failure({ problem }: { readonly problem: Problem }) {
  const { t } = useTranslation();
  const isRefused = problem.code === 'BAD_CREDENTIALS';
  return <FormError>{isRefused ? t('auth.login.error') : problemText(problem, t).message}</FormError>;
}

function ToForgotPassword() {
  const { t } = useTranslation();
  return (
    <Link to={paths.forgotPassword} className="inline-flex min-h-11 items-center self-start text-sea underline">
      {t('auth.login.forgot')}
    </Link>
  );
}

function ToRegister({ arrival }: { readonly arrival: ReturnState }) {
  const { t } = useTranslation();
  return (
    <p>
      {t('auth.login.noAccount')}{' '}
      <Link to={paths.register} state={arrival} className="font-semibold text-sea underline">
        {t('auth.login.toRegister')}
      </Link>
    </p>
  );
}

export default function LoginScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const arrival = (useLocation().state ?? {}) as ReturnState;
  const [email, setEmail] = useState(arrival.email ?? '');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      await signIn(email, password);
      window.setTimeout(() => void navigate(arrival.returnTo ?? paths.myTrips, { replace: true }), REDIRECT_DELAY_MS);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      setProblem(error);
      setBusy(false);
    }
  }

  return (
    <Form title={t('auth.login.title')} onSubmit={(event) => void submit(event)}>
      {arrival.notice && <Notice>{arrival.notice}</Notice>}
      <TextField
        label={t('auth.login.email')}
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label={t('auth.login.password')}
        showLabel={t('auth.showPassword')}
        hideLabel={t('auth.hidePassword')}
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <ToForgotPassword />
      {problem && <Failure problem={problem} />}
      <Button type="submit" busy={busy}>
        {t('auth.login.submit')}
      </Button>
      <ToRegister arrival={{ ...arrival, email }} />
    </Form>
  );
}
