import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { INSPIRATION_TRIP } from '../../navigation/paths.ts';
import { OwnTrip } from './OwnTrip.tsx';
import { TripSkeleton } from './TripSkeleton.tsx';

const InspirationTrip = lazy(() =>
  import('./InspirationTrip.tsx').then((module) => ({ default: module.InspirationTrip })),
);

export default function TripScreen() {
  const { id = '' } = useParams();
  if (!id.startsWith(INSPIRATION_TRIP)) return <OwnTrip id={id} />;
  return (
    <Suspense fallback={<TripSkeleton />}>
      <InspirationTrip id={id.slice(INSPIRATION_TRIP.length)} />
    </Suspense>
  );
}
