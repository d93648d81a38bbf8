import { Component, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { baseIndexOn, basesOf } from '#domain/trip/base.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { TripGround } from '../integrations/map/ground.ts';
import { Button } from '../ui/Button.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { activityHref } from './activity-anchor.ts';

/** A code that did not arrive is not asked for again by React: another attempt needs another one of these. */
const lazyMap = () => lazy(async () => ({ default: (await import('../integrations/map/TripMap.tsx')).TripMap }));
const firstMap = lazyMap();

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

/** What needs no service. */
const drawn: TripGround = { settings: { engine: 'drawn' }, area: null };

/** The places of a journey with their days. */
const basesShown = (trip: Trip) =>
  basesOf(trip)
    .map(({ name }, index) => ({
      name,
      days: trip.days.map(({ day }) => day).filter((day) => baseIndexOn(trip, day) === index),
    }))
    .filter(({ days }) => days.length > 0);

interface MapPanelProps {
  readonly trip: Trip;
  /** The drawn map where nothing is said. */
  readonly ground?: TripGround | undefined;
  /** What its owner can do about it. */
  readonly actions?: ReactNode;
}

/** The trip on a map, loaded when the reader is about to see it. */
export function MapPanel({ trip, ground = drawn, actions }: MapPanelProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLElement>(null);
  const [near, setNear] = useState(false);
  const [{ attempt, TripMap }, setAttempt] = useState({ attempt: 0, TripMap: firstMap });
  const again = () => setAttempt({ attempt: attempt + 1, TripMap: lazyMap() });
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: NEAR,
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const waiting = <Skeleton className="h-[456px] md:h-[400px]" />;
  return (
    <section ref={place} data-later aria-labelledby="map" className="flex flex-col gap-4">
      <h2 id="map" className="text-2xl">
        {t('map.title')}
      </h2>
      <MapBoundary
        key={attempt}
        failed={
          <div role="alert" className="flex flex-wrap items-center gap-4">
            <p>{t('map.failed')}</p>
            <Button kind="secondary" onClick={again}>
              {t('common.tryAgain')}
            </Button>
          </div>
        }
      >
        {near ? (
          <Suspense fallback={waiting}>
            <TripMap
              days={trip.days}
              destination={trip.destination}
              bases={basesShown(trip)}
              ground={ground}
              hrefOf={activityHref}
            />
          </Suspense>
        ) : (
          waiting
        )}
      </MapBoundary>
      {actions}
    </section>
  );
}
