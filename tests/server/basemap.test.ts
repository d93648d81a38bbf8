import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PMTiles, type RangeResponse } from 'pmtiles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BASEMAP_PATH, type Box, makeMapAreaEndpoint } from '#contract/map-areas.ts';
import { getSettingsEndpoint } from '#contract/settings.ts';
import { closestZoomOf, snapped } from '#server/basemap/cut.ts';
import type { Config } from '#server/config.ts';
import { type DatabaseKind, databases } from '../support/databases.ts';
import { aUser } from '../support/people.ts';
import { aServer, type TestServer } from '../support/server.ts';
import { boardArchive, boardTile } from '../support/vector-tiles.ts';

const around: Box = { west: 12.2, south: 41.7, east: 12.8, north: 42.1 };
const box: Box = { west: 12.44, south: 41.87, east: 12.53, north: 41.92 };
const [kind] = databases as [DatabaseKind];

/** An archive in memory. */
const opened = (bytes: Buffer) =>
  new PMTiles({
    getKey: () => 'memory',
    getBytes: async (offset: number, length: number): Promise<RangeResponse> => ({
      data: Uint8Array.from(bytes.subarray(offset, offset + length)).buffer,
    }),
  });

async function tileIn(archive: PMTiles, zoom: number, x: number, y: number): Promise<Buffer | undefined> {
  const tile = await archive.getZxy(zoom, x, y);
  return tile && Buffer.from(tile.data);
}

describe('an archive that we write', () => {
  it('is read by the library of the format, tile by tile', async () => {
    const archive = opened(boardArchive(around, { attribution: 'Chess Board' }));
    const header = await archive.getHeader();
    expect(header).toMatchObject({ minZoom: 10, maxZoom: 14, tileType: 1, clustered: true });
    expect([header.minLon, header.minLat, header.maxLon, header.maxLat]).toEqual([12.2, 41.7, 12.8, 42.1]);
    expect(await archive.getMetadata()).toEqual({ attribution: 'Chess Board' });
    for (const [zoom, x, y] of [
      [10, 547, 380],
      [12, 2190, 1522],
      [14, 8763, 6088],
    ] as const)
      expect(await tileIn(archive, zoom, x, y)).toEqual(boardTile(zoom, x, y));
    expect(await tileIn(archive, 14, 0, 0)).toBeUndefined();
  });
});

describe('what is cut', () => {
  it('grows to whole tiles, and a second time no more', () => {
    const grown = snapped(box);
    expect(grown.west).toBeLessThanOrEqual(box.west);
    expect(grown.north).toBeGreaterThanOrEqual(box.north);
    expect(grown.east - grown.west).toBeLessThan(box.east - box.west + 0.18);
    const hair = {
      west: grown.west + 1e-6,
      south: grown.south + 1e-6,
      east: grown.east - 1e-6,
      north: grown.north - 1e-6,
    };
    expect(snapped(hair)).toEqual(grown);
  });

  it('has every street up to 40 km, and a zoom less with every doubling', () => {
    const square = (km: number): Box => ({ west: 0, south: 0, east: km / 111.32, north: km / 111.32 });
    expect([10, 39.9, 60, 79, 100, 1000].map((km) => closestZoomOf(square(km)))).toEqual([14, 14, 13, 13, 12, 9]);
  });
});

describe('the map of an installation', () => {
  let server: TestServer;
  let token: string;
  let dataDir: string;
  const whole = boardArchive(around, { attribution: 'Chess Board' });
  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'periplo-basemap-'));
    const file = path.join(dataDir, 'rome.pmtiles');
    writeFileSync(file, whole);
    const map: Config['map'] = { mapbox: null, style: null, tiles: { kind: 'file', file } };
    server = await aServer(kind, { dataDir, map });
    ({ token } = await aUser(server));
  });
  afterAll(async () => {
    await server.close();
    rmSync(dataDir, { recursive: true });
  });
  const part = (url: string, range: string) => server.send({ method: 'GET', url, headers: { range } });

  it('is told to the page, and answered in ranges', async () => {
    const { map } = await server.call(getSettingsEndpoint);
    expect(map).toEqual({ ground: { engine: 'tiles', url: BASEMAP_PATH }, areas: true });
    const answer = await part(BASEMAP_PATH, 'bytes=0-6');
    expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([
      206,
      'PMTiles',
      `bytes 0-6/${whole.length}`,
    ]);
    expect((await part(BASEMAP_PATH, 'bytes=-5')).rawPayload).toEqual(whole.subarray(-5));
    expect((await part(BASEMAP_PATH, `bytes=${whole.length}-`)).statusCode).toBe(416);
    const all = await server.send({ method: 'GET', url: BASEMAP_PATH });
    expect([all.statusCode, all.rawPayload.equals(whole)]).toEqual([200, true]);
  });

  it('is cut for a trip: the same tiles, and only those', async () => {
    const area = await server.call(makeMapAreaEndpoint, { body: { box }, token });
    const { rawPayload, headers } = await server.send({ method: 'GET', url: area.file });
    expect([rawPayload.length, area.zoom]).toEqual([area.bytes, 14]);
    expect(headers['cache-control']).toContain('immutable');
    expect(rawPayload.length).toBeLessThan(whole.length);
    const archive = opened(rawPayload);
    expect(await archive.getMetadata()).toEqual({ attribution: 'Chess Board' });
    expect(await tileIn(archive, 14, 8763, 6088)).toEqual(boardTile(14, 8763, 6088));
    expect(await tileIn(archive, 14, 8700, 6088)).toBeUndefined();
  });

  it('is cut once for many, and once more after the operator changed it', async () => {
    const wish = () => server.call(makeMapAreaEndpoint, { body: { box: { ...box, west: 12.45 } }, token });
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, wish));
    for (const other of others) expect(other).toEqual(first);
    expect(readdirSync(path.join(dataDir, 'map-areas')).some((name) => name.endsWith('.part'))).toBe(false);
    writeFileSync(path.join(dataDir, 'rome.pmtiles'), boardArchive(around, { attribution: 'Another board' }));
    expect((await wish()).file).not.toBe(first?.file);
  });

  it('has nothing elsewhere, for nobody without an account, and for no box that is none', async () => {
    const ask = (body: object, own = token) =>
      server.send({ method: 'POST', url: makeMapAreaEndpoint.path, body, token: own });
    expect((await ask({ box: { west: 2, south: 41, east: 2.1, north: 41.1 } })).json()).toMatchObject({
      error: 'UNAVAILABLE',
    });
    expect((await ask({ box: { ...box, west: 13 } })).statusCode).toBe(400);
    expect((await ask({ box }, '')).statusCode).toBe(401);
    for (const url of [
      '/map/areas/none.pmtiles',
      '/map/areas/..%2frome.pmtiles',
      `/map/areas/${'0'.repeat(32)}.pmtiles`,
    ])
      expect((await server.send({ method: 'GET', url })).statusCode, url).toBe(404);
  });
});

describe('whom the page may ask', () => {
  const nobody: Config['map'] = { mapbox: null, style: null, tiles: null };
  it.each([
    ['nobody', nobody, "'self'"],
    [
      'the style and its hosts',
      { ...nobody, style: { url: 'https://a.example.org/style.json', hosts: ['https://b.example.org'] } },
      "'self' https://a.example.org https://b.example.org",
    ],
    [
      'the archive',
      { ...nobody, tiles: { kind: 'url', url: 'https://c.example.org/world.pmtiles' } },
      "'self' https://c.example.org",
    ],
    [
      'Mapbox',
      { ...nobody, mapbox: { token: 'pk.x', style: 'mapbox://styles/a/b', baseUrl: 'https://api.mapbox.com' } },
      "'self' https://api.mapbox.com https://events.mapbox.com",
    ],
  ] as const)('is %s', async (_, map, hosts) => {
    const server = await aServer(kind, { map });
    const { headers } = await server.send({ method: 'GET', url: '/health/live' });
    const [, connect] = /connect-src ([^;]*)/.exec(String(headers['content-security-policy'])) ?? [];
    expect(connect).toBe(hosts);
    await server.close();
  });
});
