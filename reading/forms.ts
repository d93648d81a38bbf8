const pluralEnds = [
  ['ies', 'y'],
  ['ces', 'z'],
  ['es', ''],
  ['s', ''],
] as const;

const SHORTEST = 4;
const SHORTEST_SMALL = 6;

/** Without the end of a plural or, where it may be one, of a diminutive: "museos", "tapitas", "playita". */
export function singularsOf(word: string, isSmall = true): string[] {
  if (word.length < SHORTEST) return [];
  const singular = pluralEnds.flatMap(([end, by]) => (word.endsWith(end) ? [word.slice(0, -end.length) + by] : []));
  const small = [word, ...singular]
    .filter((one) => isSmall && one.length >= SHORTEST_SMALL && (one.endsWith('ita') || one.endsWith('ito')))
    .map((one) => one.slice(0, -3) + one.slice(-1));
  return [...singular, ...small];
}

/** The masculine of a feminine: "vegana", "española". */
export const masculinesOf = (words: readonly string[]): string[] =>
  words
    .filter((one) => one.length >= SHORTEST && one.endsWith('a'))
    .flatMap((one) => [`${one.slice(0, -1)}o`, ...(one.length >= SHORTEST_SMALL ? [one.slice(0, -1)] : [])]);
