import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { currentLanguage } from '../../../i18n/i18n.ts';

/** The colour of a token of the design, as it is now: light or dark. */
function colour(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${token}`).trim();
}

/** Protomaps says `kind`, OpenMapTiles `class`. */
const kind: ExpressionSpecification = ['coalesce', ['get', 'kind'], ['get', 'class'], ''];
const isOneOf = (...kinds: string[]): ExpressionSpecification => ['in', kind, ['literal', kinds]];
const widthBy = (...stops: number[]): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.6],
  ['zoom'],
  ...(stops as [number, number]),
];

const green = ['park', 'forest', 'wood', 'grass', 'garden', 'meadow', 'nature_reserve', 'golf_course', 'cemetery'];
const great = ['highway', 'motorway', 'trunk'];
const main = ['major_road', 'primary', 'secondary', 'tertiary'];
const small = ['minor_road', 'minor', 'service', 'street', 'residential'];
const walks = ['path', 'track', 'pedestrian', 'footway'];

interface Road {
  readonly id: string;
  readonly kinds: readonly string[];
  readonly from: number;
  readonly width: ExpressionSpecification;
}

const roads: readonly Road[] = [
  { id: 'walks', kinds: walks, from: 14, width: widthBy(14, 0.5, 18, 3) },
  { id: 'small', kinds: small, from: 12, width: widthBy(12, 0.5, 15, 3, 18, 14) },
  { id: 'main', kinds: main, from: 8, width: widthBy(8, 0.5, 13, 3, 18, 20) },
  { id: 'great', kinds: great, from: 5, width: widthBy(5, 0.5, 12, 3, 18, 24) },
];

interface Makings {
  readonly source: string;
  /** Names of the layer in the two schemas that archives are made in. */
  readonly of: readonly string[];
}

interface Area {
  readonly id: string;
  /** A token of the design. */
  readonly fill: string;
  readonly opacity: number;
  readonly filter?: ExpressionSpecification;
}

const areas = ({ source, of }: Makings, { id, fill, opacity, filter }: Area) =>
  of.map(
    (name): LayerSpecification => ({
      id: `${name}-${id}`,
      type: 'fill',
      source,
      'source-layer': name,
      filter: filter ? ['all', ['==', ['geometry-type'], 'Polygon'], filter] : ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': colour(fill), 'fill-opacity': opacity },
    }),
  ) as LayerSpecification[];

const streets = ({ source, of }: Makings) =>
  of.flatMap((name) =>
    roads.map(
      ({ id, kinds, from, width }): LayerSpecification => ({
        id: `${name}-${id}`,
        type: 'line',
        source,
        'source-layer': name,
        minzoom: from,
        filter: isOneOf(...kinds),
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint: { 'line-color': colour(id === 'walks' ? 'ink-soft' : 'card'), 'line-width': width },
      }),
    ),
  );

const names = ({ source, of }: Makings, along: boolean) =>
  of.map(
    (name): LayerSpecification => ({
      id: `${name}-names`,
      type: 'symbol',
      source,
      'source-layer': name,
      minzoom: along ? 13 : 4,
      layout: {
        'text-field': ['coalesce', ['get', `name:${currentLanguage()}`], ['get', 'name'], ''],
        'text-size': along ? 12 : 14,
        'symbol-placement': along ? 'line' : 'point',
      },
      paint: { 'text-color': colour('ink-soft'), 'text-halo-color': colour('land'), 'text-halo-width': 1.5 },
    }),
  );

/**
 * Streets in the colours of the page, for archives of Protomaps' and of OpenMapTiles' layers: a layer that an archive does
 * not have draws nothing. Letters are the device's own: no server is asked for them.
 */
export function streetLayers(source: string): LayerSpecification[] {
  const makings = (...of: string[]): Makings => ({ source, of });
  return [
    { id: 'ground', type: 'background', paint: { 'background-color': colour('land') } },
    ...areas(makings('landuse', 'landcover', 'park'), {
      id: 'green',
      fill: 'leaf',
      opacity: 0.18,
      filter: isOneOf(...green),
    }),
    ...areas(makings('water'), { id: 'water', fill: 'water', opacity: 1 }),
    ...makings('water', 'waterway').of.map(
      (name): LayerSpecification => ({
        id: `${name}-rivers`,
        type: 'line',
        source,
        'source-layer': name,
        filter: ['==', ['geometry-type'], 'LineString'],
        paint: { 'line-color': colour('shore'), 'line-width': widthBy(8, 0.5, 16, 4) },
      }),
    ),
    ...areas(makings('buildings', 'building'), { id: 'houses', fill: 'ink', opacity: 0.07 }),
    ...streets(makings('roads', 'transportation')),
    ...names(makings('roads', 'transportation_name'), true),
    ...names(makings('places', 'place'), false),
  ];
}
