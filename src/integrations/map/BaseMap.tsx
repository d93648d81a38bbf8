import { useEffect, useMemo, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { creditsOf } from './attribution.ts';
import type { BaseMapProps } from './base-map.ts';
import { DrawnBaseMap } from './DrawnBaseMap.tsx';
import { EngineCanvas } from './EngineCanvas.tsx';
import { layersOf, type TripGround } from './ground.ts';

function Credits({ attribution, raised }: { readonly attribution: string; readonly raised: boolean }) {
  return (
    <p
      className={classNames(
        'absolute right-2 z-10 max-w-[60%] cursor-auto rounded-lg bg-card/85 px-2 text-right text-sm',
        raised ? 'bottom-9' : 'bottom-2',
      )}
    >
      {creditsOf(attribution).map(({ text, href }) =>
        href ? (
          <a key={text + href} href={href} target="_blank" rel="noreferrer" className="text-ink underline">
            {text}{' '}
          </a>
        ) : (
          <span key={text}>{text} </span>
        ),
      )}
    </p>
  );
}

interface Trying {
  /** How many of the layers have failed. */
  readonly failed: number;
  /** Whose data is shown; null as long as the drawn map is. */
  readonly attribution: string | null;
}

const start: Trying = { failed: 0, attribution: null };

/**
 * The ground under a trip. The drawn map is there at once, and stays until another is whole; when that fails the next one is
 * tried, and with a new connection the first again.
 */
export function BaseMap({ ground, view, size }: BaseMapProps & { readonly ground: TripGround }) {
  const { settings, area } = ground;
  const layers = useMemo(() => layersOf({ settings, area }), [settings, area]);
  const [{ failed, attribution }, setTrying] = useState(start);
  const layer = layers[failed];
  /** Of the layer that is tried: one that has failed may still finish, with nothing on it. */
  const tell = (news: Trying) => setTrying((now) => (now.failed === failed ? news : now));
  useEffect(() => {
    const again = () => setTrying((now) => (now.failed > 0 ? start : now));
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  return (
    <>
      {attribution === null && <DrawnBaseMap view={view} size={size} />}
      {layer && (
        <EngineCanvas
          key={failed}
          layer={layer}
          view={view}
          size={size}
          shown={attribution !== null}
          onDrawn={(words) => tell({ failed, attribution: words })}
          onFailed={() => tell({ failed: failed + 1, attribution: null })}
        />
      )}
      {/* Mapbox's mark stands in that corner. */}
      {attribution !== null && <Credits attribution={attribution} raised={layer?.engine === 'mapbox'} />}
    </>
  );
}
