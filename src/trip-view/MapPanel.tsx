import { Component, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Trip } from '#domain/trip/trip.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { activityHref } from './activity-anchor.ts';

const TripMap = lazy(async () => ({ default: (await import('../integrations/map/TripMap.tsx')).TripMap }));

/** So far below the screen the map begins to load. */
const NEAR = '300px';

/** What even the drawn map cannot survive: its code is not there, or breaks. */
class MapBoundary extends Component<{ readonly failed: ReactNode; readonly children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? this.props.failed : this.props.children;
  }
}

/** The trip on a map, loaded when somebody is about to see it. */
export function MapPanel({ trip }: { readonly trip: Trip }) {
  const { t } = useTranslation();
  const place = useRef<HTMLElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: NEAR,
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const waiting = <Skeleton className="h-[400px]" />;
  return (
    <section ref={place} aria-labelledby="map" className="flex flex-col gap-4">
      <h2 id="map" className="text-2xl">
        {t('map.title')}
      </h2>
      <MapBoundary failed={<p role="alert">{t('map.failed')}</p>}>
        {near ? (
          <Suspense fallback={waiting}>
            <TripMap days={trip.days} destination={trip.destination} hrefOf={activityHref} />
          </Suspense>
        ) : (
          waiting
        )}
      </MapBoundary>
    </section>
  );
}
