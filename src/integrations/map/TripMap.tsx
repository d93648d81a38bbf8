import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Coordinates } from '#domain/place/coordinates.ts';
import { colourOfDay } from '#domain/trip/day-colour.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import { Chips } from '../../ui/Chips.tsx';
import { Modal } from '../../ui/Modal.tsx';
import type { TripGround } from './ground.ts';
import { MapSurface } from './MapSurface.tsx';
import { useOwnPosition } from './own-position.ts';
import type { View } from './projection.ts';
import { StopList } from './StopList.tsx';
import { isPlaced, type PlacedStop, stopsOf } from './stops.ts';

interface TripMapProps {
  readonly days: readonly Day[];
  readonly destination: string;
  readonly ground: TripGround;
  /** Where the card of an activity is on this page: "#...". */
  readonly hrefOf: (activity: Activity) => string;
}

/** What the dialog takes to give the focus back. */
const CLOSING_MS = 50;
const nowhere: Coordinates = { latitude: 0, longitude: 0 };

/** A trip on a map: all its days, or those that are chosen. */
export function TripMap({ days, destination, ground, hrefOf }: TripMapProps) {
  const { t } = useTranslation();
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const [view, setView] = useState<View | null>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [large, setLarge] = useState(false);
  const position = useOwnPosition();
  const all = useMemo(() => days.flatMap(stopsOf), [days]);
  const stops = useMemo(() => all.filter(({ day }) => !hidden.has(day)), [all, hidden]);
  const placed = useMemo(() => stops.filter(isPlaced), [stops]);
  const choose = useCallback((stop: PlacedStop | null) => setChosenId(stop?.activity.id ?? null), []);
  const show = (shown: readonly string[]) => {
    setHidden(new Set(days.map(({ day }) => day).filter((day) => !shown.includes(String(day)))));
    setView(null);
  };
  const surface = {
    ground,
    stops: placed,
    middle: all.find(isPlaced)?.place ?? nowhere,
    view,
    onView: setView,
    chosen: placed.find(({ activity }) => activity.id === chosenId) ?? null,
    onChoose: choose,
    here: position.here,
    onLocate: () => position.locate((here) => setView({ centre: here, zoom: 14 })),
    hrefOf: ({ activity }: PlacedStop) => hrefOf(activity),
    onFollow: (href: string) => {
      setLarge(false);
      // Closing gives the focus back to the button that opened it, which scrolls there: the card comes after that.
      window.setTimeout(() => window.location.assign(href), CLOSING_MS);
    },
  };
  return (
    <div className="flex flex-col gap-4">
      <DayChips days={days} hidden={hidden} onShow={show} />
      {/* The map is 400 pixels high; on a phone its buttons are below it. */}
      <div className="h-[456px] md:h-[400px]">
        <MapSurface {...surface} onEnlarge={() => setLarge(true)} onFollow={undefined} />
      </div>
      {position.refused && <p role="status">{t('map.noPosition')}</p>}
      <StopList stops={stops} hrefOf={({ activity }) => hrefOf(activity)} />
      <LargeMap open={large} onClose={() => setLarge(false)} title={t('map.titleOf', { name: destination })}>
        <MapSurface {...surface} />
      </LargeMap>
    </div>
  );
}

interface LargeMapProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
}

function LargeMap({ open, onClose, title, children }: LargeMapProps) {
  const { t } = useTranslation();
  return (
    <Modal open={open} onClose={onClose} title={title} closeLabel={t('common.close')} shape="inset-0">
      <div className="h-[calc(100dvh-6.5rem)]">{children}</div>
    </Modal>
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
        style={{ backgroundColor: `var(--day-${colourOfDay(day)})` }}
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
