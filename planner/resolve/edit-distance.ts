interface Step {
  readonly a: string;
  readonly b: string;
  readonly i: number;
  readonly last: readonly number[];
  readonly beforeLast: readonly number[];
}

/**
 * Damerau-Levenshtein distance (optimal string alignment): insertions, deletions, substitutions and swaps of neighbours
 * count one each. Stops counting beyond `limit` and answers `limit + 1`.
 */
export function editDistance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = nextRow({ a, b, i, last, beforeLast });
    // A swap reaches back two rows, so one row beyond the limit decides nothing yet.
    if (Math.min(...row) > limit && Math.min(...last) > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length] ?? 0, limit + 1);
}

/** Distances of the first `i` letters of `a` to every beginning of `b`, from those of one and of two letters fewer. */
function nextRow({ a, b, i, last, beforeLast }: Step): number[] {
  const row = [i];
  for (let j = 1; j <= b.length; j++) {
    const substituted = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
    const best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, substituted);
    const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    row.push(isSwap ? Math.min(best, (beforeLast[j - 2] ?? 0) + 1) : best);
  }
  return row;
}
