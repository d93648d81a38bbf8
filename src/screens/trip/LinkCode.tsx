import encodeQR from 'qr';
import { useTranslation } from 'react-i18next';

/** Modules of light around the code: readers need four (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** The dark modules as one path, each a square of one unit. */
const drawn = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

/** A link as a QR code for the cameras of the others at the table, as large as the screen allows, and as text for those without one. Dark on light in dark mode too: readers want it so. */
export function LinkCode({ path }: { readonly path: string }) {
  const { t } = useTranslation();
  const link = new URL(path, location.origin).href;
  const rows = encodeQR(link, 'raw', { border: QUIET_ZONE });
  return (
    <figure className="flex flex-col gap-2">
      <svg
        role="img"
        aria-label={t('share.code')}
        viewBox={`0 0 ${rows.length} ${rows.length}`}
        shapeRendering="crispEdges"
        className="mx-auto w-full max-w-[60dvh] rounded-lg"
      >
        <rect width={rows.length} height={rows.length} fill="white" />
        <path fill="black" d={drawn(rows)} />
      </svg>
      <figcaption className="select-all text-sm break-all text-ink-soft">{link}</figcaption>
    </figure>
  );
}
