import { useTranslation } from 'react-i18next';
import { formatDistance } from '../../i18n/format.ts';
import { scaleBar, type View } from './projection.ts';

const MOST_PIXELS = 100;

/** How far things are, and where north is. */
export function MapScale({ view }: { readonly view: View }) {
  const { t } = useTranslation();
  const { metres, pixels } = scaleBar(view, MOST_PIXELS);
  return (
    <>
      <div className="pointer-events-none absolute bottom-2 left-2 rounded-lg bg-card/85 px-2 pb-1.5 text-sm">
        {formatDistance(metres)}
        <div style={{ width: pixels }} className="h-1.5 border-x-2 border-b-2 border-ink" />
      </div>
      <svg
        role="img"
        aria-label={t('map.northUp')}
        viewBox="-32 -32 64 64"
        className="pointer-events-none absolute top-2 left-2 size-16 rounded-full bg-card/85"
      >
        <path d="M0 -15L4 0L0 15L-4 0Z" className="fill-ink-soft" />
        <path d="M0 -15L4 0H-4Z" className="fill-coral" />
        {(['n', 'e', 's', 'w'] as const).map((wind, i) => (
          <text
            key={wind}
            x={[0, 23, 0, -23][i]}
            y={[-23, 0, 23, 0][i]}
            textAnchor="middle"
            dominantBaseline="central"
            className="fill-ink text-sm font-semibold"
          >
            {t(`map.letter.${wind}`)}
          </text>
        ))}
      </svg>
    </>
  );
}
