import { normaliseName } from '../resolve/normalise.ts';

/** A part of the preferences between two stops, normalised; `from` and `to` are its place in the text as it was typed. */
export interface Clause {
  readonly from: number;
  readonly to: number;
  readonly whole: string;
  readonly wanted: string;
  readonly refused: string;
}

/** A preferences text taken apart: what is asked for and what is refused, both normalised, clauses kept apart by " | ". */
export interface Wishes {
  readonly clauses: readonly Clause[];
  readonly wanted: string;
  readonly refused: string;
  readonly whole: string;
}

/** After one of these the rest of the clause is not wanted. */
const refusal =
  /\b(?:no|not|never|without|avoid|avoiding|hate|skip|don t|dont|sin|evitar|evitando|odio|odiamos|nada de|tampoco|ni)\b/;
/** These turn the clause round again: "no museums but beaches". */
const turn = /\b(?:but|only|just|with|pero|sino|solo|con)\b/;
/** Negatives that ask for a thing: "don't miss", "no te pierdas", "never seen", "not without". */
const affirming =
  /\b(?:don t|dont|do not(?: want to)?|not|never|no(?: \w+)?) (?:to )?(?:miss|forget|seen|been|without|sin|visto|estado|perd\w*|pierd\w*|olvid\w*)\b/g;
/** A full stop after one or two letters is an abbreviation ("St. John"). */
const clauseEnd = /[,;:!?\n()]+|(?<!(?:^|\s)\p{L}{1,2})\./gu;
const between = ' | ';

function splitRefusal(whole: string): Pick<Clause, 'wanted' | 'refused'> {
  const start = whole.search(refusal);
  if (start < 0) return { wanted: whole, refused: '' };
  const rest = whole.slice(start);
  // "The Colosseum not": what stands before is meant.
  if (/^(?:no|not|never)$/.test(rest)) return { wanted: '', refused: whole };
  const end = rest.search(turn);
  const refused = end < 0 ? rest : rest.slice(0, end);
  const after = end < 0 ? '' : rest.slice(end);
  return { wanted: `${whole.slice(0, start)} ${after}`.trim(), refused };
}

function clausesOf(preferences: string): Clause[] {
  const ends = [...preferences.matchAll(clauseEnd)].map(({ index, 0: sign }) => ({
    to: index,
    next: index + sign.length,
  }));
  let from = 0;
  return [...ends, { to: preferences.length, next: preferences.length }].map(({ to, next }) => {
    const typed = preferences.slice(from, to);
    const whole = normaliseName(typed).replace(affirming, '');
    const clause = { from: from + typed.length - typed.trimStart().length, to, whole, ...splitRefusal(whole) };
    from = next;
    return clause;
  });
}

export function readWishes(preferences: string): Wishes {
  const clauses = clausesOf(preferences);
  return {
    clauses,
    wanted: clauses.map((clause) => clause.wanted).join(between),
    refused: clauses.map((clause) => clause.refused).join(between),
    whole: clauses.map((clause) => clause.whole).join(between),
  };
}

/** Whether a normalised name stands in a text as whole words. */
export function names(text: string, name: string): boolean {
  return ` ${text} `.includes(` ${name} `);
}
