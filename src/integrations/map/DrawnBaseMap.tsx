import { memo, useMemo, useState } from 'react';
import { currentLanguage } from '../../i18n/i18n.ts';
import type { BaseMapProps } from './base-map.ts';
import { areaLabels } from './labels.ts';
import { PATH_ZOOM, type Sheet, sheetsIn } from './outlines.ts';
import { onScreen, placeAt, type Size, type View, worldPoint } from './projection.ts';

/** Drawn beyond the edges of the view, in pixels. */
const SPARE = 160;
/** Between two lines of the grid, in degrees: the first that leaves room is taken. */
const gridSteps = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];
const LEAST_GRID_PIXELS = 90;

function multiples(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, i) => (first + i) * step);
}

function gridPath(view: View, size: Size): string {
  const middle = worldPoint(view.centre, view.zoom);
  const corner = (x: number, y: number) => placeAt({ x: middle.x + x, y: middle.y + y }, view.zoom);
  const first = corner(-size.width / 2, -size.height / 2);
  const last = corner(size.width / 2, size.height / 2);
  const degree = size.width / (last.longitude - first.longitude);
  const step = gridSteps.find((degrees) => degrees * degree >= LEAST_GRID_PIXELS) ?? 10;
  const down = multiples(first.longitude, last.longitude, step).map((longitude) => {
    const { x } = onScreen({ latitude: view.centre.latitude, longitude }, view, size);
    return `M${x.toFixed(1)} 0V${size.height}`;
  });
  const across = multiples(last.latitude, first.latitude, step).map((latitude) => {
    const { y } = onScreen({ latitude, longitude: view.centre.longitude }, view, size);
    return `M0 ${y.toFixed(1)}H${size.width}`;
  });
  return [...down, ...across].join('');
}

function Outline({ sheet, view, size }: BaseMapProps & { readonly sheet: Sheet }) {
  const from = onScreen(sheet.northWest, view, size);
  const to = onScreen(sheet.southEast, view, size);
  const scale = 2 ** (view.zoom - PATH_ZOOM);
  return (
    <>
      <rect x={from.x} y={from.y} width={to.x - from.x} height={to.y - from.y} className="fill-water" />
      <g transform={`translate(${from.x} ${from.y}) scale(${scale})`}>
        <path d={sheet.land} fillRule="evenodd" className="fill-land" />
        <path d={sheet.shore} vectorEffect="non-scaling-stroke" className="fill-none stroke-shore stroke-2" />
      </g>
    </>
  );
}

function AreaNames({ sheets, view, size }: BaseMapProps & { readonly sheets: readonly Sheet[] }) {
  return areaLabels(sheets, view, size, currentLanguage()).map(({ text, at }) => (
    <text
      key={text}
      x={at.x}
      y={at.y}
      textAnchor="middle"
      className="fill-ink-soft stroke-land stroke-4 text-sm italic [paint-order:stroke]"
    >
      {text}
    </text>
  ));
}

/** Land, water, grid and names of one view. */
const Ground = memo(function Ground({ view, size }: BaseMapProps) {
  const sheets = sheetsIn(view, size);
  return (
    <svg aria-hidden width={size.width} height={size.height} className="block bg-paper">
      {sheets.map((sheet) => (
        <Outline key={sheet.land + sheet.northWest.latitude} sheet={sheet} view={view} size={size} />
      ))}
      <path d={gridPath(view, size)} className="fill-none stroke-ink/8" />
      <AreaNames sheets={sheets} view={view} size={size} />
    </svg>
  );
});

/**
 * The base map that needs no service: land, water and neighbourhoods out of the app itself. A trip that no sheet covers lies
 * on plain paper with a grid. More than the view is drawn, and moved as one picture until the view comes near its edge.
 */
export function DrawnBaseMap({ view, size }: BaseMapProps) {
  const { width, height } = size;
  const [drawn, setDrawn] = useState(view);
  const larger = useMemo(() => ({ width: width + 2 * SPARE, height: height + 2 * SPARE }), [width, height]);
  const middle = onScreen(drawn.centre, view, size);
  const away = { x: middle.x - width / 2, y: middle.y - height / 2 };
  const near = drawn.zoom === view.zoom && Math.abs(away.x) < SPARE && Math.abs(away.y) < SPARE;
  if (!near) setDrawn(view);
  return (
    <div
      style={{ transform: `translate(${away.x - SPARE}px, ${away.y - SPARE}px)` }}
      className="absolute top-0 left-0 will-change-transform"
    >
      <Ground view={drawn} size={larger} />
    </div>
  );
}
