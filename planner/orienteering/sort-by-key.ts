/** Gaps of a shellsort (Ciura 2001), enough for some hundred nodes. */
const GAPS = Int16Array.of(301, 132, 57, 23, 10, 4, 1);

/**
 * Sorts the first `count` nodes in place by their keys, and by number where keys are equal. The search sorts a hundred nodes in every round:
 * a comparison that is called back costs several times as much.
 */
export function sortByKey(nodes: Int16Array, count: number, keys: Float64Array): void {
  for (let g = 0; g < GAPS.length; g++) {
    const gap = GAPS[g] as number;
    for (let i = gap; i < count; i++) {
      const node = nodes[i] as number;
      const key = keys[node] as number;
      let at = i;
      for (; at >= gap; at -= gap) {
        const other = nodes[at - gap] as number;
        const otherKey = keys[other] as number;
        if (otherKey < key || (otherKey === key && other < node)) break;
        nodes[at] = other;
      }
      nodes[at] = node;
    }
  }
}
