import { describe, expect, it } from 'vitest';
import { MOST_ELEMENTS, NotOpenData, readElements } from '#open-data/element.ts';

const collection = (features: unknown) => JSON.stringify({ type: 'FeatureCollection', features });

describe('open data', () => {
  it('is read of an answer of Overpass: nodes where they are, ways and relations at their middle', () => {
    const elements = [
      { type: 'node', id: 1, lat: 1.5, lon: 2.5, tags: { name: 'A' } },
      { type: 'way', id: 2, center: { lat: -1, lon: 179 }, tags: { name: 'B' } },
      { type: 'way', id: 3, nodes: [1], tags: { name: 'no middle' } },
      { type: 'node', id: 4, lat: 1, lon: 1 },
      { type: 'node', id: 5, lat: 100, lon: 1, tags: {} },
      'nonsense',
    ];
    expect(readElements(JSON.stringify({ version: 0.6, elements }))).toEqual([
      { id: 'node/1', latitude: 1.5, longitude: 2.5, tags: { name: 'A' } },
      { id: 'way/2', latitude: -1, longitude: 179, tags: { name: 'B' } },
    ]);
  });

  it('is read of GeoJSON: the middle of the box around a geometry, tags of the properties', () => {
    const square = [
      [
        [0, 0],
        [2, 0],
        [2, 4],
        [0, 4],
        [0, 0],
      ],
    ];
    const features = [
      {
        type: 'Feature',
        id: 'w7',
        geometry: { type: 'Polygon', coordinates: square },
        properties: { name: 'A', layer: 3 },
      },
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [5, 6, 100] },
        properties: { '@id': 'node/9', name: 'B' },
      },
      { type: 'Feature', geometry: { type: 'Point', coordinates: [1, 1] }, properties: { tags: { name: 'C' } } },
      { type: 'Feature', geometry: null, properties: { name: 'no geometry' } },
    ];
    expect(readElements(collection(features))).toMatchObject([
      { id: 'w7', latitude: 2, longitude: 1, tags: { name: 'A' } },
      { id: 'node/9', latitude: 6, longitude: 5, tags: { name: 'B' } },
      { id: 'feature/2', latitude: 1, longitude: 1, tags: { name: 'C' } },
    ]);
  });

  it.each([
    ['no JSON', '<osm></osm>', /no JSON/],
    ['another JSON', '{"type":"Topology"}', /neither/],
    ['a service that gave up', '{"elements":[],"remark":"runtime error: Query timed out in \\"query\\""}', /timed out/],
    ['a whole country', collection(Array.from({ length: MOST_ELEMENTS + 1 }, () => 0)), /more than/],
  ])('is refused as a whole: %s', (_, text, message) => {
    expect(() => readElements(text)).toThrow(NotOpenData);
    expect(() => readElements(text)).toThrow(message);
  });
});
