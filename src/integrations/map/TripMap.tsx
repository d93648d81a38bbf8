import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Coordinates } from '#domain/place/coordinates.ts';
import { colourOfDay } from '#domain/trip/day-colour.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import { Chips } from '../../ui/Chips.tsx';
import { Modal } from '../../ui/Modal.tsx';
import type { TripGround } from './ground.ts';
import { MapSurface } from './MapSurface.tsx';
import { useOwnPosition } from './own-position.ts';
import { StopList } from './StopList.tsx';
import { type ShownBase, useShown } from './shown.ts';
import { isPlaced, type PlacedStop } from './stops.ts';

interface TripMapProps {
  readonly days: readonly Day[];
  readonly destination: string;
  /** The places of a journey with their days; none of a trip to one place. */
  readonly bases: readonly ShownBase[];
  readonly ground: TripGround;
  /** Where the card of an activity is on this page: "#...". */
  readonly hrefOf: (activity: Activity) => string;
}

/** What the dialog takes to give the focus back. */
const CLOSING_MS = 50;
const linkStyle = 'min-h-11 px-2 text-left font-semibold text-sea underline underline-offset-4';
const nowhere: Coordinates = { latitude: 0, longitude: 0 };

/** A trip on a map: all its days, or those that are chosen. */
export function TripMap({ days, destination, bases, ground, hrefOf }: TripMapProps) {
  const { t } = useTranslation();
  const shown = useShown(days, bases);
  const { stops, placed, framed, view, look } = shown;
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [large, setLarge] = useState(false);
  const position = useOwnPosition();
  const choose = useCallback((stop: PlacedStop | null) => setChosenId(stop?.activity.id ?? null), []);
  const surface = {
    ground,
    stops: placed,
    framed,
    middle: shown.all.find(isPlaced)?.place ?? nowhere,
    view,
    onView: look,
    chosen: placed.find(({ activity }) => activity.id === chosenId) ?? null,
    onChoose: choose,
    here: position.here,
    onLocate: () => position.locate((here) => look({ centre: here, zoom: 14 })),
    hrefOf: ({ activity }: PlacedStop) => hrefOf(activity),
    onFollow: (href: string) => {
      setLarge(false);
      // Closing gives the focus back to the button that opened it, which scrolls there: the card comes after that.
      window.setTimeout(() => window.location.assign(href), CLOSING_MS);
    },
  };
  return (
    <div className="flex flex-col gap-4">
      <BaseButtons bases={bases} hidden={shown.hidden} onShow={shown.show} />
      <DayChips days={days} hidden={shown.hidden} onShow={shown.show}>
        {framed.length < placed.length && (
          <button type="button" onClick={() => look(null)} className={linkStyle}>
            {t('map.outOfTown')}
          </button>
        )}
      </DayChips>
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

interface BaseButtonsProps {
  readonly bases: readonly ShownBase[];
  readonly hidden: ReadonlySet<number>;
  readonly onShow: (shown: readonly number[]) => void;
}

/** Of a journey: the days of one place alone, in one press. */
function BaseButtons({ bases, hidden, onShow }: BaseButtonsProps) {
  const { t } = useTranslation();
  if (bases.length === 0) return null;
  const all = bases.flatMap(({ days }) => days);
  const shown = all.filter((day) => !hidden.has(day)).join();
  return (
    <div role="group" aria-label={t('map.places')} className="flex flex-wrap gap-2">
      {bases.map(({ name, days }) => (
        <button
          key={days.join()}
          type="button"
          aria-pressed={days.join() === shown}
          onClick={() => onShow(days.join() === shown ? all : days)}
          className="min-h-11 rounded-full border border-sea bg-card px-4 font-semibold text-sea aria-pressed:bg-sea aria-pressed:text-on-sea"
        >
          {name}
        </button>
      ))}
    </div>
  );
}

interface DayChipsProps {
  readonly days: readonly Day[];
  readonly hidden: ReadonlySet<number>;
  readonly onShow: (shown: readonly number[]) => void;
  readonly children: ReactNode;
}

function DayChips({ days, hidden, onShow, children }: DayChipsProps) {
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
        onChange={(chosen) => onShow(chosen.map(Number))}
      />
      {hidden.size > 0 && (
        <button type="button" onClick={() => onShow(days.map(({ day }) => day))} className={linkStyle}>
          {t('map.showAll')}
        </button>
      )}
      {children}
    </div>
  );
}
