import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../ui/class-names.ts';
import { creditsOf } from './attribution.ts';
import type { BaseMapProps } from './base-map.ts';
import { EngineCanvas } from './EngineCanvas.tsx';
import { layersOf, type TripGround } from './ground.ts';

const paper = <div className="absolute inset-0 bg-paper" />;
const Paper = () => paper;
/** Its outlines are half of what a map weighs; a device that has not fetched them yet shows stops on plain paper. */
const DrawnBaseMap = lazy(() =>
  import('./DrawnBaseMap.tsx').then(
    ({ DrawnBaseMap: drawn }) => ({ default: drawn }),
    () => ({ default: Paper }),
  ),
);

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

/** As long as a street map may take before its reader is told that it may not come. */
const LONGEST_WAIT_MS = 15_000;

/** What a map service is asked for and has not shown: that the drawn map is another one is said, not left to be found out. */
function DrawnInstead({ hasFailed }: { readonly hasFailed: boolean }) {
  const { t } = useTranslation();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(setLate, LONGEST_WAIT_MS, true);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <p
      role="status"
      className="pointer-events-none absolute right-2 bottom-2 z-10 max-w-[60%] rounded-lg bg-card/85 px-2 text-right text-sm empty:hidden"
    >
      {(hasFailed || late) && t('map.drawnInstead')}
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
 * The ground under a trip. The drawn map is there first, and stays until another is whole; when that fails the next one is
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
      <Suspense fallback={paper}>{attribution === null && <DrawnBaseMap view={view} size={size} />}</Suspense>
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
      {attribution === null && settings.engine !== 'drawn' && <DrawnInstead hasFailed={!layer} />}
      {/* Mapbox's mark stands in that corner. */}
      {attribution !== null && <Credits attribution={attribution} raised={layer?.engine === 'mapbox'} />}
    </>
  );
}
