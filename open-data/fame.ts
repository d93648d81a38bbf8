import type { Tags } from './element.ts';
import type { Sort } from './sorts.ts';

/** What each sign of fame adds to `popularity`. */
const signs: Readonly<Record<string, number>> = {
  wikidata: 6,
  wikipedia: 6,
  image: 2,
  wikimedia_commons: 3,
  website: 2,
  opening_hours: 2,
  architect: 2,
};
/** Of names in so many languages the whole world has heard; each adds this much. */
const MOST_LANGUAGES = 20;
const PER_LANGUAGE = 1.4;
/** Articles in more languages than this count no more. */
const MOST_ARTICLES = 100;
const FOR_ARTICLES = 44;
const HERITAGE: Readonly<Record<string, number>> = { '1': 22, '2': 8 };
const LEAST = 5;
const MOST = 97;

/** How many languages name it (`name:xx`). */
const languagesOf = (tags: Tags) => Object.keys(tags).filter((key) => /^name:[a-z]{2,3}$/.test(key)).length;

/**
 * What a sight is worth, 1 to 100: what its sort is, how many languages have a name for it, and, where an encyclopedia was asked, in how many
 * it has an article. Of two signs of the same fame the larger counts.
 */
export function fameOf(sort: Sort, tags: Tags, articles: number | null): number {
  const signed = Object.entries(signs).reduce((sum, [key, worth]) => sum + (tags[key] === undefined ? 0 : worth), 0);
  const named = Math.min(MOST_LANGUAGES, languagesOf(tags)) * PER_LANGUAGE;
  const read =
    articles === null
      ? 0
      : (Math.log(Math.min(articles, MOST_ARTICLES) + 1) / Math.log(MOST_ARTICLES + 1)) * FOR_ARTICLES;
  const heritage = HERITAGE[tags['heritage'] ?? ''] ?? 0;
  const attraction = tags['tourism'] === 'attraction' ? 6 : 0;
  return Math.round(
    Math.min(MOST, Math.max(LEAST, sort.worth + signed + Math.max(named, read) + heritage + attraction)),
  );
}
