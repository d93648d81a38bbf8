import { overlaps, type Span } from './clock.ts';
import { SURELY_CROWDED } from './fact.ts';
import type { Entry } from './plan.ts';

/** What the four digits stand for: before 10:00, to 14:00, to 18:00, after. */
const periods: readonly Span[] = [
  { from: 0, to: 600 },
  { from: 600, to: 840 },
  { from: 840, to: 1080 },
  { from: 1080, to: 2880 },
];
/** Less of a period than this does not count, unless the visit begins in it. */
const LEAST_MINUTES = 30;

const fullness = ['unknown', 'quiet', 'busy', 'packed'] as const;
type Fullness = (typeof fullness)[number];

function liesIn(entry: Entry, period: Span): boolean {
  const begins = entry.start >= period.from && entry.start < period.to;
  const shared = Math.min(entry.end, period.to) - Math.max(entry.start, period.from);
  return begins || (overlaps(entry, period) && shared >= LEAST_MINUTES);
}

/** How full a visit is at its fullest, by data: a digit that says "shut" says nothing of a visit that takes place. */
export function fullnessOf(entry: Entry): Fullness {
  const { crowds, popularity = 0 } = entry.place ?? {};
  if (crowds === undefined) return popularity >= SURELY_CROWDED ? 'packed' : 'unknown';
  const digits = periods.map((period, i) => (liesIn(entry, period) ? Number(crowds[i]) : 0));
  return fullness[Math.max(...digits)] ?? 'unknown';
}
