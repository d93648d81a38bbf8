import type { CompiledPlace } from '../catalogue/compiled.ts';
import { normaliseName } from '../resolve/normalise.ts';
import type { Clause } from './clauses.ts';
import { contentOf } from './fillers.ts';
import { saidWords } from './lexicon.ts';

const SHORTEST_TERM = 4;
/** A word that stands in more of the places says nothing about them. */
const LARGEST_SHARE = 0.2;

const liking = saidWords((lexicon) => lexicon.liking);

/** Names of people and periods that a clause says are liked: "we love Bernini". Written with a capital letter. */
function termsOf({ typed }: Clause, wanted: string): string[] {
  const liked = liking.exec(wanted);
  if (!liked) return [];
  const written = new Set(
    typed
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => /^\p{Lu}/u.test(word))
      .map(normaliseName),
  );
  const terms = contentOf(wanted.slice(liked.index + liked[0].length));
  return terms.filter((word) => word.length >= SHORTEST_TERM && written.has(word));
}

/**
 * Ids of places whose description has a name people like: they come first where there is a choice. Sharing a word is no
 * proof, so the plan does not count them as an answer.
 */
export function favouritesOf(clause: Clause, wanted: string, places: readonly CompiledPlace[]): string[] {
  const found = termsOf(clause, wanted).flatMap((term) => {
    const ids = places.filter(({ words }) => ` ${words.all} `.includes(` ${term} `)).map(({ id }) => id);
    return ids.length <= places.length * LARGEST_SHARE ? ids : [];
  });
  return [...new Set(found)];
}
