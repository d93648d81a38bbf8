const pluralEnds = [
  ['ies', 'y'],
  ['ces', 'z'],
  ['es', ''],
  ['s', ''],
] as const;

const SHORTEST = 4;
const SHORTEST_SMALL = 6;

/** What a word may be bent from, the least first: without the end of a plural, of a feminine, of a diminutive ("tapitas", "playita"). */
export function basesOf(word: string): string[] {
  if (word.length < SHORTEST) return [];
  const singular = pluralEnds.flatMap(([end, by]) => (word.endsWith(end) ? [word.slice(0, -end.length) + by] : []));
  const found = [word, ...singular];
  const small = found
    .filter((one) => one.length >= SHORTEST_SMALL && (one.endsWith('ita') || one.endsWith('ito')))
    .map((one) => one.slice(0, -3) + one.slice(-1));
  const masculine = [...found, ...small]
    .filter((one) => one.length >= SHORTEST && one.endsWith('a'))
    .flatMap((one) => [`${one.slice(0, -1)}o`, ...(one.length >= SHORTEST_SMALL ? [one.slice(0, -1)] : [])]);
  return [...singular, ...small, ...masculine];
}
