import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Coordinates } from '#domain/place/coordinates.ts';
import { classNames } from '../../ui/class-names.ts';
import { BaseMap } from './BaseMap.tsx';
import { useGestures } from './gestures.ts';
import type { TripGround } from './ground.ts';
import { MapControls } from './MapControls.tsx';
import { MapScale } from './MapScale.tsx';
import { Markers } from './Markers.tsx';
import { closer, fitted, onScreen, type Size, type View } from './projection.ts';
import { StopPopup } from './StopPopup.tsx';
import type { PlacedStop } from './stops.ts';

export interface MapSurfaceProps {
  readonly ground: TripGround;
  readonly stops: readonly PlacedStop[];
  /** Those that are to be seen where `view` is null. */
  readonly framed: readonly PlacedStop[];
  /** What is in the middle when no stop is shown. */
  readonly middle: Coordinates;
  /** Null: whatever shows those of `framed`. */
  readonly view: View | null;
  readonly onView: (view: View | null) => void;
  readonly chosen: PlacedStop | null;
  readonly onChoose: (stop: PlacedStop | null) => void;
  /** Where the reader is, when it is known. */
  readonly here: Coordinates | null;
  readonly onLocate: () => void;
  /** Opens the map over the whole screen; absent where it is there already. */
  readonly onEnlarge?: (() => void) | undefined;
  readonly hrefOf: (stop: PlacedStop) => string;
  /** Follows the link to a card in the place of the browser, where the map covers it. */
  readonly onFollow?: ((href: string) => void) | undefined;
}

/** Between the outermost marker and the edge, in pixels. */
const MARGIN = 72;

function HereDot({ here, view, size }: { readonly here: Coordinates; readonly view: View; readonly size: Size }) {
  const { t } = useTranslation();
  const { x, y } = onScreen(here, view, size);
  return (
    <span
      role="img"
      aria-label={t('map.here')}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      className="pointer-events-none absolute -top-2 -left-2 size-4 rounded-full border-2 border-card bg-sea ring-4 ring-sea/40"
    />
  );
}

/** The map itself: a base map, and on it what belongs to the trip. */
export function MapSurface(props: MapSurfaceProps) {
  const { ground, stops, framed, middle, onView, chosen, onChoose, here, onLocate, onEnlarge, hrefOf, onFollow } =
    props;
  const { t } = useTranslation();
  const surface = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    if (surface.current) observer.observe(surface.current);
    return () => observer.disconnect();
  }, []);
  const places = framed.map(({ place }) => place);
  const view = props.view ?? fitted(places, middle, size, MARGIN);
  const zoom = (steps: number) => onView(closer(view, steps, { x: size.width / 2, y: size.height / 2 }, size));
  useGestures(surface, {
    view,
    size,
    onView,
    touch: !onEnlarge,
    onTap: (touched) => (touched && onEnlarge ? onEnlarge() : onChoose(null)),
  });
  return (
    <div className="relative flex size-full flex-col gap-3">
      <div
        ref={surface}
        role="application"
        tabIndex={-1}
        aria-label={t('map.surface')}
        className={classNames(
          'relative min-h-0 grow touch-none cursor-grab overflow-hidden rounded-card border border-line bg-paper select-none active:cursor-grabbing',
          onEnlarge && 'touch-pan-y',
        )}
      >
        {size.width > 0 && (
          <>
            <BaseMap key={`${ground.settings.engine} ${ground.area?.name}`} ground={ground} view={view} size={size} />
            <Markers stops={stops} view={view} size={size} chosen={chosen} onChoose={onChoose} />
            {here && <HereDot here={here} view={view} size={size} />}
            <MapScale view={view} />
          </>
        )}
        {chosen && <StopPopup stop={chosen} href={hrefOf(chosen)} onClose={() => onChoose(null)} onFollow={onFollow} />}
      </div>
      <MapControls onZoom={zoom} onFit={() => onView(null)} onLocate={onLocate} onEnlarge={onEnlarge} />
    </div>
  );
}
