import type { ReactNode } from 'react';
import { hashText, type Random, seededRandom } from '#domain/random.ts';
import type { Landscape } from '#domain/trip/landscape.ts';
import { classNames } from '../../ui/class-names.ts';
import { HEIGHT, hills, oldTown, palm, peaks, skyline, WIDTH } from './shapes.ts';

interface DrawnCoverProps {
  readonly name: string;
  /** Said to screen readers; a cover that only decorates has none. */
  readonly label?: string | undefined;
  readonly landscape: Landscape;
  /** Snow and a low, pale sun. */
  readonly cold?: boolean | undefined;
  readonly className?: string;
}

interface SceneProps {
  readonly next: Random;
  readonly phase: number;
  readonly cold: boolean;
}

const Water = ({ phase }: Pick<SceneProps, 'phase'>) => (
  <>
    <path d={hills(phase + 1, 282, 14, 9)} className="fill-day-6 opacity-60" />
    <path d={hills(phase + 3, 302, 12, 8)} className="fill-sea" />
  </>
);

const scenes: Readonly<Record<Landscape, (props: SceneProps) => ReactNode>> = {
  coast: ({ phase }) => (
    <>
      <path d={hills(phase, 220, 90, 6)} className="fill-day-4 opacity-50" />
      <path d={hills(phase + 2, 258, 60, 5)} className="fill-day-4 opacity-80" />
      <Water phase={phase} />
    </>
  ),
  island: ({ phase, next }) => (
    <>
      <path d={hills(phase, 240, 30, 8)} className="fill-sea opacity-30" />
      <path d={`M230 282q${140 + 60 * next()} -70 340 0z`} className="fill-sun" />
      <path d={palm(380, 262, 90)} className="fill-day-4" />
      <path d={palm(430, 268, 66)} className="fill-day-4 opacity-80" />
      <Water phase={phase} />
    </>
  ),
  mountain: ({ next, phase, cold }) => (
    <>
      <path d={peaks(next, 270, 180, 4)} className="fill-sea opacity-35" />
      <path d={peaks(next, 290, 130, 5)} className={cold ? 'fill-paper opacity-90' : 'fill-sea opacity-60'} />
      <path d={hills(phase, 312, 60, 6)} className="fill-day-4" />
    </>
  ),
  desert: ({ phase }) => (
    <>
      <path d={hills(phase, 230, 50, 5)} className="fill-day-2 opacity-35" />
      <path d={hills(phase + 2, 268, 60, 4)} className="fill-sun opacity-80" />
      <path d={hills(phase + 5, 304, 50, 3)} className="fill-day-2 opacity-80" />
    </>
  ),
  city: ({ next, phase }) => (
    <>
      <path d={skyline(next, 290, 60, 190)} className="fill-sea opacity-30" />
      <path d={skyline(next, 300, 30, 120)} className="fill-sea opacity-70" />
      <path d={hills(phase, 318, 24, 7)} className="fill-day-4" />
    </>
  ),
  historic: ({ next, phase }) => (
    <>
      <path d={hills(phase, 240, 80, 5)} className="fill-day-4 opacity-40" />
      <path d={oldTown(next, 280)} className="fill-day-2 opacity-60" />
      <path d={oldTown(next, 304)} className="fill-day-2" />
    </>
  ),
};

/**
 * The picture of a destination drawn from its name, its kind and the season: sky, sun and land in the palette. Needs no
 * network, and the same trip always looks the same.
 */
export function DrawnCover({ name, label, landscape, cold = false, className }: DrawnCoverProps) {
  const seed = hashText(name);
  const next = seededRandom(seed);
  const phase = (seed % 1000) / 160;
  const sun = { x: 120 + Math.round(560 * next()), y: (cold ? 150 : 115) + Math.round(40 * next()) };
  return (
    <svg
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      className={classNames('block w-full rounded-card bg-sea/15', className)}
    >
      <circle cx={sun.x} cy={sun.y} r="60" className="fill-sun opacity-20" />
      <circle cx={sun.x} cy={sun.y} r="40" className={cold ? 'fill-sun opacity-60' : 'fill-sun'} />
      {scenes[landscape]({ next, phase, cold })}
    </svg>
  );
}
