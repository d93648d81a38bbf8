import { distanceM } from '#domain/place/distance.ts';
import type { Wish } from '#domain/wishes/wish.ts';
import type { CompiledDestination, CompiledPlace } from '../catalogue/compiled.ts';
import { commonWords } from '../catalogue/short-names.ts';
import { normaliseName } from '../resolve/normalise.ts';

/** Further away from what was seen it only happens to be called so. */
const NEAR_M = 2000;
const SHORTEST = 5;

/** What a traveller called it, where that names more than a sort: "Schönbrunn", not "the castle". */
function calledIn({ quote }: Wish, typed: string): string | null {
  const name = quote && normaliseName(typed.slice(quote.from, quote.to)).replace(/^(?:the|el|la|los|las|no) /, '');
  const tells = name?.split(' ').some((word) => word.length >= SHORTEST && !commonWords.has(word));
  return name && tells ? name : null;
}

/**
 * Places beside one that was refused or seen which carry the name by which it was called: the gardens of Schönbrunn with "Schönbrunn", the
 * tables of Times Square with "no Times Square". Who has seen a place may still eat there.
 *
 * @param typed the preferences that the quotes of the wishes point into
 */
export function calledLike(
  wishes: readonly Wish[],
  typed: string,
  { byId, compiled }: CompiledDestination,
): CompiledPlace[] {
  return wishes.flatMap((wish) => {
    const { item } = wish;
    if (item.kind !== 'place' || item.stance === 'see') return [];
    const place = byId.get(item.placeId);
    const name = calledIn(wish, typed);
    if (!place || !name) return [];
    return compiled.filter(
      (other) =>
        other !== place &&
        (other.kind !== 'food' || item.stance === 'skip') &&
        ` ${other.words.names.replaceAll('|', ' ')} `.includes(` ${name} `) &&
        // Who refuses teamLab refuses both of them, at either end of the town.
        (item.stance === 'skip' || distanceM(place, other) <= NEAR_M),
    );
  });
}
