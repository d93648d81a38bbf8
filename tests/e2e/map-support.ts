import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

export interface Located {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The trip that everybody can open, as it is shipped. */
export const sample: { readonly days: readonly { readonly activities: readonly Located[] }[] } = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../src/data/sample/en/barcelona.json'), 'utf8'),
);
export const MARKER_PIXELS = 32;
/** Markers that would hide each other give way. */
const MOST_SPREAD_PIXELS = 60;
const MARGIN_PIXELS = 72;

/** Web Mercator, written down a second time: the world is 1 wide. */
function mercator({ latitude, longitude }: Omit<Located, 'name'>): Point {
  const angle = (latitude * Math.PI) / 180;
  return { x: longitude / 360, y: -Math.log(Math.tan(Math.PI / 4 + angle / 2)) / (2 * Math.PI) };
}

export const surfaceOf = (page: Page) => page.getByRole('application', { name: /^Map of the stops/ });
export const markersOf = (surface: Locator, day: number) => surface.getByRole('button', { name: `Day ${day}, stop ` });

export async function openMap(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  const surface = surfaceOf(page);
  // A page that still grows pushes the map away again.
  await expect(async () => {
    await page.getByRole('heading', { name: 'Map', exact: true }).scrollIntoViewIfNeeded();
    await expect(markersOf(surface, 1).first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  return surface;
}

export async function centres(markers: Locator): Promise<Point[]> {
  const boxes = await Promise.all((await markers.all()).map((marker) => marker.boundingBox()));
  return boxes.map((box) => ({ x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }));
}

export async function showOnly(page: Page, day: number, days = sample.days.length): Promise<void> {
  const chips = page.getByRole('group', { name: 'Days on the map' });
  for (let other = 1; other <= days; other++)
    if (other !== day) await chips.getByRole('button', { name: `Day ${other}` }).click();
}

/** How a map draws stops when it shows them all: in the middle, as large as its margin allows. */
export async function projectionOf(surface: Locator, stops: readonly Located[]) {
  const box = await surface.boundingBox();
  if (!box) throw new Error('the map has no size');
  const points = stops.map(mercator);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  // The border of one pixel is not the map's.
  const [width, height] = [box.width - 2, box.height - 2];
  const room = { x: width - 2 * MARGIN_PIXELS, y: height - 2 * MARGIN_PIXELS };
  const scale = Math.min(room.x / (right - left), room.y / (bottom - top));
  const middle = { x: box.x + 1 + width / 2, y: box.y + 1 + height / 2 };
  return {
    /** Where a place is on the page, in pixels. */
    at(place: Omit<Located, 'name'>): Point {
      const { x, y } = mercator(place);
      return { x: middle.x + (x - (left + right) / 2) * scale, y: middle.y + (y - (top + bottom) / 2) * scale };
    },
    /** What is at a point of the page: parts of the world from its north-western corner. */
    worldAt({ x, y }: Point): Point {
      return {
        x: (x - middle.x) / scale + (left + right) / 2 + 0.5,
        y: (y - middle.y) / scale + (top + bottom) / 2 + 0.5,
      };
    },
    box,
  };
}

/** The markers of a day, and nothing else, are where their places are; those that are crowded near it. */
export async function expectMarkersInPlace(surface: Locator, day: number, stops: readonly Located[]): Promise<void> {
  await expect(surface.getByRole('button', { name: /^Day \d/ })).toHaveCount(stops.length);
  // Measured one after the other, while the page may still scroll to what was pressed.
  await expect(() => expectInPlaceNow(surface, day, stops)).toPass({ timeout: 10_000 });
}

async function expectInPlaceNow(surface: Locator, day: number, stops: readonly Located[]): Promise<void> {
  const { at } = await projectionOf(surface, stops);
  const [shown, right] = [await centres(markersOf(surface, day)), stops.map(at)];
  right.forEach((place, i) => {
    const alone = right.every(
      (other, k) => k === i || Math.hypot(other.x - place.x, other.y - place.y) > 3 * MARKER_PIXELS,
    );
    const off = Math.hypot((shown[i]?.x ?? 0) - place.x, (shown[i]?.y ?? 0) - place.y);
    expect(off, stops[i]?.name).toBeLessThanOrEqual(alone ? 1 : MOST_SPREAD_PIXELS);
  });
  // Every marker can be told from every other.
  shown.forEach((here, i) => {
    for (const other of shown.slice(i + 1))
      expect(Math.hypot(here.x - other.x, here.y - other.y)).toBeGreaterThanOrEqual(MARKER_PIXELS);
  });
}

/** The colours of points of the page as they are on the screen, as `#rrggbb`. */
export async function coloursAt(page: Page, points: readonly Point[]): Promise<string[]> {
  const picture = `data:image/png;base64,${(await page.screenshot()).toString('base64')}`;
  return page.evaluate(
    async ([source, places]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      const pencil = canvas.getContext('2d');
      pencil?.drawImage(image, 0, 0);
      return places.map(({ x, y }) => {
        const [red = 0, green = 0, blue = 0] = pencil?.getImageData(Math.round(x), Math.round(y), 1, 1).data ?? [];
        return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
      });
    },
    [picture, points] as const,
  );
}
