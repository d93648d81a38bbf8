import type { Element } from './element.ts';
import { fameOf } from './fame.ts';
import { sortOf } from './sort-of.ts';

/** The Wikidata ids of what may be worth a visit, the most famous by the map alone first: an encyclopedia is asked for so many only. */
export function chosenItems(elements: readonly Element[]): string[] {
  const rated = elements.flatMap(({ tags }) => {
    const { wikidata } = tags;
    const sort = wikidata === undefined ? null : sortOf(tags);
    return sort && wikidata !== undefined ? [{ wikidata, fame: fameOf(sort, tags, null) }] : [];
  });
  return [...new Set(rated.toSorted((a, b) => b.fame - a.fame).map(({ wikidata }) => wikidata))];
}
