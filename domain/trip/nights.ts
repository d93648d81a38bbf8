/** Fewer nights than this make a base that one sees nothing of. */
const USUAL_LEAST = 2;

const sumOf = (all: readonly number[]) => all.reduce((sum, own) => sum + own, 0);

/**
 * Nights for bases by their weights, each at least one, in the order given; the sum is `nights`. Throws RangeError where there are fewer nights
 * than bases.
 */
export function splitNights(weights: readonly number[], nights: number): number[] {
  if (nights < weights.length) throw new RangeError(`${nights} nights for ${weights.length} bases`);
  const all = sumOf(weights);
  const split = weights.map((weight) => Math.max(1, Math.floor((nights * weight) / all)));
  const lack = (index: number) => (nights * (weights[index] ?? 0)) / all - (split[index] ?? 0);
  const byLack = () => split.map((_, index) => index).sort((a, b) => lack(b) - lack(a) || a - b);
  while (sumOf(split) < nights) {
    const [first = 0] = byLack();
    split[first] = (split[first] ?? 0) + 1;
  }
  while (sumOf(split) > nights) {
    const last = byLack().findLast((index) => (split[index] ?? 0) > 1) ?? 0;
    split[last] = (split[last] ?? 0) - 1;
  }
  return split;
}

/**
 * Which of some bases fit into so many nights: of two that do not fit the one that counts less goes, until each has two nights, or one where
 * one is what is usual there. Numbers of the bases, in order.
 */
export function fittingBases(
  bases: readonly { readonly nights: number; readonly rank: number }[],
  nights: number,
  most: number,
): number[] {
  const byRank = bases.map((_, index) => index).sort((a, b) => (bases[a]?.rank ?? 0) - (bases[b]?.rank ?? 0));
  const kept: number[] = [];
  let left = nights;
  for (const index of byRank) {
    const least = Math.min(USUAL_LEAST, bases[index]?.nights ?? 1);
    if (left < least || kept.length === most) continue;
    kept.push(index);
    left -= least;
  }
  return kept.sort((a, b) => a - b);
}

/** One night more (`by` 1) or less (-1) at a base, taken from or given to the next base that can, else to the one before. Itself where none can. */
export function shiftNight(nights: readonly number[], index: number, by: 1 | -1): readonly number[] {
  const others = [...nights.keys()].filter((other) => other !== index);
  const order = [...others.filter((other) => other > index), ...others.filter((other) => other < index).reverse()];
  const other = by === 1 ? order.find((own) => (nights[own] ?? 0) > 1) : order[0];
  if (other === undefined || (nights[index] ?? 0) + by < 1) return nights;
  return nights.map((own, at) => (at === index ? own + by : at === other ? own - by : own));
}
