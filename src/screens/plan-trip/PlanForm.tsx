import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { prices } from '#domain/shop/prices.ts';
import { addDays, brokenDateRule, dayNumber, MAX_NIGHTS } from '#domain/trip/dates.ts';
import { clampAdults, clampChildren } from '#domain/trip/travellers.ts';
import { MAX_DESTINATION_LENGTH, MAX_PREFERENCES_LENGTH, type TripRequest } from '#domain/trip/trip-request.ts';
import { keepFormDraft, readFormDraft } from '../../data/form-draft.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea, TextField } from '../../ui/Field.tsx';
import { focusFirstError } from '../../ui/focus-first-error.ts';
import { useToday } from '../../ui/today.ts';
import { AnonymousBanner } from './AnonymousBanner.tsx';
import { BudgetChoice } from './BudgetChoice.tsx';
import { CategoryChoice } from './CategoryChoice.tsx';
import { canSubmit, type FormValues, restoreForm, toggleCategory, toRequest } from './form-values.ts';

interface PlanFormProps {
  readonly hasPlan: boolean;
  readonly anonymous: boolean;
  /** Names to suggest while typing. */
  readonly destinations: readonly string[];
  readonly onSubmit: (request: TripRequest) => void;
  readonly onShowPlan: () => void;
}

export function PlanForm({ hasPlan, anonymous, destinations, onSubmit, onShowPlan }: PlanFormProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<FormValues>(() => restoreForm(readFormDraft()));
  const [submitted, setSubmitted] = useState(false);
  const change = (part: Partial<FormValues>) => setValues((before) => ({ ...before, ...part }));
  useEffect(() => keepFormDraft(values), [values]);

  const today = useToday();
  const broken = brokenDateRule({ start: values.start, end: values.end }, today);
  const datesTouched = submitted || (values.start !== '' && values.end !== '');
  const dateError = (field: 'start' | 'end') =>
    datesTouched && broken?.field === field ? t(`planForm.${broken.rule}`) : undefined;
  const latestEnd = dayNumber(values.start) === null ? undefined : addDays(values.start, MAX_NIGHTS);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setSubmitted(true);
    if (broken || values.destination.trim() === '') focusFirstError(form.current);
    else onSubmit(toRequest(values));
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="mx-auto flex max-w-2xl flex-col gap-6 py-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">{t('planForm.title')}</h1>
        {hasPlan && (
          <Button kind="quiet" onClick={onShowPlan}>
            {t('planForm.backToPlan')}
          </Button>
        )}
      </div>
      {anonymous && <AnonymousBanner />}
      <TextField
        label={t('planForm.destination')}
        hint={t('planForm.destinationHint')}
        error={submitted && values.destination.trim() === '' ? t('planForm.destinationRequired') : undefined}
        value={values.destination}
        maxLength={MAX_DESTINATION_LENGTH}
        list="destinations"
        autoComplete="off"
        onChange={(event) => change({ destination: event.target.value })}
      />
      <datalist id="destinations">
        {destinations.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={t('planForm.start')}
          type="date"
          min={today}
          value={values.start}
          error={dateError('start')}
          onChange={(event) => change({ start: event.target.value, end: '' })}
        />
        <TextField
          label={t('planForm.end')}
          type="date"
          min={values.start || today}
          max={latestEnd}
          value={values.end}
          hint={t('planForm.durationHint')}
          error={dateError('end')}
          onChange={(event) => change({ end: event.target.value })}
        />
      </div>
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={t('planForm.adults')}
          inputMode="numeric"
          value={values.adults}
          onChange={(event) => change({ adults: event.target.value })}
          onBlur={() => change({ adults: String(clampAdults(values.adults)) })}
        />
        <TextField
          label={t('planForm.children')}
          inputMode="numeric"
          value={values.children}
          onChange={(event) => change({ children: event.target.value })}
          onBlur={() => change({ children: String(clampChildren(values.children)) })}
        />
      </div>
      <CategoryChoice chosen={values.categories} onToggle={(id) => setValues((before) => toggleCategory(before, id))} />
      <BudgetChoice chosen={values.budget} onChoose={(budget) => change({ budget })} />
      <TextArea
        label={t('planForm.preferences')}
        hint={t('planForm.preferencesHint')}
        maxLength={MAX_PREFERENCES_LENGTH}
        value={values.preferences}
        onChange={(event) => change({ preferences: event.target.value })}
      />
      <div className="flex flex-col gap-2">
        <Button type="submit" disabled={!canSubmit(values)} className="w-full md:w-auto md:self-start">
          {t('planForm.submit')}
        </Button>
        <p className="text-sm text-ink-soft">{t('planForm.beta', { tokens: prices.plan })}</p>
      </div>
    </form>
  );
}
