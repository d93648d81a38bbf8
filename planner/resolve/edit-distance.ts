/**
 * Damerau-Levenshtein distance (optimal string alignment): insertions, deletions, substitutions and swaps of neighbours
 * count one each. Stops counting beyond `limit` and answers `limit + 1`.
 */
export function editDistance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(best);
    }
    // A swap reaches back two rows, so one row beyond the limit decides nothing yet.
    if (Math.min(...row) > limit && Math.min(...last) > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length] ?? 0, limit + 1);
}
