import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tripStatus } from '#domain/trip/status.ts';
import type { MyTrip } from '../../data/trips.ts';
import { classNames } from '../../ui/class-names.ts';
import { SHOWN_FIRST, usePaging } from '../../ui/paging.ts';
import { useKeptList } from './kept-list.ts';
import type { ListProps } from './list-part.tsx';
import { TripCard } from './TripCard.tsx';

/** So many past trips need no press to be seen. */
const FEW = 3;
/** More pictures than the first screen of a phone has room for. */
const FIRST_PICTURES = 4;

interface PastHeadingProps {
  readonly total: number;
  readonly open: boolean;
  /** Absent where they are open anyway. */
  readonly onToggle: (() => void) | undefined;
}

function PastHeading({ total, open, onToggle }: PastHeadingProps) {
  const { t } = useTranslation();
  const text = t('myTrips.pastTrips', { total });
  return (
    <h2 className="pt-8 text-xl">
      {onToggle ? (
        <button
          type="button"
          aria-expanded={open}
          onClick={onToggle}
          className="flex min-h-11 w-full items-center justify-between gap-2 text-left"
        >
          {text}
          <ChevronDown aria-hidden className={classNames('size-6 shrink-0 transition', open && 'rotate-180')} />
        </button>
      ) : (
        text
      )}
    </h2>
  );
}

/** What is on and what comes, with the next trip first; then plans that are no trips yet; then what is over. */
export function TripCards(list: ListProps) {
  const { trips, narrowed, today, drafts } = list;
  const [opened, setOpened] = useState(false);
  const isPast = ({ dates }: MyTrip) => tripStatus(dates, today) === 'past';
  const past = trips.filter(isPast);
  const coming = trips.length - past.length;
  const isOpen = narrowed || coming === 0 || past.length <= FEW;
  const open = isOpen || opened;
  const { shown, sentinel, painted } = usePaging(open ? trips.length : coming);
  useKeptList(list);
  const cards = (some: readonly MyTrip[], from: number) =>
    some.map((trip, place) => (
      <TripCard
        key={trip.id}
        trip={trip}
        today={today}
        next={from + place === 0 && coming > 0}
        heading={from === 0 && coming > 0 ? 'h2' : 'h3'}
        bare={!painted && from + place >= FIRST_PICTURES}
        later={from + place >= SHOWN_FIRST}
      />
    ));
  return (
    <>
      {coming > 0 && <ul className="flex flex-col gap-4">{cards(trips.slice(0, Math.min(shown, coming)), 0)}</ul>}
      {!narrowed && drafts}
      {past.length > 0 && (
        <section className="flex flex-col gap-4">
          <PastHeading
            total={past.length}
            open={open}
            onToggle={isOpen ? undefined : () => setOpened((before) => !before)}
          />
          {open && <ul className="flex flex-col gap-4">{cards(past.slice(0, Math.max(0, shown - coming)), coming)}</ul>}
        </section>
      )}
      <div ref={sentinel} />
    </>
  );
}
