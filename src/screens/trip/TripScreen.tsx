import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { SHARED_TRIP } from '#domain/trip/share-path.ts';
import { INSPIRATION_TRIP } from '../../navigation/paths.ts';
import { OwnTrip } from './OwnTrip.tsx';
import { TripSkeleton } from './TripSkeleton.tsx';

const InspirationTrip = lazy(() =>
  import('./InspirationTrip.tsx').then((module) => ({ default: module.InspirationTrip })),
);
const SharedTrip = lazy(() => import('./SharedTrip.tsx').then((module) => ({ default: module.SharedTrip })));

function trip(id: string) {
  if (id.startsWith(INSPIRATION_TRIP)) return <InspirationTrip id={id.slice(INSPIRATION_TRIP.length)} />;
  if (id.startsWith(SHARED_TRIP)) return <SharedTrip token={id.slice(SHARED_TRIP.length)} />;
  return <OwnTrip id={id} />;
}

export default function TripScreen() {
  const { id = '' } = useParams();
  return <Suspense fallback={<TripSkeleton />}>{trip(id)}</Suspense>;
}
