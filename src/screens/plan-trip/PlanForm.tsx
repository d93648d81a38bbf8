import { lazy, type SubmitEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { brokenDateRule } from '#domain/trip/dates.ts';
import { MAX_NIGHTS } from '#domain/trip/longest.ts';
import { MAX_TRAVELLERS_OF_A_KIND, MIN_ADULTS } from '#domain/trip/travellers.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import { keepFormDraft, readFormDraft } from '../../data/form-draft.ts';
import { dateLabels } from '../../i18n/date-labels.ts';
import { currentLanguage } from '../../i18n/i18n.ts';
import { paths } from '../../navigation/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { DateRange } from '../../ui/DateRange.tsx';
import { focusFirstError } from '../../ui/focus-first-error.ts';
import { Stepper } from '../../ui/Stepper.tsx';
import { useToday } from '../../ui/today.ts';
import { AnonymousBanner } from './AnonymousBanner.tsx';
import { BudgetChoice } from './BudgetChoice.tsx';
import { CategoryChoice } from './CategoryChoice.tsx';
import { DestinationField } from './DestinationField.tsx';
import { canSubmit, type FormValues, hasPlaces, restoreForm } from './form-values.ts';
import { PreferencesField } from './PreferencesField.tsx';
import { Price } from './Price.tsx';
import { submitForm } from './plan-flow.ts';

const FixedField = lazy(() => import('./fixed/late-fixed-field.ts').then(({ lateFixedField }) => lateFixedField()));

interface PlanFormProps {
  readonly hasPlan: boolean;
  readonly anonymous: boolean;
  /** Looks again at a storage that could not be read; as long as it is there no plan could be kept, and none is made. */
  readonly unread?: (() => void) | undefined;
  /** Ends when the request is done with; until then nothing else is sent. */
  readonly onSubmit: (request: TripRequest) => Promise<void>;
  readonly onShowPlan: () => void;
}

function Heading({ hasPlan, onShowPlan }: Pick<PlanFormProps, 'hasPlan' | 'onShowPlan'>) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h1 className="text-3xl">{t('planForm.title')}</h1>
      {hasPlan && (
        <Button kind="quiet" onClick={onShowPlan}>
          {t('planForm.backToPlan')}
        </Button>
      )}
    </div>
  );
}

function Unread({ again }: { readonly again: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="alert" className="flex flex-col items-start gap-3 rounded-card border border-coral bg-card p-4">
      <p>{t('planForm.unread')}</p>
      <Button kind="secondary" onClick={again}>
        {t('common.tryAgain')}
      </Button>
    </div>
  );
}

interface FieldsProps {
  readonly values: FormValues;
  readonly change: (part: Partial<FormValues>) => void;
}

function PartyFields({ values, change }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <div className="grid grid-cols-2 gap-4">
      <Stepper
        label={t('planForm.adults')}
        min={MIN_ADULTS}
        max={MAX_TRAVELLERS_OF_A_KIND}
        value={values.adults}
        onChange={(adults) => change({ adults })}
        decreaseLabel={t('planForm.fewerAdults')}
        increaseLabel={t('planForm.moreAdults')}
      />
      <Stepper
        label={t('planForm.children')}
        min={0}
        max={MAX_TRAVELLERS_OF_A_KIND}
        value={values.children}
        onChange={(children) => change({ children })}
        decreaseLabel={t('planForm.fewerChildren')}
        increaseLabel={t('planForm.moreChildren')}
      />
    </div>
  );
}

function SubmitRow({ disabled, busy }: { readonly disabled: boolean; readonly busy: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-2">
      <Button type="submit" disabled={disabled} busy={busy} className="w-full md:w-auto md:self-start">
        {t('planForm.submit')}
      </Button>
      <p className="text-sm text-ink-soft">
        <Price work="plan" />
      </p>
      <Link
        to={paths.sampleTrip}
        className="inline-flex min-h-11 items-center self-start text-sea underline underline-offset-4"
      >
        {t('planForm.sample')}
      </Link>
    </div>
  );
}

/** What was typed, kept for the next visit. */
function useFormValues() {
  const [restored] = useState(() => restoreForm(readFormDraft()));
  const [values, setValues] = useState<FormValues>(restored);
  const change = (part: Partial<FormValues>) => setValues((before) => ({ ...before, ...part }));
  // A form the visitor did not touch writes nothing: what another tab is writing meanwhile stays.
  useEffect(() => {
    if (values !== restored) keepFormDraft(values);
  }, [values, restored]);
  return { values, change };
}

/** Reads the preferences once more before the request goes out; it waits a moment for that at most. */
function useSending(onSubmit: PlanFormProps['onSubmit']) {
  const [busy, setBusy] = useState(false);
  async function send(values: FormValues) {
    setBusy(true);
    await submitForm(values, onSubmit);
    setBusy(false);
  }
  return { busy, send };
}

/** What lies below the fold comes a moment later, before a hand can be at the button below it. */
function useLater(): boolean {
  const [later, setLater] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(setLater, 1000, true);
    return () => window.clearTimeout(timer);
  }, []);
  return later;
}

export function PlanForm({ hasPlan, anonymous, unread, onSubmit, onShowPlan }: PlanFormProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const { values, change } = useFormValues();
  const [submitted, setSubmitted] = useState(false);
  const { busy, send } = useSending(onSubmit);
  const today = useToday();
  const later = useLater();
  const broken = brokenDateRule({ start: values.start, end: values.end }, today);
  const datesTouched = submitted || (values.start !== '' && values.end !== '');
  const dateError = datesTouched ? broken : null;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setSubmitted(true);
    if (broken || !hasPlaces(values)) focusFirstError(form.current);
    else void send(values);
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="mx-auto flex max-w-2xl flex-col gap-6 py-8">
      <Heading hasPlan={hasPlan} onShowPlan={onShowPlan} />
      {unread && <Unread again={unread} />}
      {anonymous && <AnonymousBanner />}
      <DestinationField values={values} change={change} submitted={submitted} />
      <DateRange
        language={currentLanguage()}
        start={values.start}
        end={values.end}
        min={today}
        maxNights={MAX_NIGHTS}
        hint={t('planForm.durationHint')}
        labels={dateLabels(t)}
        errors={dateError ? { [dateError.field]: t(`planForm.${dateError.rule}`) } : {}}
        onChange={change}
      />
      <PartyFields values={values} change={change} />
      <CategoryChoice chosen={values.categories} onChoose={(categories) => change({ categories: [...categories] })} />
      <BudgetChoice chosen={values.budget} onChoose={(budget) => change({ budget })} />
      <PreferencesField values={values} change={change} />
      <Suspense>{later && <FixedField values={values} change={change} />}</Suspense>
      <SubmitRow disabled={!canSubmit(values) || dateError !== null || unread !== undefined} busy={busy} />
    </form>
  );
}
