import { lazy, Suspense } from 'react';
import type { Trip } from '#domain/trip/trip.ts';
import { coverFile, partsOfCover } from '#rendering/cover/addresses.ts';
import { HEIGHT, WIDTH } from '#rendering/cover/canvas.ts';
import { classNames } from '../../ui/class-names.ts';

const MadeUp = lazy(() => import('./MadeUp.tsx').then((module) => ({ default: module.MadeUp })));

interface DrawnCoverProps {
  readonly name: string;
  /** null: not of the catalogue. */
  readonly destinationId: string | null;
  /** Said to screen readers; a cover that only decorates has none. */
  readonly label?: string | undefined;
  readonly landscape: Trip['landscape'];
  /** Snow and a low, pale sun. */
  readonly cold?: boolean | undefined;
  readonly className?: string;
}

/** The drawn picture of a destination in the colours of the theme, which comes into a frame that has its size already. */
export function DrawnCover({ name, destinationId, label, landscape, cold = false, className }: DrawnCoverProps) {
  const file = coverFile(destinationId);
  return (
    <svg
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className={classNames('block w-full rounded-card bg-sea/15', className)}
    >
      {file === null ? (
        <Suspense>
          <MadeUp name={name} landscape={landscape} cold={cold} />
        </Suspense>
      ) : (
        partsOfCover(file, cold).map((address) => <use key={address} href={address} />)
      )}
    </svg>
  );
}
