import { ArrowUp, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { same } from '#domain/same.ts';
import { MAX_NIGHTS } from '#domain/trip/longest.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';
import type { FormValues } from '../form-values.ts';
import { PlaceField } from '../PlaceField.tsx';
import { canGrow, earlier, grown, named, refitted, stepped, without } from './bases.ts';
import { type FormJourney, lackOf, nightsOfDates } from './form-journey.ts';

interface JourneyFieldProps {
  readonly values: FormValues;
  readonly journey: FormJourney;
  readonly change: (part: Partial<FormValues>) => void;
  readonly submitted: boolean;
}

interface BaseRowProps extends JourneyFieldProps {
  readonly index: number;
}

function BaseRow({ values, journey, change, submitted, index }: BaseRowProps) {
  const { t } = useTranslation();
  const { destination, nights } = journey.bases[index] ?? { destination: '', nights: 1 };
  const number = index + 1;
  const name = destination.trim() === '' ? t('journey.place', { number }) : destination;
  const set = (now: FormJourney) => change({ journey: now });
  const rename = (text: string) => set(named(journey, index, text));
  const total = nightsOfDates(values);
  const others = journey.bases.length - 1;
  const isMissing = submitted && destination.trim() === '';
  const remove = () => {
    const now = without(journey, index, values);
    const [only] = now.bases;
    change(now.bases.length > 1 ? { journey: now } : { journey: undefined, destination: only?.destination ?? '' });
  };
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-card p-4">
      <PlaceField
        label={t('journey.place', { number })}
        error={isMissing ? t('planForm.destinationRequired') : undefined}
        value={destination}
        onChange={rename}
        onPick={rename}
      />
      <div className="grid grid-cols-[minmax(0,12rem)_auto] items-end justify-between gap-2">
        <Stepper
          label={t('journey.nights')}
          value={nights}
          min={1}
          max={total === null ? MAX_NIGHTS : Math.max(1, total - others)}
          onChange={(now) => set(stepped(journey, index, now, values))}
          decreaseLabel={t('journey.fewerNights', { name })}
          increaseLabel={t('journey.moreNights', { name })}
        />
        <div className="flex">
          {index > 0 && (
            <IconButton label={t('journey.earlier', { name })} onClick={() => set(earlier(journey, index))}>
              <ArrowUp aria-hidden className="size-5" />
            </IconButton>
          )}
          <IconButton label={t('journey.remove', { name })} onClick={remove}>
            <Trash2 aria-hidden className="size-5" />
          </IconButton>
        </div>
      </div>
    </li>
  );
}

/** The places of a journey in their order, with the nights of each, which together are those of the dates. */
export function JourneyField(props: JourneyFieldProps) {
  const { values, journey, change, submitted } = props;
  const { t } = useTranslation();
  const lack = lackOf(journey, values);
  const { start, end } = values;
  // The nights are those of the dates, also of a journey that was only just begun.
  useEffect(() => {
    const fitted = refitted(journey, { start, end });
    if (!same(fitted, journey)) change({ journey: fitted });
  }, [journey, start, end, change]);
  const total = nightsOfDates(values);
  const isTold = lack !== null && (submitted || lack !== 'nameless');
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="pb-1 font-semibold">{t('journey.title')}</legend>
      <p className="text-ink-soft text-sm">
        {total === null ? t('journey.hintUndated') : t('journey.hint', { count: total })}
      </p>
      <ol className="flex flex-col gap-3">
        {journey.bases.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a base is what stands at its place; a name that is typed would be another key with every letter.
          <BaseRow key={index} {...props} index={index} />
        ))}
      </ol>
      {isTold && (
        <p role="alert" className="text-coral">
          {t(`journey.${lack}`)}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {canGrow(journey) && (
          <Button kind="secondary" onClick={() => change({ journey: grown(journey, values) })}>
            {t('journey.add')}
          </Button>
        )}
        <Checkbox
          label={t('journey.byCar')}
          checked={journey.byCar}
          onChange={(byCar) => change({ journey: { ...journey, byCar } })}
        />
      </div>
    </fieldset>
  );
}
