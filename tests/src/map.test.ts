import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Coordinates } from '#domain/place/coordinates.ts';
import { creditsOf } from '#src/integrations/map/attribution.ts';
import { directionsLink } from '#src/integrations/map/directions-link.ts';
import { layersOf } from '#src/integrations/map/ground.ts';
import { sheetsIn } from '#src/integrations/map/outlines.ts';
import {
  closer,
  DEFAULT_ZOOM,
  fitted,
  metresPerPixel,
  onScreen,
  placeAt,
  pulled,
  scaleBar,
  worldPoint,
} from '#src/integrations/map/projection.ts';
import { spread } from '#src/integrations/map/spread.ts';
import { inTown, isPlaced, stopsOf } from '#src/integrations/map/stops.ts';
import { aDestination, aTrip } from '../support/trips.ts';

const rome: Coordinates = { latitude: 41.9028, longitude: 12.4964 };
const size = { width: 390, height: 400 };
const place = fc.record({
  latitude: fc.double({ min: -70, max: 70, noNaN: true }),
  longitude: fc.double({ min: -175, max: 175, noNaN: true }),
});
const sampled = { seed: 20261121, numRuns: 300 };

describe('what a map shows', () => {
  it('puts places where web Mercator does', () => {
    expect(worldPoint({ latitude: 0, longitude: 0 }, 0)).toEqual({ x: 256, y: 256 });
    const { x, y } = worldPoint(rome, 13);
    // Tile 4380, 3043 of 8192 in every tile server's numbering.
    expect([Math.floor(x / 512), Math.floor(y / 512)]).toEqual([4380, 3043]);
    expect(metresPerPixel({ centre: { latitude: 0, longitude: 0 }, zoom: 0 })).toBeCloseTo(78_271.5, 0);
  });

  it('finds back what it drew', () => {
    fc.assert(
      fc.property(place, fc.double({ min: 1, max: 17, noNaN: true }), (spot, zoom) => {
        const back = placeAt(worldPoint(spot, zoom), zoom);
        expect(back.latitude).toBeCloseTo(spot.latitude, 6);
        expect(back.longitude).toBeCloseTo(spot.longitude, 6);
      }),
      sampled,
    );
  });

  it('fits all places with a margin, and touches it', () => {
    const offMargin = (places: readonly Coordinates[]) => {
      const view = fitted(places, rome, size, 64);
      const points = places.map((spot) => onScreen(spot, view, size));
      return Math.min(...points.map(({ x, y }) => Math.min(x, y, size.width - x, size.height - y))) - 64;
    };
    const nearRome = fc.record({
      latitude: fc.double({ min: 40, max: 43, noNaN: true }),
      longitude: fc.double({ min: 11, max: 14, noNaN: true }),
    });
    const twoApart = fc.array(nearRome, { minLength: 1, maxLength: 20 }).map((places) => {
      const first = places[0] ?? rome;
      return [...places, { ...first, longitude: first.longitude + 1 }];
    });
    fc.assert(
      fc.property(twoApart, (places) => {
        expect(offMargin(places)).toBeGreaterThan(-0.001);
        expect(offMargin(places)).toBeLessThan(0.001);
      }),
      sampled,
    );
  });

  it('is at zoom 13 for one place, and for none', () => {
    expect(fitted([rome], rome, size, 64).zoom).toBe(DEFAULT_ZOOM);
    expect(fitted([], rome, size, 64)).toEqual({ centre: rome, zoom: 13 });
  });

  it('keeps what is under the pointer while zooming, and never comes closer than 17', () => {
    const around = { x: 100, y: 300 };
    const view = closer({ centre: rome, zoom: 13 }, 1, around, size);
    const back = closer(view, -1, around, size);
    expect(view.zoom).toBe(14);
    expect(back.centre.latitude).toBeCloseTo(rome.latitude, 9);
    expect(back.centre.longitude).toBeCloseTo(rome.longitude, 9);
    expect(closer(view, 9, around, size).zoom).toBe(17);
    expect(closer(view, -20, around, size).zoom).toBe(7);
  });

  it('follows the hand', () => {
    const view = { centre: rome, zoom: 13 };
    const { x, y } = onScreen(rome, pulled(view, { x: 30, y: -50 }), size);
    expect([x, y].map(Math.round)).toEqual([225, 150]);
  });

  it('has a scale bar of a round length', () => {
    for (const zoom of [4, 9.3, 13, 16.9]) {
      const { metres, pixels } = scaleBar({ centre: rome, zoom }, 100);
      expect(String(metres)).toMatch(/^[125]0*$/);
      expect(pixels).toBeLessThanOrEqual(100);
      expect(pixels).toBeGreaterThan(39);
    }
  });
});

describe('markers', () => {
  it('that coincide or crowd each other part until each can be pressed', () => {
    // Up to eight days of eight stops, on less than the map of a phone.
    const crowds = fc.array(fc.record({ x: fc.integer({ min: 0, max: 200 }), y: fc.integer({ min: 0, max: 120 }) }), {
      minLength: 1,
      maxLength: 64,
    });
    const nearest = (points: ReturnType<typeof spread>) =>
      Math.min(...points.flatMap((a, i) => points.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))));
    expect(nearest(spread(Array.from({ length: 64 }, () => ({ x: 50, y: 50 }))))).toBeGreaterThanOrEqual(32);
    fc.assert(
      fc.property(crowds, (points) => {
        expect(nearest(spread(points))).toBeGreaterThanOrEqual(32);
      }),
      sampled,
    );
  });

  it('that stand alone stay', () => {
    const points = [
      { x: 10, y: 10 },
      { x: 48, y: 10 },
    ];
    expect(spread(points)).toEqual(points);
  });
});

describe('stops of a day', () => {
  const [day] = aTrip().days;
  if (!day) throw new Error('a trip has a day');

  it('know the way to the next as the planner counts it', () => {
    const [first, second] = stopsOf({
      ...day,
      activities: day.activities.slice(0, 2).map((activity, i) => ({
        ...activity,
        latitude: rome.latitude + i * 0.0044966,
        longitude: rome.longitude,
      })),
    });
    // 500 m of great circle are 650 m of streets, 9 minutes at 4.5 km/h.
    expect(first?.leg).toMatchObject({ minutes: 9, walked: true, wind: 'n' });
    expect(first?.leg?.metres).toBeCloseTo(650, 0);
    expect(second?.leg).toBeNull();
  });

  it('without a place are counted but not drawn, and the way leads past them', () => {
    const activities = day.activities.map((activity, i) => (i === 1 ? { ...activity, latitude: null } : activity));
    const stops = stopsOf({ ...day, activities });
    expect(stops).toHaveLength(day.activities.length);
    expect(stops.filter(isPlaced).map(({ number }) => number)).not.toContain(2);
    expect(stops[0]?.leg).toEqual(
      stopsOf({ ...day, activities: [activities[0], ...activities.slice(2)].flatMap((one) => one ?? []) })[0]?.leg,
    );
  });
});

describe('what a map begins with', () => {
  const [day] = aTrip().days;
  const placed = (day ? stopsOf(day).filter(isPlaced) : []).slice(0, 6);
  /** The first so many of them as far away as Ostia. */
  const outOfTown = (count: number) =>
    placed.map((stop, i) =>
      i < count ? { ...stop, place: { ...stop.place, longitude: stop.place.longitude - 0.25 } } : stop,
    );

  it('is the town, without what one travels to', () => {
    expect(placed.length).toBe(6);
    expect(inTown(placed)).toEqual(placed);
    expect(inTown(outOfTown(1))).toEqual(placed.slice(1));
    expect(inTown(outOfTown(2))).toEqual(placed.slice(2));
    expect(inTown([])).toEqual([]);
  });

  it('is everything where that is not most of it', () => {
    expect(inTown(outOfTown(3))).toHaveLength(6);
  });
});

describe('directions', () => {
  it('lead from stop to stop as the plan goes, on foot or by public transport', () => {
    const to = { latitude: 41.9, longitude: 12.48 };
    expect(directionsLink({ from: rome, to, walked: true })).toBe(
      'https://www.google.com/maps/dir/?api=1&origin=41.9028%2C12.4964&destination=41.9%2C12.48&travelmode=walking',
    );
    expect(directionsLink({ from: rome, to, walked: false })).toContain('travelmode=transit');
  });
});

describe('what may lie under a trip', () => {
  const area = new File(['x'], '/map/areas/a.pmtiles');
  const style = { engine: 'style', url: 'https://tiles.example.org/style.json' } as const;

  it('is what the operator has, then what is kept here, then nothing: the drawn map', () => {
    expect(layersOf({ settings: { engine: 'drawn' }, area: null })).toEqual([]);
    expect(layersOf({ settings: style, area: null })).toEqual([style]);
    expect(layersOf({ settings: style, area })).toEqual([style, { engine: 'tiles', url: null, area }]);
  });

  it('is one layer of kept and fetched tiles where the operator has an archive', () => {
    const layers = layersOf({ settings: { engine: 'tiles', url: '/map/basemap.pmtiles' }, area });
    expect(layers).toEqual([{ engine: 'tiles', url: '/map/basemap.pmtiles', area }]);
  });
});

describe('credits', () => {
  it('are texts and links to the web, whatever markup they come in', () => {
    const html =
      '&copy; <a href="https://osm.org/copyright" onclick="x()">OpenStreetMap</a> | <b>others</b> &amp; more';
    expect(creditsOf(html)).toEqual([
      { text: '©', href: null },
      { text: 'OpenStreetMap', href: 'https://osm.org/copyright' },
      { text: '| others & more', href: null },
    ]);
    expect(creditsOf('<a href="javascript:alert(1)">x</a><script>y</script>')).toEqual([{ text: 'x y', href: null }]);
    expect(creditsOf('')).toEqual([]);
  });
});

describe('the drawn base map', () => {
  it('has a sheet with land and names of neighbourhoods around every destination', () => {
    for (const id of ['rome', 'barcelona', 'maldives', 'kyoto']) {
      const { latitude, longitude, areas } = aDestination(id);
      const sheets = sheetsIn({ centre: { latitude, longitude }, zoom: 13 }, size);
      expect(sheets[0]?.land).toMatch(/^M[\d.]/);
      const names = sheets.flatMap((sheet) => sheet.areas.map(({ name }) => name));
      expect(names).toEqual(expect.arrayContaining(areas.map(({ name }) => name)));
    }
  });

  it('has shores where a destination lies by the sea, and none where it does not', () => {
    const shoreOf = (id: string) => sheetsIn({ centre: aDestination(id), zoom: 13 }, size)[0]?.shore ?? '';
    expect(shoreOf('barcelona')).not.toBe('');
    expect(shoreOf('madrid')).toBe('');
  });

  it('is plain land where no sheet is', () => {
    expect(sheetsIn({ centre: { latitude: -40, longitude: -30 }, zoom: 13 }, size)).toEqual([]);
  });
});
