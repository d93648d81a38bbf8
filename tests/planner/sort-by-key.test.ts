import { describe, expect, it } from 'vitest';
import { seededRandom } from '#domain/random.ts';
import { sortByKey } from '#planner/orienteering/sort-by-key.ts';

describe('nodes sorted by their keys', () => {
  const random = seededRandom(7);
  it.each([0, 1, 2, 3, 10, 57, 133, 400])(
    '%d of them, many with equal keys, lie as a stable sort lays them',
    (count) => {
      const keys = Float64Array.from({ length: count + 5 }, () => Math.floor(random() * 20) - 10);
      const nodes = Int16Array.from({ length: count + 5 }, (_, node) => node);
      const wanted = [...nodes.subarray(0, count)].sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0));
      sortByKey(nodes, count, keys);
      expect([...nodes.subarray(0, count)]).toEqual(wanted);
      expect([...nodes.subarray(count)]).toEqual(Array.from({ length: 5 }, (_, i) => count + i));
    },
  );
});
