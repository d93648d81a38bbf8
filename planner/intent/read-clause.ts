import type { Quote } from '#domain/wishes/item.ts';
import type { CompiledPlace } from '../catalogue/compiled.ts';
import { isCounted, isNotYet, isTurnedRound, isWhereabouts, withoutException } from './bounds.ts';
import type { Clause } from './clauses.ts';
import { favouritesOf } from './favourites.ts';
import { contentOf, contentOfRefusal } from './fillers.ts';
import { idsIn, withNames } from './names.ts';
import { dietsOf, needsOf, withoutNeeds } from './needs.ts';
import { paceOf, withoutPace } from './pace.ts';
import { type Polarity, polarityOf } from './polarity.ts';
import { areJoined, type HeardSorts, placesOfSort, sortsIn } from './sorts.ts';
import type { Wish } from './wish.ts';

type Unquoted = Wish extends infer Each ? (Each extends Wish ? Omit<Each, 'quote' | 'partial'> : never) : never;

/** What was found in a part of a clause, and whether words are left that nothing accounts for. */
interface Found {
  readonly wishes: readonly Unquoted[];
  readonly isPartial: boolean;
  /** Something of it was heard and not understood. */
  readonly isMissed: boolean;
}

/** A name counts as a sort here: "sunset on the Top of the Rock" asks for less than both. */
const asSorts = (text: string) => text.replace(/\bplace\d+\b/g, 'sort');
const contentless = (rest: string) => rest.replace(/\bsort\b/g, ' ');

/** "The Prado is not for us": a refusal that reaches nothing is one of what stands before it. */
function settled(said: Polarity, isHeard: (text: string) => boolean): Polarity {
  const reaches = isHeard(said.refused) || /\bplace\d/.test(said.refused) || contentOf(said.refused).length > 0;
  if (said.isWhole || reaches || !said.isRefusing) return said;
  return { ...said, wanted: '', refused: said.wanted };
}

function wantedSorts(heard: HeardSorts, places: readonly CompiledPlace[]): Unquoted[] {
  return heard.sorts.map(({ theme, narrow }) => ({ kind: 'theme', narrow, ...placesOfSort(theme, places) }));
}

function wantedOf(text: string, ids: readonly string[], places: readonly CompiledPlace[]): Found {
  const named = idsIn(text, ids);
  const heard = sortsIn(asSorts(withoutPace(withoutNeeds(text))));
  const isBounded = heard.sorts.length > 0 && isCounted(heard.rest);
  const rest = contentOf(contentless(heard.rest));
  return {
    wishes: [
      ...named.map((placeId) => ({ kind: 'must-see' as const, placeId })),
      ...(isBounded ? [] : wantedSorts(heard, places)),
    ],
    isPartial: rest.length > 0 || areJoined(heard),
    isMissed: isBounded || (named.length === 0 && heard.sorts.length === 0 && rest.length > 0),
  };
}

/** A sort is refused only where nothing else is said of it: "no crowded temples" refuses no temple. */
function refusedOf({ refused, known }: Polarity, ids: readonly string[], places: readonly CompiledPlace[]): Found {
  const named = idsIn(refused, ids);
  const heard = sortsIn(asSorts(refused));
  const rest = contentOfRefusal(contentless(heard.rest));
  const isClear = rest.length === 0 && !known && !areJoined(heard) && !isCounted(heard.rest);
  return {
    wishes: [
      ...named.map((placeId) => ({ kind: 'refused-place' as const, placeId })),
      ...(isClear
        ? heard.sorts.map(({ theme }) => ({ kind: 'refused-theme' as const, ...placesOfSort(theme, places) }))
        : []),
    ],
    isPartial: false,
    isMissed: heard.sorts.length > 0 ? !isClear : named.length === 0 && rest.length > 0,
  };
}

function habitsOf(whole: string, wanted: string): Unquoted[] {
  const heard = { whole, wanted };
  const pace = paceOf(heard);
  return [
    ...(pace ? [{ kind: 'pace' as const, pace }] : []),
    ...needsOf(heard).map((need) => ({ kind: 'need' as const, need })),
    ...dietsOf(heard).map((diet) => ({ kind: 'diet' as const, diet })),
  ];
}

/** What the clause before says of this one: "no museums, except the Prado", "we have seen the Prado, the Thyssen not". */
export interface Before {
  readonly refusesSort: boolean;
  readonly isKnown: boolean;
}

/** The wishes of a clause, and what the next one needs to know of it. */
export interface ReadClause extends Before {
  readonly wishes: readonly Wish[];
}

/** The parts of a clause that say what is asked for and what is not; null where they turn each other round. */
function partsOf(text: string, ids: readonly string[], before: Before): Polarity | null {
  const said = settled(polarityOf(before.refusesSort ? withoutException(text) : text), isHeard);
  const isYetUnseen = before.isKnown && isNotYet(text);
  const isTurned = isTurnedRound(text, said.wanted, said.refused) || isYetUnseen;
  return isTurned || (ids.length > 0 && isWhereabouts(text)) ? null : said;
}

const isHeard = (part: string) => sortsIn(part).sorts.length > 0 || habitsOf(part, part).length > 0;

/**
 * Reads a clause. What bounds or turns a wish round in a way we do not plan by is not understood rather than half
 * understood; words that nothing accounts for make every wish beside them a partial one.
 */
export function readClause(clause: Clause, places: readonly CompiledPlace[], before: Before): ReadClause {
  const quote: Quote = { from: clause.from, to: clause.to };
  const { text, ids } = withNames(clause, places);
  const said = partsOf(text, ids, before);
  const missed: Wish = { kind: 'not-understood', quote, partial: false };
  if (!said) return { wishes: [missed], refusesSort: false, isKnown: false };
  const wanted = wantedOf(said.wanted, ids, places);
  const refused = refusedOf(said, ids, places);
  const habits = habitsOf(text, said.wanted);
  const found = [...wanted.wishes, ...refused.wishes, ...habits];
  const partial =
    wanted.isPartial || wanted.isMissed || refused.isMissed || (habits.length > 0 && wanted.wishes.length > 0);
  const liked = found.length === 0 ? favouritesOf(clause, said.wanted, places) : [];
  const favourites = liked.length > 0 ? [{ kind: 'favourite' as const, placeIds: liked }] : [];
  const wishes = [...found, ...favourites].map((wish) => ({ ...wish, quote, partial }) as Wish);
  const isMissed = wishes.length === 0 && (wanted.isMissed || refused.isMissed);
  const refusesSort = refused.wishes.some(({ kind }) => kind === 'refused-theme');
  return { wishes: isMissed ? [missed] : wishes, refusesSort, isKnown: said.known };
}
