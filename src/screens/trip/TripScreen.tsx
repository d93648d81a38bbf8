import { type ComponentType, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { SHARED_TRIP } from '#domain/trip/share-path.ts';
import { hasTexts } from '../../i18n/i18n.ts';
import { lazyWithTexts } from '../../i18n/lazy-with-texts.ts';
import { INSPIRATION_TRIP } from '../../navigation/paths.ts';
import { OwnTrip } from './OwnTrip.tsx';
import { TripSkeleton } from './TripSkeleton.tsx';

const InspirationTrip = lazyWithTexts(
  async () => (await import('./InspirationTrip.tsx')).InspirationTrip,
  'inspiration',
  'share',
);
const sharedTrip = async () => (await import('./SharedTrip.tsx')).SharedTrip;
const LaterSharedTrip = lazyWithTexts(sharedTrip, 'share');
let broughtSharedTrip: ComponentType<{ readonly token: string }> | null = null;

/** Where the page begins with a shared trip: what draws it, without a skeleton in between. Its texts come with those of the first screen. */
export async function bringSharedTrip(): Promise<void> {
  broughtSharedTrip = await sharedTrip();
}

function SharedTrip({ token }: { readonly token: string }) {
  const [Chosen] = useState(() => (hasTexts('share') && broughtSharedTrip) || LaterSharedTrip);
  return <Chosen token={token} />;
}

function trip(id: string) {
  if (id.startsWith(INSPIRATION_TRIP)) return <InspirationTrip id={id.slice(INSPIRATION_TRIP.length)} />;
  if (id.startsWith(SHARED_TRIP)) return <SharedTrip token={id.slice(SHARED_TRIP.length)} />;
  return <OwnTrip id={id} />;
}

export default function TripScreen() {
  const { id = '' } = useParams();
  return <Suspense fallback={<TripSkeleton />}>{trip(id)}</Suspense>;
}
