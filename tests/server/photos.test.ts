import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getPhotoEndpoint } from '#contract/photos.ts';
import { type DatabaseKind, databases } from '../support/databases.ts';
import { FakeUnsplash } from '../support/fake-unsplash.ts';
import { aServer, type TestServer } from '../support/server.ts';

let unsplash: FakeUnsplash;
let server: TestServer;
let dataDir: string;

beforeEach(async () => {
  unsplash = await new FakeUnsplash().start();
  dataDir = mkdtempSync(path.join(tmpdir(), 'periplo-photos-'));
  server = await aServer(databases[0] as DatabaseKind, {
    dataDir,
    photos: { accessKey: 'key-1', baseUrl: unsplash.origin },
  });
});
afterEach(async () => {
  await server.close();
  await unsplash.stop();
  rmSync(dataDir, { recursive: true });
});

const photoOf = async (key: string) => (await server.call(getPhotoEndpoint, { params: { key } })).photo;

describe('a picture', () => {
  it('is found once, kept with its credit, and served by ourselves', async () => {
    const photo = await photoOf('rome');
    expect(photo?.credit).toEqual({ name: 'Ana Luz', url: 'https://unsplash.com/@analuz' });
    const file = await server.send({ method: 'GET', url: photo?.src ?? '' });
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-type']).toBe('image/jpeg');
    expect(file.headers['cache-control']).toContain('immutable');
    expect(file.rawPayload.equals(unsplash.picture)).toBe(true);
    expect(await photoOf('rome')).toEqual(photo);
    expect(unsplash.searches).toEqual(['Rome']);
    expect(unsplash.used).toEqual(['/photos/abc/download']);
    expect(unsplash.keys).toEqual(['Client-ID key-1']);
  });

  it('is asked for once when many ask at the same time', async () => {
    await Promise.all(Array.from({ length: 20 }, () => photoOf('paris')));
    expect(unsplash.searches).toEqual(['Paris']);
  });

  it('that does not exist is asked for again after a day', async () => {
    unsplash.mode = 'nothing';
    expect(await photoOf('rome')).toBeNull();
    expect(await photoOf('rome')).toBeNull();
    expect(unsplash.searches).toHaveLength(1);
    unsplash.mode = 'fine';
    server.clock.advance(86_400_001);
    expect(await photoOf('rome')).not.toBeNull();
  });

  it.each(['error', 'nonsense', 'foreign-image', 'no-picture'] as const)(
    'is none, and no error, on %s',
    async (mode) => {
      unsplash.mode = mode;
      expect(await photoOf('rome')).toBeNull();
    },
  );

  it('is not looked for more often than the service allows', async () => {
    unsplash.mode = 'error';
    for (const { id } of server.catalogue.destinations) await photoOf(id);
    expect(unsplash.searches.length).toBeLessThanOrEqual(45);
  });

  it('of a place nobody knows is 404, and so are other files', async () => {
    for (const url of ['/api/photos/atlantis', '/photos/none.jpg', '/photos/..%2fsecret', '/photos/rome.json'])
      expect((await server.send({ method: 'GET', url })).statusCode, url).toBe(404);
  });
});

it('without a key there is none', async () => {
  const plain = await aServer(databases[0] as DatabaseKind);
  expect((await plain.call(getPhotoEndpoint, { params: { key: 'rome' } })).photo).toBeNull();
  await plain.close();
});
