import type { Trip } from '#domain/trip/trip.ts';
import { drawCover, type Layer } from '#rendering/cover/cover.ts';
import { HEIGHT, WIDTH } from '#rendering/cover/shapes.ts';
import { classNames } from '../../ui/class-names.ts';

interface DrawnCoverProps {
  readonly name: string;
  /** Said to screen readers; a cover that only decorates has none. */
  readonly label?: string | undefined;
  readonly landscape: Trip['landscape'];
  /** Snow and a low, pale sun. */
  readonly cold?: boolean | undefined;
  readonly className?: string;
}

const fills: Readonly<Record<Layer['colour'], string>> = {
  sea: 'fill-sea',
  sun: 'fill-sun',
  paper: 'fill-paper',
  'day-2': 'fill-day-2',
  'day-4': 'fill-day-4',
  'day-6': 'fill-day-6',
};

/** The drawn picture of a destination in the colours of the theme. Needs no network. */
export function DrawnCover({ name, label, landscape, cold = false, className }: DrawnCoverProps) {
  return (
    <svg
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      className={classNames('block w-full rounded-card bg-sea/15', className)}
    >
      {drawCover(name, landscape, cold).map(({ path, colour, opacity }) => (
        <path key={path} d={path} opacity={opacity} className={fills[colour]} />
      ))}
    </svg>
  );
}
