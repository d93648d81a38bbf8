import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  MAX_BIO_LENGTH,
  MAX_TRAVEL_STYLE_LENGTH,
  MAX_USER_FROM_LENGTH,
  type Profile,
  type TravelPreferences,
} from '#domain/account/profile.ts';
import { brokenNameRule } from '#domain/account/registration.ts';
import { Problem } from '#domain/problem.ts';
import { changeProfile } from '../../data/profile.ts';
import { problemText } from '../../i18n/problem-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { TextArea, TextField } from '../../ui/Field.tsx';
import { FormError } from '../../ui/Form.tsx';
import { focusFirstError } from '../../ui/focus-first-error.ts';
import { showToast } from '../../ui/toast-store.ts';
import { PreferencesFields } from './PreferencesFields.tsx';

interface ProfileFormProps {
  readonly profile: Profile;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/** What is typed; empty texts are told to the server as nothing. */
interface Values {
  readonly name: string;
  readonly lastname: string;
  readonly bio: string;
  readonly travelStyle: string;
  readonly userFrom: string;
  readonly preferences: TravelPreferences;
  readonly profiling: boolean;
  readonly commercialMail: boolean;
}

const valuesOf = (profile: Profile): Values => ({
  ...profile,
  bio: profile.bio ?? '',
  travelStyle: profile.travelStyle ?? '',
  userFrom: profile.userFrom ?? '',
});

function changeOf({ name, lastname, bio, travelStyle, userFrom, preferences, profiling, commercialMail }: Values) {
  const orNull = (text: string) => text.trim() || null;
  const texts = { bio: orNull(bio), travelStyle: orNull(travelStyle), userFrom: orNull(userFrom) };
  return { name: name.trim(), lastname: lastname.trim(), ...texts, preferences, profiling, commercialMail };
}

const names = [
  { name: 'name', autoComplete: 'given-name' },
  { name: 'lastname', autoComplete: 'family-name' },
] as const;

interface FieldsProps {
  readonly values: Values;
  readonly change: (part: Partial<Values>) => void;
}

interface DetailsFieldsProps extends FieldsProps {
  readonly email: string;
  /** Once saving was tried, what is wrong is said. */
  readonly submitted: boolean;
}

function DetailsFields({ values, email, submitted, change }: DetailsFieldsProps) {
  const { t } = useTranslation();
  const errorOf = (name: string) => {
    const rule = submitted ? brokenNameRule(name) : null;
    return rule ? t(`auth.rules.${rule}`) : undefined;
  };
  return (
    <Card as="section" className="flex flex-col gap-5">
      <h2 className="text-xl">{t('profile.details')}</h2>
      <div className="grid gap-5 sm:grid-cols-2">
        {names.map(({ name, ...input }) => (
          <TextField
            key={name}
            {...input}
            label={t(`profile.${name}`)}
            value={values[name]}
            error={errorOf(values[name])}
            onChange={(event) => change({ [name]: event.target.value })}
          />
        ))}
      </div>
      <TextField label={t('profile.email')} hint={t('profile.emailHint')} value={email} readOnly />
      <TextArea
        label={t('profile.about')}
        maxLength={MAX_BIO_LENGTH}
        value={values.bio}
        onChange={(event) => change({ bio: event.target.value })}
      />
      <TextField
        label={t('profile.travelStyle')}
        hint={t('profile.travelStyleHint')}
        maxLength={MAX_TRAVEL_STYLE_LENGTH}
        value={values.travelStyle}
        onChange={(event) => change({ travelStyle: event.target.value })}
      />
      <TextField
        label={t('profile.userFrom')}
        maxLength={MAX_USER_FROM_LENGTH}
        value={values.userFrom}
        onChange={(event) => change({ userFrom: event.target.value })}
      />
    </Card>
  );
}

function PrivacyFields({ values, change }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <Card as="section" className="flex flex-col gap-2">
      <h2 className="text-xl">{t('profile.privacy')}</h2>
      <Checkbox
        label={t('profile.profiling')}
        hint={t('profile.profilingText')}
        checked={values.profiling}
        onChange={(profiling) => change({ profiling })}
      />
      <Checkbox
        label={t('profile.commercialMail')}
        hint={t('profile.commercialMailText')}
        checked={values.commercialMail}
        onChange={(commercialMail) => change({ commercialMail })}
      />
    </Card>
  );
}

export function ProfileForm({ profile, onSaved, onCancel }: ProfileFormProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(() => valuesOf(profile));
  const [submitted, setSubmitted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Problem | 'not stored' | null>(null);
  const change = (part: Partial<Values>) => setValues((before) => ({ ...before, ...part }));

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setSubmitted(true);
    setFailure(null);
    if (brokenNameRule(values.name) ?? brokenNameRule(values.lastname)) return focusFirstError(form.current);
    setBusy(true);
    try {
      const place = await changeProfile(changeOf(values));
      showToast('success', place === 'saved' ? t('profile.saved') : t('profile.savedHere'));
      onSaved();
    } catch (error) {
      setFailure(error instanceof Problem ? error : 'not stored');
      setBusy(false);
    }
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
      <DetailsFields values={values} email={profile.email} submitted={submitted} change={change} />
      <PreferencesFields preferences={values.preferences} onChange={(preferences) => change({ preferences })} />
      <PrivacyFields values={values} change={change} />
      {failure && (
        <FormError>
          {t('profile.updateError')}.{' '}
          {failure === 'not stored' ? t('profile.notStored') : problemText(failure, t).message}
        </FormError>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t('profile.save')}
        </Button>
        <Button kind="quiet" disabled={busy} onClick={onCancel}>
          {t('profile.cancel')}
        </Button>
      </div>
    </form>
  );
}
