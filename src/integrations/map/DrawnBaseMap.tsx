import { currentLanguage } from '../../i18n/i18n.ts';
import type { BaseMapProps } from './base-map.ts';
import { PATH_ZOOM, type Sheet, sheetsIn } from './outlines.ts';
import { onScreen, type Point, placeAt, type Size, type View, worldPoint } from './projection.ts';

/** Between two lines of the grid, in degrees: the first that leaves room is taken. */
const gridSteps = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];
const LEAST_GRID_PIXELS = 90;
/** Names of neighbourhoods crowd each other further out. */
const NAMES_FROM_ZOOM = 10.5;
const LETTER = { width: 7.5, height: 18 };

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

interface Label {
  readonly text: string;
  readonly at: Point;
}

/** In order, without those that would cover an earlier one. */
function readable(labels: readonly Label[]): Label[] {
  return labels.reduce<Label[]>((kept, label) => {
    const covers = (other: Label) =>
      Math.abs(label.at.y - other.at.y) < LETTER.height &&
      Math.abs(label.at.x - other.at.x) < ((label.text.length + other.text.length) / 2) * LETTER.width;
    return kept.some(covers) ? kept : [...kept, label];
  }, []);
}

function AreaNames({ sheets, view, size }: BaseMapProps & { readonly sheets: readonly Sheet[] }) {
  if (view.zoom < NAMES_FROM_ZOOM) return null;
  const areas = sheets.flatMap((sheet) => sheet.areas);
  const labels = areas.map(({ name, place }) => ({ text: name[currentLanguage()], at: onScreen(place, view, size) }));
  return readable(labels).map(({ text, at }) => (
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

/**
 * The base map that needs nobody: land, water and neighbourhoods out of the app itself. A trip that no sheet covers lies
 * on plain paper with a grid.
 */
export function DrawnBaseMap({ view, size }: BaseMapProps) {
  const sheets = sheetsIn(view, size);
  return (
    <svg aria-hidden width={size.width} height={size.height} className="absolute inset-0 bg-paper">
      {sheets.map((sheet) => (
        <Outline key={sheet.land + sheet.northWest.latitude} sheet={sheet} view={view} size={size} />
      ))}
      <path d={gridPath(view, size)} className="fill-none stroke-ink/8" />
      <AreaNames sheets={sheets} view={view} size={size} />
    </svg>
  );
}
