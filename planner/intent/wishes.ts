import { normaliseName } from '../resolve/normalise.ts';

/** A preferences text taken apart: what is asked for and what is refused, both normalised, clauses kept apart by " | ". */
export interface Wishes {
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
const clauseEnd = /[,;:!?\n()]+|(?<!(?:^|\s)\p{L}{1,2})\./u;
const between = ' | ';

function splitClause(clause: string): { wanted: string; refused: string } {
  const start = clause.search(refusal);
  if (start < 0) return { wanted: clause, refused: '' };
  const rest = clause.slice(start);
  const end = rest.search(turn);
  const refused = end < 0 ? rest : rest.slice(0, end);
  const after = end < 0 ? '' : rest.slice(end);
  return { wanted: `${clause.slice(0, start)} ${after}`.trim(), refused };
}

export function readWishes(preferences: string): Wishes {
  const clauses = preferences.split(clauseEnd).map((clause) => normaliseName(clause).replace(affirming, ''));
  const parts = clauses.map(splitClause);
  return {
    wanted: parts.map((part) => part.wanted).join(between),
    refused: parts.map((part) => part.refused).join(between),
    whole: clauses.join(between),
  };
}

/** Whether a normalised name stands in a text as whole words. */
export function names(text: string, name: string): boolean {
  return ` ${text} `.includes(` ${name} `);
}
