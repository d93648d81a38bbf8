import { legOf } from './booking.ts';
import { isArrival } from './day-lines.ts';
import type { Step } from './day-steps.ts';

/** Without stops before the landing or after the departure: a plan that was not made anew may have such. */
function possible(steps: readonly Step[]): Step[] {
  const ways = steps.flatMap(({ line, span }) => (line && span ? [{ line, from: span.from }] : []));
  const landed = ways.filter(({ line }) => isArrival(line) && legOf(line.booking) === 'in');
  const gone = ways.filter(({ line }) => line.as === 'start' && legOf(line.booking) === 'out');
  const first = Math.max(Number.NEGATIVE_INFINITY, ...landed.map(({ from }) => from));
  const last = Math.min(Number.POSITIVE_INFINITY, ...gone.map(({ from }) => from));
  return steps.filter(({ activity, span }) => !activity || !span || (span.from >= first && span.from < last));
}

const from = ({ span }: Step) => span?.from ?? Number.NaN;

/** What is on at a moment, the newest where there are several, and what comes after it. */
export function nowAndNext(steps: readonly Step[], now: number): { now: Step | null; next: Step | null } {
  const able = possible(steps);
  const on = able.filter(({ span }) => span && span.from <= now && now < span.to);
  const coming = able.filter(({ span }) => span && span.from > now);
  return {
    now: on.reduce<Step | null>((best, step) => (best && from(best) >= from(step) ? best : step), null),
    next: coming.reduce<Step | null>((best, step) => (best && from(best) <= from(step) ? best : step), null),
  };
}

/** Whether something of a day is booked. */
export const hasBooked = (steps: readonly Step[]): boolean => steps.some(({ line }) => line !== null);

/** Whether something of a day may still come because no hour of it is known. */
export const hasHourless = (steps: readonly Step[]): boolean =>
  steps.some(({ line, span }) => (line?.as === 'start' || line?.as === 'end') && span === null);
