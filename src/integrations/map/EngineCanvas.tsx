import { useEffect, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import type { BaseMapProps } from './base-map.ts';
import type { Engine, EngineEvents, Layer } from './engines/engine.ts';
import type { View } from './projection.ts';

interface EngineCanvasProps extends BaseMapProps, EngineEvents {
  readonly layer: Layer;
  readonly shown: boolean;
}

async function start(container: HTMLElement, layer: Layer, view: View, events: EngineEvents): Promise<Engine> {
  if (layer.engine === 'mapbox') {
    const { startMapbox } = await import('./engines/mapbox.ts');
    return startMapbox(container, layer, view, events);
  }
  const { startMapLibre } = await import('./engines/maplibre.ts');
  return startMapLibre(container, layer, view, events);
}

/** One map library on one layer; another layer is another canvas (`key`). */
export function EngineCanvas({ layer, view, size, shown, onDrawn, onFailed }: EngineCanvasProps) {
  const container = useRef<HTMLDivElement>(null);
  const engine = useRef<Engine | null>(null);
  const latest = useRef({ view, onDrawn, onFailed });
  useEffect(() => {
    latest.current = { view, onDrawn, onFailed };
    engine.current?.show(view);
  }, [view, onDrawn, onFailed]);
  useEffect(() => {
    let gone = false;
    const events: EngineEvents = {
      onDrawn: (attribution) => !gone && latest.current.onDrawn(attribution),
      onFailed: () => !gone && latest.current.onFailed(),
    };
    const place = container.current;
    if (!place) return;
    start(place, layer, latest.current.view, events)
      .then((started) => {
        if (gone) return started.remove();
        engine.current = started;
        started.show(latest.current.view);
      })
      .catch(events.onFailed);
    return () => {
      gone = true;
      engine.current?.remove();
      engine.current = null;
    };
  }, [layer]);
  const { width, height } = size;
  useEffect(() => {
    // The engine measures its container itself; one that is not on screen has nothing to measure.
    if (width > 0 && height > 0) engine.current?.resize();
  }, [width, height]);
  // The libraries style their container themselves: its place and size are its parent's.
  return (
    <div
      // Mapbox puts a link into its map.
      aria-hidden={layer.engine !== 'mapbox' || undefined}
      className={classNames('absolute inset-0', !shown && 'opacity-0')}
    >
      <div ref={container} className="size-full" />
    </div>
  );
}
