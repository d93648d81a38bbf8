import { useTranslation } from 'react-i18next';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import { classNames } from '../../ui/class-names.ts';
import { onScreen, type Point, type Size, type View } from './projection.ts';
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
  readonly size: Size;
}

/** Each day's way in order, and a line from every marker that was moved to where it belongs. */
function Paths({ stops, places, markers, size }: PathsProps) {
  const days = [...new Set(stops.map(({ day }) => day))];
  return (
    <svg aria-hidden width={size.width} height={size.height} className="pointer-events-none absolute inset-0 fill-none">
      {days.map((day) => {
        const line = lineOf(places.filter((_, i) => stops[i]?.day === day));
        return (
          <g key={day} strokeLinejoin="round" strokeLinecap="round">
            <path d={line} className="stroke-card stroke-[6]" />
            <path d={line} style={{ stroke: `var(--day-${day})` }} className="stroke-[3]" />
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

/** Numbered in the order of their day, in its colour. */
export function Markers({ stops, view, size, chosen, onChoose }: MarkersProps) {
  const { t } = useTranslation();
  const places = stops.map(({ place }) => onScreen(place, view, size));
  const markers = spread(places);
  return (
    <>
      <Paths stops={stops} places={places} markers={markers} size={size} />
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
            style={{ transform: `translate(${x}px, ${y}px)`, backgroundColor: `var(--day-${day})` }}
            className={classNames(
              'absolute -top-4 -left-4 grid size-8 place-items-center rounded-full border-2 border-card font-semibold text-paper tabular-nums shadow focus-visible:z-10 focus-visible:rounded-full',
              isChosen && 'z-10 ring-4 ring-sun',
            )}
          >
            {number}
          </button>
        );
      })}
    </>
  );
}
