import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Coordinates } from '#domain/place/coordinates.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import { Chips } from '../../ui/Chips.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { MapSurface } from './MapSurface.tsx';
import { useOwnPosition } from './own-position.ts';
import type { View } from './projection.ts';
import { StopList } from './StopList.tsx';
import { isPlaced, stopsOf } from './stops.ts';

interface TripMapProps {
  readonly days: readonly Day[];
  readonly destination: string;
  /** Where the card of an activity is on this page: "#...". */
  readonly hrefOf: (activity: Activity) => string;
}

/** What the dialog takes to give the focus back. */
const CLOSING_MS = 50;
const nowhere: Coordinates = { latitude: 0, longitude: 0 };

/** A trip on a map: all its days, or those that are chosen. */
export function TripMap({ days, destination, hrefOf }: TripMapProps) {
  const { t } = useTranslation();
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const [view, setView] = useState<View | null>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [large, setLarge] = useState(false);
  const position = useOwnPosition();
  const all = days.flatMap(stopsOf);
  const stops = all.filter(({ day }) => !hidden.has(day));
  const placed = stops.filter(isPlaced);
  const show = (shown: readonly string[]) => {
    setHidden(new Set(days.map(({ day }) => day).filter((day) => !shown.includes(String(day)))));
    setView(null);
  };
  const surface = {
    stops: placed,
    middle: all.find(isPlaced)?.place ?? nowhere,
    view,
    onView: setView,
    chosen: placed.find(({ activity }) => activity.id === chosenId) ?? null,
    onChoose: (stop: (typeof placed)[number] | null) => setChosenId(stop?.activity.id ?? null),
    here: position.here,
    onLocate: () => position.locate((here) => setView({ centre: here, zoom: 14 })),
    hrefOf: ({ activity }: (typeof placed)[number]) => hrefOf(activity),
    onFollow: (href: string) => {
      setLarge(false);
      // Closing gives the focus back to the button that opened it, which scrolls there: the card comes after that.
      window.setTimeout(() => window.location.assign(href), CLOSING_MS);
    },
  };
  return (
    <div className="flex flex-col gap-4">
      <DayChips days={days} hidden={hidden} onShow={show} />
      <div className="h-[400px]">
        <MapSurface {...surface} onEnlarge={() => setLarge(true)} onFollow={undefined} />
      </div>
      {position.refused && <p role="status">{t('map.noPosition')}</p>}
      <StopList stops={stops} hrefOf={({ activity }) => hrefOf(activity)} />
      <Modal
        open={large}
        onClose={() => setLarge(false)}
        title={t('map.titleOf', { name: destination })}
        closeLabel={t('common.close')}
        shape="inset-0"
      >
        <div className="h-[calc(100dvh-6.5rem)]">
          <MapSurface {...surface} />
        </div>
      </Modal>
    </div>
  );
}

interface DayChipsProps {
  readonly days: readonly Day[];
  readonly hidden: ReadonlySet<number>;
  readonly onShow: (shown: readonly string[]) => void;
}

function DayChips({ days, hidden, onShow }: DayChipsProps) {
  const { t } = useTranslation();
  const ids = days.map(({ day }) => String(day));
  const chips = days.map(({ day }) => ({
    id: String(day),
    label: t('trip.day', { number: day }),
    icon: (
      <span
        aria-hidden
        style={{ backgroundColor: `var(--day-${day})` }}
        className="size-3 rounded-full ring-2 ring-card"
      />
    ),
  }));
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Chips
        label={t('map.days')}
        chips={chips}
        chosen={ids.filter((id) => !hidden.has(Number(id)))}
        onChange={onShow}
      />
      {hidden.size > 0 && (
        <button
          type="button"
          onClick={() => onShow(ids)}
          className="min-h-11 px-2 font-semibold text-sea underline underline-offset-4"
        >
          {t('map.showAll')}
        </button>
      )}
    </div>
  );
}
