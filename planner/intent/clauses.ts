import { normaliseName } from '../resolve/normalise.ts';

/** A part of the preferences between two stops; `from` and `to` are its place in the text as it was typed. */
export interface Clause {
  readonly from: number;
  readonly to: number;
  readonly typed: string;
  /** Normalised. */
  readonly whole: string;
}

/** A full stop after one or two letters is an abbreviation ("St. John"); between figures every sign is part of them ("14:30"). */
const clauseEnd = /(?:[;!?\n()]|(?<!\d)[,:]|[,:](?!\d)|(?<!(?:^|\s)\p{L}{1,2})(?:(?<!\d)\.|\.(?!\d)))+/gu;

/** Takes a preferences text apart. */
export function clausesOf(preferences: string): Clause[] {
  const ends = [...preferences.matchAll(clauseEnd)].map(({ index, 0: sign }) => ({
    to: index,
    next: index + sign.length,
  }));
  let from = 0;
  return [...ends, { to: preferences.length, next: preferences.length }].map(({ to, next }) => {
    const typed = preferences.slice(from, to);
    const start = from + typed.length - typed.trimStart().length;
    from = next;
    return { from: start, to, typed, whole: normaliseName(typed) };
  });
}
