import type { Coordinates } from '#domain/place/coordinates.ts';

/** Pixels from the left and from the top. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a map shows: its middle, and its zoom as map libraries count it (the world is 512 pixels wide at 0). */
export interface View {
  readonly centre: Coordinates;
  readonly zoom: number;
}

/** Of one stop, or none (S10). */
export const DEFAULT_ZOOM = 13;
const CLOSEST = 17;
/** Further out the drawn outlines end; a trip that is larger may still be seen whole. */
const FURTHEST = 7;
const WORLD_PIXELS = 512;
const WORLD_METRES = 2 * Math.PI * 6_378_137;
const toRadians = Math.PI / 180;

/** Where a place is on a map of the whole world, web Mercator. */
export function worldPoint({ latitude, longitude }: Coordinates, zoom: number): Point {
  const world = WORLD_PIXELS * 2 ** zoom;
  const sine = Math.sin(Math.max(-85, Math.min(85, latitude)) * toRadians);
  return {
    x: (longitude / 360 + 0.5) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  };
}

/** The inverse of `worldPoint`. */
export function placeAt({ x, y }: Point, zoom: number): Coordinates {
  const world = WORLD_PIXELS * 2 ** zoom;
  return {
    latitude: Math.max(-85, Math.min(85, Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / world))) / toRadians)),
    longitude: Math.max(-180, Math.min(180, (x / world - 0.5) * 360)),
  };
}

/** Where a place is on what is shown. */
export function onScreen(place: Coordinates, { centre, zoom }: View, { width, height }: Size): Point {
  const [point, middle] = [worldPoint(place, zoom), worldPoint(centre, zoom)];
  return { x: point.x - middle.x + width / 2, y: point.y - middle.y + height / 2 };
}

export function metresPerPixel({ centre, zoom }: View): number {
  return (WORLD_METRES * Math.cos(centre.latitude * toRadians)) / (WORLD_PIXELS * 2 ** zoom);
}

/** The map pulled by so many pixels. */
export function pulled({ centre, zoom }: View, by: Point): View {
  const middle = worldPoint(centre, zoom);
  return { zoom, centre: placeAt({ x: middle.x - by.x, y: middle.y - by.y }, zoom) };
}

/** So many steps closer (further, when negative), the place at `around` staying where it is. */
export function closer(view: View, steps: number, around: Point, { width, height }: Size): View {
  const zoom = Math.max(Math.min(FURTHEST, view.zoom), Math.min(CLOSEST, view.zoom + steps));
  const away = { x: width / 2 - around.x, y: height / 2 - around.y };
  const turned = { ...pulled(view, away), zoom };
  return pulled(turned, { x: -away.x, y: -away.y });
}

/** The closest view of all these places that leaves a margin in pixels; `fallback` in the middle when there are none. */
export function fitted(places: readonly Coordinates[], fallback: Coordinates, size: Size, margin: number): View {
  if (places.length === 0) return { centre: fallback, zoom: DEFAULT_ZOOM };
  const points = places.map((place) => worldPoint(place, 0));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const centre = placeAt({ x: (left + right) / 2, y: (top + bottom) / 2 }, 0);
  if (right - left + bottom - top < 1e-7) return { centre, zoom: DEFAULT_ZOOM };
  const room = (pixels: number) => Math.max(pixels - 2 * margin, 60);
  const zoom = Math.log2(Math.min(room(size.width) / (right - left), room(size.height) / (bottom - top)));
  return { centre, zoom: Math.max(1, Math.min(zoom, CLOSEST - 1)) };
}

/** The longest round length (1, 2 or 5 times a power of ten, in metres) of at most so many pixels. */
export function scaleBar(view: View, mostPixels: number): { readonly metres: number; readonly pixels: number } {
  const scale = metresPerPixel(view);
  const power = 10 ** Math.floor(Math.log10(scale * mostPixels));
  const metres = power * ([5, 2].find((times) => times * power <= scale * mostPixels) ?? 1);
  return { metres, pixels: metres / scale };
}
