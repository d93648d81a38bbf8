import { useTranslation } from 'react-i18next';
import type { RateTable } from '#domain/money/rates.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { type BudgetRow, budgetText } from '#rendering/budget/budget-text.ts';
import { currentLanguage } from '../i18n/i18n.ts';

function Rows({ rows, strong = false }: { readonly rows: readonly BudgetRow[]; readonly strong?: boolean }) {
  return (
    <dl className="flex flex-col gap-2">
      {rows.map(({ name, amount, notes }, place) => (
        <div key={`${place} ${name}`} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
          <dt className="[overflow-wrap:anywhere]">{name}</dt>
          <dd className={`max-w-40 text-right ${strong ? 'font-semibold' : ''}`}>{amount}</dd>
          {notes.map((note) => (
            <dd key={note} className="col-span-2 text-ink-soft text-sm [overflow-wrap:anywhere]">
              {note}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

interface TripBudgetProps {
  readonly trip: Trip;
  /** What prices in other currencies are converted with. */
  readonly rates: readonly RateTable[];
}

/** What a trip costs everybody, line by line, and what is not in it. */
export function TripBudget({ trip, rates }: TripBudgetProps) {
  const { t } = useTranslation();
  const { planned, bookedTitle, booked, party, perAdult, notIncluded } = budgetText(trip, rates, currentLanguage());
  return (
    <section aria-labelledby="trip-budget" className="rounded-card border border-line bg-card p-5">
      <h2 id="trip-budget" className="pb-3 text-xl">
        {t('trip.budgetTitle')}
      </h2>
      <Rows rows={planned} />
      {booked.length > 0 && (
        <>
          <h3 className="pt-4 pb-2 text-base">{bookedTitle}</h3>
          <Rows rows={booked} />
        </>
      )}
      <div className="mt-4 border-line border-t pt-3">
        <Rows rows={[party, perAdult]} strong />
      </div>
      {notIncluded !== null && <p className="pt-3 text-ink-soft text-sm">{notIncluded}</p>}
    </section>
  );
}
