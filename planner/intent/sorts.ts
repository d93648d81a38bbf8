import type { CompiledPlace } from '../catalogue/compiled.ts';
import { said } from './lexicon.ts';
import { evidenceOf, saidAs, type Theme } from './theme.ts';
import { themes } from './themes.ts';
import type { Sort } from './wish.ts';

/** A sort of places that a text names. */
export interface HeardSort {
  readonly theme: Theme;
  readonly narrow: boolean;
}

export interface HeardSorts {
  readonly sorts: readonly HeardSort[];
  /** The text without them; `sort` stands for each. */
  readonly rest: string;
}

/** Sorts that say how another is meant: "free museums" are not museums and things that are free. */
const qualities = new Set(['free', 'indoors', 'outdoors', 'romantic']);

const everywhere = themes.flatMap((theme) =>
  (['asked', 'narrower'] as const).flatMap((how) => {
    const heard = saidAs(theme, how);
    return heard ? [{ theme, narrow: how === 'narrower', heard }] : [];
  }),
);

/** Finds the sorts of places in a normalised text; a longer phrase hides a shorter one ("street food" is not food). */
export function sortsIn(text: string): HeardSorts {
  const matches = everywhere
    .flatMap(({ heard, ...sort }) =>
      [...text.matchAll(heard)].map((match) => ({ ...sort, at: match.index, words: match[0] })),
    )
    .sort((a, b) => b.words.length - a.words.length || a.at - b.at);
  const sorts = new Map<string, HeardSort>();
  let rest = ` ${text} `;
  for (const { theme, narrow, words } of matches) {
    if (!rest.includes(` ${words} `)) continue;
    rest = rest.replaceAll(` ${words} `, ' sort ');
    sorts.set(theme.id, { theme, narrow: narrow || (sorts.get(theme.id)?.narrow ?? false) });
  }
  return {
    sorts: [...sorts.values()].sort((a, b) => themes.indexOf(a.theme) - themes.indexOf(b.theme)),
    rest: rest.trim(),
  };
}

const joined = new RegExp(
  `\\bsort (?:(?:${said(({ links }) => links)}) )?(?:(?:${said(({ articles }) => articles)}) )?sort\\b`,
);

/** Two sorts that together mean one: "museums of modern art", "free museums". */
export function areJoined({ sorts, rest }: HeardSorts): boolean {
  const hasQuality = sorts.length > 1 && sorts.some(({ theme }) => qualities.has(theme.id));
  return hasQuality || joined.test(rest);
}

/** The places of a sort, by what is known of them. */
export function placesOfSort(theme: Theme, places: readonly CompiledPlace[]): Sort {
  const ids = (wanted: 'known' | 'likely') =>
    places.filter((place) => evidenceOf(place, theme) === wanted).map(({ id }) => id);
  return { theme, known: ids('known'), likely: ids('likely') };
}
