import { readFileSync } from 'node:fs';

/**
 * What has more cases than fit in a run is looked at in shares: TURN=<number> names one. `npm test` takes the number of the commit, so that
 * every commit looks at another; without TURN, or with TURN=all, everything is looked at.
 */
type Turn = number | 'all';

export function turnOf(given: string): Turn {
  if (given === 'all') return given;
  if (/^\d+$/.test(given)) return Number(given);
  throw new Error(`TURN is a whole number or "all", not "${given}"`);
}

export const isTurnOf = (turn: Turn, which: number, shares: number): boolean =>
  turn === 'all' || turn % shares === which % shares;

export const turn = turnOf(process.env['TURN'] ?? 'all');

/** Whether this run looks at share number `which` of `shares`. */
const isTurn = (which: number, shares: number): boolean => isTurnOf(turn, which, shares);

/** One of `shares` shares of a list, spread over it. An odd number of them: files themselves have every 16th turn, and see them all. */
export const inTurn = <T>(all: readonly T[], shares: number): T[] => all.filter((_, i) => isTurn(i, shares));

/** Files in shares that take about as long as each other, by the seconds they take: the longest first, each to the shortest share so far. */
export function sharesOf(lengths: Readonly<Record<string, number>>, shares: number): string[][] {
  const dealt = Array.from({ length: shares }, () => ({ files: [] as string[], length: 0 }));
  const longestFirst = Object.entries(lengths).sort(([a, one], [b, other]) => other - one || a.localeCompare(b));
  for (const [file, length] of longestFirst) {
    const shortest = dealt.reduce((least, own) => (own.length < least.length ? own : least));
    shortest.files.push(file);
    shortest.length += length;
  }
  return dealt.map(({ files }) => files);
}

const seconds: Record<string, number> = JSON.parse(readFileSync(new URL('../seconds.json', import.meta.url), 'utf8'));

/** Those files of `tests` that take turns, by `tests/seconds.json`, and have none now, of so many. All others are run every time. */
export function notNow(isOurs: (file: string) => boolean, turns: number): string[] {
  const lengths = Object.fromEntries(Object.entries(seconds).filter(([file]) => isOurs(file)));
  return sharesOf(lengths, turns).flatMap((files, i) => (isTurn(i, turns) ? [] : files));
}
