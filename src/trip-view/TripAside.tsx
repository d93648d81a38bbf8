import { useTranslation } from 'react-i18next';
import type { RateTable } from '#domain/money/rates.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { Editing } from './editing.ts';
import { ListPanel } from './ListPanel.tsx';
import { Luggage } from './Luggage.tsx';
import { TripBudget } from './TripBudget.tsx';
import { VerifyPanel } from './VerifyPanel.tsx';

interface TripAsideProps {
  readonly trip: Trip;
  /** What prices of bookings in other currencies are converted with. */
  readonly rates?: readonly RateTable[] | undefined;
  /** Of a shared trip whose owner keeps the costs. */
  readonly costless?: boolean;
  /** For the owner of a saved trip. */
  readonly editing?: Editing | undefined;
}

const noRates: readonly RateTable[] = [];

/** What there is to know about a trip besides its days. */
export function TripAside({ trip, rates = noRates, costless = false, editing }: TripAsideProps) {
  const { t } = useTranslation();
  return (
    <aside data-later className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
      <div className="flex flex-col gap-5">
        {editing ? (
          <Luggage trip={trip} editing={editing} />
        ) : (
          <ListPanel id="luggage" title={t('trip.luggage')} lines={trip.luggage.map((item) => item.label)} />
        )}
        {!costless && <TripBudget trip={trip} rates={rates} />}
      </div>
      <div id="info" className="flex flex-col gap-5">
        <VerifyPanel trip={trip} />
        <ListPanel title={t('trip.importantInfo')} lines={trip.importantInfo} />
        <ListPanel title={t('trip.recommendations')} lines={trip.recommendations} />
        <ListPanel title={t('trip.accommodation')} lines={trip.accommodation} />
      </div>
    </aside>
  );
}
