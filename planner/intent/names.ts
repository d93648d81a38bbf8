import type { CompiledPlace } from '../catalogue/compiled.ts';
import { normaliseName } from '../resolve/normalise.ts';
import type { Clause } from './clauses.ts';

/** Shorter names are too often ordinary words. */
const SHORTEST_NAME = 5;

/** A clause in which the names of places stand as one word each. */
export interface NamedClause {
  /** Normalised; `place0` stands for the first of `ids`. */
  readonly text: string;
  readonly ids: readonly string[];
}

/** A name as it is written: with a capital letter and not because a clause begins with it. */
function isWritten(name: string, { typed, whole }: Clause): boolean {
  const [first = ''] = typed.trim().split(/\s+/);
  return (
    whole === name ||
    typed
      .replace(first, '')
      .split(/\s+/)
      .some((word) => /^\p{Lu}/u.test(word) && normaliseName(word) === name)
  );
}

/** A table that is called by one word ("Mother", "Rules") is meant only where it is written as a name. */
function isOrdinary(name: string, { kind }: CompiledPlace): boolean {
  return kind === 'food' && !name.replace(/^(?:the|el|la|los|las|le) /, '').includes(' ');
}

function isMeant(name: string, place: CompiledPlace, clause: Clause): boolean {
  if (!` ${clause.whole} `.includes(` ${name} `)) return false;
  const bare = name.replace(/^(?:the|el|la|los|las|le) /, '');
  return !isOrdinary(name, place) || isWritten(bare, clause) || clause.whole === name;
}

const namesOf = ({ words }: CompiledPlace) => [
  ...words.proper.filter((name) => name.length >= SHORTEST_NAME),
  ...words.short,
];

/** Finds the places a clause names, by whole names or what people call them for short; the longest name wins. */
export function withNames(clause: Clause, places: readonly CompiledPlace[]): NamedClause {
  const found = places
    .flatMap((place) => namesOf(place).map((name) => ({ id: place.id, name, place })))
    .filter(({ name, place }) => isMeant(name, place, clause))
    .sort((a, b) => b.name.length - a.name.length);
  const ids: string[] = [];
  let text = ` ${clause.whole} `;
  for (const { id, name } of found) {
    if (!text.includes(` ${name} `)) continue;
    if (!ids.includes(id)) ids.push(id);
    text = text.replaceAll(` ${name} `, ` place${ids.indexOf(id)} `);
  }
  return { text: text.trim(), ids };
}

/** The ids of the places that stand in a part of a named clause. */
export function idsIn(part: string, ids: readonly string[]): string[] {
  return ids.filter((_, index) => ` ${part} `.includes(` place${index} `));
}
