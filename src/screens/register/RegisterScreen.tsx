import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { passwordStrength } from '#domain/account/password.ts';
import {
  type RegistrationForm,
  type RegistrationProblems,
  registrationProblems,
} from '#domain/account/registration.ts';
import { Problem } from '#domain/problem.ts';
import { register, signIn } from '../../data/accounts.ts';
import { problemText } from '../../i18n/problem-texts.ts';
import { paths, type ReturnState } from '../../navigation/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea, TextField } from '../../ui/Field.tsx';
import { Form, FormError } from '../../ui/Form.tsx';
import { focusFirstError } from '../../ui/focus-first-error.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { TermsCheckbox } from './TermsCheckbox.tsx';

const emptyForm: RegistrationForm = {
  name: '',
  lastname: '',
  email: '',
  password: '',
  confirmPassword: '',
  bio: '',
  terms: false,
};

const fields = [
  { name: 'name', type: 'text', autoComplete: 'given-name' },
  { name: 'lastname', type: 'text', autoComplete: 'family-name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
] as const;

interface RegistrationFieldsProps {
  readonly values: RegistrationForm;
  readonly errorOf: (name: keyof RegistrationForm) => string | undefined;
  readonly change: (part: Partial<RegistrationForm>) => void;
}

function RegistrationFields({ values, errorOf, change }: RegistrationFieldsProps) {
  const { t } = useTranslation();
  const strength = t(`auth.strength.${passwordStrength(values.password)}`, {
    count: Array.from(values.password).length,
  });
  return (
    <>
      {fields.map(({ name, type, autoComplete }) => (
        <TextField
          key={name}
          label={t(`auth.register.${name}`)}
          type={type}
          autoComplete={autoComplete}
          value={values[name]}
          error={errorOf(name)}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      ))}
      <PasswordField
        label={t('auth.register.password')}
        hint={values.password === '' ? t('auth.register.passwordHint') : strength}
        showLabel={t('auth.showPassword')}
        hideLabel={t('auth.hidePassword')}
        autoComplete="new-password"
        value={values.password}
        error={errorOf('password')}
        onChange={(event) => change({ password: event.target.value })}
      />
      <PasswordField
        label={t('auth.register.confirmPassword')}
        showLabel={t('auth.showPassword')}
        hideLabel={t('auth.hidePassword')}
        autoComplete="new-password"
        value={values.confirmPassword}
        error={errorOf('confirmPassword')}
        onChange={(event) => change({ confirmPassword: event.target.value })}
      />
      <TextArea
        label={t('auth.register.bio')}
        maxLength={1000}
        value={values.bio}
        onChange={(event) => change({ bio: event.target.value })}
      />
    </>
  );
}

function ToLogin({ arrival }: { readonly arrival: ReturnState }) {
  const { t } = useTranslation();
  return (
    <p>
      {t('auth.register.hasAccount')}{' '}
      <Link to={paths.login} state={arrival} className="font-semibold text-sea underline">
        {t('auth.register.toLogin')}
      </Link>
    </p>
  );
}

/** Signs in; a user whose address had an account already, or who is offline by now, does that on the page for it. */
function useGoOn(arrival: ReturnState) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return async ({ email, password }: RegistrationForm): Promise<void> => {
    try {
      await signIn(email.trim(), password);
    } catch {
      const state: ReturnState = { ...arrival, email: email.trim(), notice: t('auth.register.done') };
      return navigate(paths.login, { state });
    }
    showToast('success', t('auth.register.ready'));
    return navigate(arrival.returnTo ?? paths.myTrips, { replace: true });
  };
}

export default function RegisterScreen() {
  const { t } = useTranslation();
  const arrival = (useLocation().state ?? {}) as ReturnState;
  const goOn = useGoOn(arrival);
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<RegistrationForm>({ ...emptyForm, email: arrival.email ?? '' });
  const [problems, setProblems] = useState<RegistrationProblems>({});
  const [failure, setFailure] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<RegistrationForm>) => setValues((before) => ({ ...before, ...part }));
  const errorOf = (name: keyof RegistrationForm) => {
    const rule = problems[name];
    return rule && (rule === 'passwordMismatch' ? t('auth.register.passwordMismatch') : t(`auth.rules.${rule}`));
  };

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = registrationProblems(values);
    setProblems(found);
    setFailure(null);
    if (Object.keys(found).length > 0) {
      focusFirstError(form.current);
      return;
    }
    setBusy(true);
    try {
      await register(values);
      await goOn(values);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      setFailure(error);
      setBusy(false);
    }
  }

  return (
    <Form title={t('auth.register.title')} form={form} noValidate onSubmit={(event) => void submit(event)}>
      <RegistrationFields values={values} errorOf={errorOf} change={change} />
      <TermsCheckbox checked={values.terms} error={errorOf('terms')} onChange={(terms) => change({ terms })} />
      {failure && (
        <FormError>
          {t('auth.register.error')}. {problemText(failure, t).message}
        </FormError>
      )}
      <Button type="submit" busy={busy}>
        {t('auth.register.submit')}
      </Button>
      <ToLogin arrival={{ ...arrival, email: values.email }} />
    </Form>
  );
}
