import { expect, it } from 'vitest';
import { formatDuration } from '#domain/trip/duration.ts';

it('durations are written as people say them', () => {
  expect([15, 59, 60, 75, 120, 165].map(formatDuration)).toEqual([
    '15 min',
    '59 min',
    '1 h',
    '1 h 15',
    '2 h',
    '2 h 45',
  ]);
});
