import { type Point, travelMinutes } from '#domain/place/travel-time.ts';
import type { BookedHours } from './fixed-hours.ts';
import type { Span } from './rules.ts';

/** The hours that a booking takes from a stop at a point, the ways there and back included; without a point its own hours. */
const takenFrom = ({ from, to, at, until }: BookedHours, point: Point | null): Span => ({
  from: from - (point && at ? travelMinutes(point, at) : 0),
  to: to + (point && until ? travelMinutes(until, point) : 0),
});

export const takenAt = (busy: readonly BookedHours[], point: Point | null): Span[] =>
  busy.map((own) => takenFrom(own, point));
