import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithTexts } from '../../i18n/lazy-with-texts.ts';
import { Button } from '../../ui/Button.tsx';
import type { FormValues } from './form-values.ts';
import { PlaceField } from './PlaceField.tsx';

const OpenTown = lazyWithTexts(async () => (await import('./OpenTown.tsx')).OpenTown, 'openTown');
const JourneyField = lazyWithTexts(async () => (await import('./journey/JourneyField.tsx')).JourneyField, 'journey');

/** Two places out of one: the second is not named yet. */
const begunJourney = (destination: string) => ({
  bases: [
    { destination, nights: 2 },
    { destination: '', nights: 2 },
  ],
  byCar: false,
});

interface DestinationFieldProps {
  readonly values: FormValues;
  readonly change: (part: Partial<FormValues>) => void;
  /** The form was sent once: what is missing is said. */
  readonly submitted: boolean;
}

/** Where one goes: one place, or several with the nights of each. */
export function DestinationField({ values, change, submitted }: DestinationFieldProps) {
  const { t } = useTranslation();
  const { destination, journey } = values;
  const [town, setTown] = useState<string | null>(null);
  if (journey)
    return (
      <Suspense>
        <JourneyField values={values} journey={journey} change={change} submitted={submitted} />
      </Suspense>
    );
  const isMissing = submitted && destination.trim() === '';
  return (
    <div className="flex flex-col gap-2">
      <PlaceField
        label={t('planForm.destination')}
        hint={t('planForm.destinationHint')}
        error={isMissing ? t('planForm.destinationRequired') : undefined}
        value={destination}
        offersJourneys
        onChange={(text) => change({ destination: text })}
        onPick={(picked, { open, bases, byCar = false }) => {
          setTown(open ? picked : null);
          change({ destination: picked, ...(bases && { journey: { bases: [], proposed: bases, byCar } }) });
        }}
      />
      {town !== null && town === destination && (
        <Suspense>
          <OpenTown name={town} />
        </Suspense>
      )}
      {destination.trim() !== '' && (
        <Button
          kind="quiet"
          className="self-start"
          onClick={() => change({ journey: begunJourney(destination.trim()) })}
        >
          {t('planForm.addPlace')}
        </Button>
      )}
    </div>
  );
}
