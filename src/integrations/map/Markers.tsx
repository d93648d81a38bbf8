import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { colourOfDay } from '#domain/trip/day-colour.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import { classNames } from '../../ui/class-names.ts';
import { Sign } from '../../ui/Sign.tsx';
import { onScreen, type Point, type Size, type View, worldPoint } from './projection.ts';
import { spread } from './spread.ts';
import type { PlacedStop } from './stops.ts';

interface MarkersProps {
  readonly stops: readonly PlacedStop[];
  readonly view: View;
  readonly size: Size;
  readonly chosen: PlacedStop | null;
  readonly onChoose: (stop: PlacedStop | null) => void;
}

const lineOf = (points: readonly Point[]) =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

interface PathsProps {
  readonly stops: readonly PlacedStop[];
  readonly places: readonly Point[];
  readonly markers: readonly Point[];
}

/** Each day's way in order, and a line from every marker that was moved to where it belongs. */
function Paths({ stops, places, markers }: PathsProps) {
  const days = [...new Set(stops.map(({ day }) => day))];
  return (
    <svg aria-hidden width={1} height={1} className="pointer-events-none absolute overflow-visible fill-none">
      {days.map((day) => {
        const line = lineOf(places.filter((_, i) => stops[i]?.day === day));
        return (
          <g key={day} strokeLinejoin="round" strokeLinecap="round">
            <path d={line} className="stroke-card stroke-[6]" />
            <path d={line} style={{ stroke: `var(--day-${colourOfDay(day)})` }} className="stroke-[3]" />
          </g>
        );
      })}
      {stops.map(({ activity }, i) => {
        const [place, marker] = [places[i], markers[i]];
        if (!place || !marker || place === marker) return null;
        return <path key={activity.id} d={lineOf([place, marker])} className="stroke-ink stroke-2" />;
      })}
    </svg>
  );
}

interface LayerProps extends Pick<MarkersProps, 'stops' | 'chosen' | 'onChoose'> {
  readonly zoom: number;
}

/** A disc of 32 pixels around a box of 24: neighbours that stand free as discs do so as boxes too (WCAG 2.5.8). */
const disc =
  'absolute -top-3 -left-3 isolate grid size-6 place-items-center rounded-full font-semibold text-paper tabular-nums before:absolute before:-inset-1 before:-z-10 before:rounded-full before:border-2 before:border-card before:bg-inherit before:shadow focus-visible:z-10 focus-visible:rounded-full focus-visible:outline-offset-4';

/** Everything as far from the first stop as it is at a zoom: a map that is pulled moves it as one piece, drawn once. */
const Layer = memo(function Layer({ stops, zoom, chosen, onChoose }: LayerProps) {
  const { t } = useTranslation();
  const world = stops.map(({ place }) => worldPoint(place, zoom));
  const [origin = { x: 0, y: 0 }] = world;
  const places = world.map(({ x, y }) => ({ x: x - origin.x, y: y - origin.y }));
  const markers = spread(places);
  return (
    <>
      <Paths stops={stops} places={places} markers={markers} />
      {stops.map((stop, i) => {
        const { activity, day, number } = stop;
        const { x, y } = markers[i] ?? { x: 0, y: 0 };
        const isChosen = chosen?.activity.id === activity.id;
        return (
          <button
            key={activity.id}
            type="button"
            aria-label={t('map.stop', { day, number, name: activity.name, time: formatLocalTime(activity.start) })}
            aria-expanded={isChosen}
            onClick={() => onChoose(isChosen ? null : stop)}
            style={{ transform: `translate(${x}px, ${y}px)`, backgroundColor: `var(--day-${colourOfDay(day)})` }}
            className={classNames(disc, isChosen && 'z-10 before:ring-4 before:ring-sun')}
          >
            <Sign stop={activity} className="size-5" />
            <span className="absolute -right-1.5 -bottom-1.5 grid h-4 min-w-4 place-items-center rounded-full bg-card px-0.5 text-xs leading-none text-ink">
              {number}
            </span>
          </button>
        );
      })}
    </>
  );
});

/** A sign and a number in the order of its day, in its colour. */
export function Markers({ stops, view, size, chosen, onChoose }: MarkersProps) {
  const [first] = stops;
  if (!first) return null;
  const { x, y } = onScreen(first.place, view, size);
  return (
    <div className="absolute top-0 left-0 will-change-transform" style={{ transform: `translate(${x}px, ${y}px)` }}>
      <Layer stops={stops} zoom={view.zoom} chosen={chosen} onChoose={onChoose} />
    </div>
  );
}
