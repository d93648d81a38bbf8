import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { SHARED_TRIP } from '#domain/trip/share-path.ts';
import { lazyWithTexts } from '../../i18n/lazy-with-texts.ts';
import { INSPIRATION_TRIP } from '../../navigation/paths.ts';
import { OwnTrip } from './OwnTrip.tsx';
import { TripSkeleton } from './TripSkeleton.tsx';

const InspirationTrip = lazyWithTexts(
  async () => (await import('./InspirationTrip.tsx')).InspirationTrip,
  'inspiration',
  'share',
);
const SharedTrip = lazyWithTexts(async () => (await import('./SharedTrip.tsx')).SharedTrip, 'share');

function trip(id: string) {
  if (id.startsWith(INSPIRATION_TRIP)) return <InspirationTrip id={id.slice(INSPIRATION_TRIP.length)} />;
  if (id.startsWith(SHARED_TRIP)) return <SharedTrip token={id.slice(SHARED_TRIP.length)} />;
  return <OwnTrip id={id} />;
}

export default function TripScreen() {
  const { id = '' } = useParams();
  return <Suspense fallback={<TripSkeleton />}>{trip(id)}</Suspense>;
}
