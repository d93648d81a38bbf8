import { isTaste, type Tag } from '#domain/place/tag.ts';
import { partsOfDay } from '#domain/wishes/words.ts';
import type { Clause } from './clauses.ts';
import { momentsIn, type Reading } from './item-list.ts';
import type { Span } from './marked-text.ts';
import type { MarkOf } from './marks.ts';
import { type Moment, momentOver, momentsWithin } from './moment.ts';
import { namesOf } from './names.ts';

/** A name or a sort, with the words that only say it once more: "boat" of "a boat on the Bosphorus". */
export type Named = (MarkOf<'place'> | MarkOf<'tag'>) & { readonly whole: Span };

const cuisines = new Set(
  'spanish catalan basque galician andalusian italian french portuguese greek turkish british irish german austrian czech polish hungarian nordic dutch belgian moroccan egyptian lebanese middle-eastern indian thai vietnamese indonesian malaysian chinese japanese korean mexican peruvian argentine brazilian american australian mediterranean fusion'.split(
    ' ',
  ),
);

const beforeAdjective = new Set('in en re are am m is soy somos son es'.split(' '));

/** "Italian" alone is food; "Japanese garden", "Spanish Steps" and "tours in Spanish" are not. */
function isBareAdjective({ text }: Reading, clause: Span, mark: MarkOf<'tag'>): boolean {
  if (!cuisines.has(mark.tag) || mark.to - mark.from > 1) return false;
  const next = text.tokens[mark.to];
  const isSame = (i: number) => text.at[i]?.some(({ tag }) => tag === mark.tag) === true;
  // "Indonesian rijsttafel" says it twice.
  if (isSame(mark.to)) return true;
  if (isSame(mark.from - 1)) return false;
  const isBeforeNoun = mark.to < clause.to && next?.kind === 'word' && !text.is(mark.to, 'and', 'or', 'filler', 'not');
  const isBehindNoun = mark.from > clause.from && text.is(mark.from - 1, 'tag', 'thing');
  const before = text.word(mark.from - 1);
  return isBeforeNoun || isBehindNoun || beforeAdjective.has(before);
}

const areBeside = (reading: Reading, a: Span, b: Span) =>
  a.from < b.from ? isLinked(reading, a.to, b.from) : isLinked(reading, b.to, a.from);

const MOST_LINKS = 3;

/** Whether nothing but small words lies between. */
function isLinked({ text }: Reading, from: number, to: number): boolean {
  if (to - from > MOST_LINKS) return false;
  for (let i = from; i < to; i++)
    if (
      !text.is(i, 'filler', 'near', 'at') ||
      text.is(i, 'and', 'or', 'only', 'not') ||
      text.tokens[i]?.kind === 'sign'
    )
      return false;
  return true;
}

/** What a word before or behind says more closely: "Renaissance art", "vino de Jerez", "museum of modern art". */
const closer: ReadonlyMap<Tag, ReadonlySet<Tag>> = new Map<Tag, ReadonlySet<Tag>>(
  (
    [
      ['art', 'modern-art medieval renaissance baroque islamic jewish street-art art-nouveau'],
      ['architecture', 'modern-architecture gaudi art-nouveau medieval renaissance baroque roman islamic'],
      ['history', 'roman medieval jewish war archaeology maritime music-history'],
      ['wine', 'sherry natural-wine'],
      ['live-music', 'jazz flamenco fado tango opera classical-music'],
      ['market', 'flea-market night-market food-market christmas-market'],
      ['boat', 'kayak'],
      ['craft', 'workshop beer'],
      ['bar', 'beer wine natural-wine sherry whisky sake cocktails jazz tapas pintxos rooftop'],
      ['shopping', 'cheese chocolate wine coffee tea bakery pastry vintage craft design fashion bookshop beer'],
      ['literature', 'cafe bookshop'],
    ] as const
  ).map(([broad, narrow]) => [broad, new Set(narrow.split(' ') as Tag[])]),
);

/** The ship that they come with is no boat trip. */
const isVoyage = ({ text, found }: Reading, clause: Span, mark: Span) => {
  const isCruise = found.some(({ item }) => 'by' in item && item.by === 'cruise');
  if (text.is(mark.from, 'aboard') && isCruise) return true;
  return text.is(mark.to, 'arrive', 'depart') && mark.to < clause.to;
};

/** A boat on the Bosphorus is the cruise there; tapas in Triana are tapas, though Triana is known for them. */
const isPartOf = (tag: Tag, own: readonly Tag[]) =>
  own.some((one) => one === tag || one.endsWith(`-${tag}`)) && (sights.has(tag) || !own.some((one) => wide.has(one)));
const sights = new Set<string>(
  'monument church temple mosque palace castle tower bridge square street market flea-market food-market ruins museum garden park cemetery library beach zoo aquarium viewpoint island old-town quarter lake day-trip'.split(
    ' ',
  ),
);
const wide = new Set<string>('quarter old-town park garden beach street square lake'.split(' '));

/** "The boat to Colonia" is the way there. */
const isRideTo = ({ text }: Reading, mark: MarkOf<'tag'>, { from }: Span) =>
  (mark.tag === 'boat' || mark.tag === 'train-ride') && /^(?:al?|to)$/.test(text.word(mark.to)) && from > mark.to;

const MEAL_REACH = 4;

/** What is said of a table where a meal stands before: "una cena romántica con vistas", "dinner on the beach". */
const tablesOf: ReadonlyMap<Tag, Tag> = new Map<Tag, Tag>([
  ['viewpoint', 'view-table'],
  ['beach', 'beach-table'],
  ['river', 'waterside-table'],
  ['lake', 'waterside-table'],
]);
const byWater = /^(?:on|by|beside|facing|overlooking|at|en|a|al|orillas?|junto|frente|pie)$/;

const houses = /^(?:bars?|drinks?|mesas?|restaurantes?|restaurants?|tables?|terrazas?)$/;

/** Whether a meal, what one eats, or a house where one does is spoken of. */
function isOfEating({ text }: Reading, before: Span): boolean {
  const hasHouse = Array.from({ length: before.to - before.from }, (_, i) => text.word(before.from + i)).some((word) =>
    houses.test(word),
  );
  return (
    hasHouse ||
    text.has(before, 'dinner', 'lunch', 'breakfast', 'foodAlone') ||
    text.all(before, 'tag').some(({ tag }) => isTaste(tag))
  );
}

function isSaidOfTable(reading: Reading, before: Span, { tag, from }: MarkOf<'tag'>): boolean {
  const { text } = reading;
  if (tag === 'viewpoint') return text.has(before, 'dinner', 'lunch') && text.is(from - 1, 'and', 'filler');
  if (!isOfEating(reading, before)) return false;
  return [from - 1, from - 2].some((i) => i >= before.from && byWater.test(text.word(i)));
}

function withTable(reading: Reading, clause: Span, mark: MarkOf<'tag'>): MarkOf<'tag'> {
  const tag = tablesOf.get(mark.tag);
  const before = { from: Math.max(clause.from, mark.from - MEAL_REACH), to: mark.from };
  return tag && isSaidOfTable(reading, before, mark) ? { ...mark, tag } : mark;
}

/** "By the sea" says something of a table where a meal, or what one eats, is spoken of: a walk by the sea is none. */
function isWithoutTable(reading: Reading, clause: Span, { tag, from }: MarkOf<'tag'>): boolean {
  const isByWater = tag === 'seaside-table' || tag === 'waterside-table';
  return isByWater && !isOfEating(reading, { from: Math.max(clause.from, from - MEAL_REACH), to: from });
}

/** Names and sorts of a clause. A name wins over a sort that is no longer than it, and takes along a sort beside it that the place is. */
export function namedIn(reading: Reading, clause: Span): Named[] {
  const { text, sheet } = reading;
  const { tags } = namesOf(sheet);
  const found = text.all(clause, 'place', 'tag').map((mark) => {
    const place = mark.is === 'tag' && text.beginsAt(mark.from, 'place');
    if (place && place.is === 'place' && place.to >= mark.to) return place;
    return mark.is === 'tag' ? withTable(reading, clause, mark) : mark;
  });
  const owner = found.map((mark, i) => {
    if (mark.is !== 'tag' || mark.tag === 'sunset') return null;
    const isOf = (other: (typeof found)[number] | undefined) =>
      other?.is === 'place' &&
      (isRideTo(reading, mark, other) || isPartOf(mark.tag, tags.get(other.id) ?? [])) &&
      (other.from >= mark.to ? isLinked(reading, mark.to, other.from) : isLinked(reading, other.to, mark.from));
    return isOf(found[i + 1]) ? i + 1 : isOf(found[i - 1]) ? i - 1 : null;
  });
  return found.flatMap((mark, i): Named[] => {
    if (
      owner[i] !== null ||
      (mark.tag === 'boat' && isVoyage(reading, clause, mark)) ||
      (mark.is === 'tag' && (isBareAdjective(reading, clause, mark) || isWithoutTable(reading, clause, mark)))
    )
      return [];
    const own = [i - 1, i + 1].flatMap((j) => (owner[j] === i ? (found[j] ?? []) : []));
    const whole = {
      from: Math.min(mark.from, ...own.map(({ from }) => from)),
      to: Math.max(mark.to, ...own.map(({ to }) => to)),
    };
    const beside = [found[i - 1], found[i + 1]].find(
      (other) => other?.tag && mark.tag && closer.get(mark.tag)?.has(other.tag) && areBeside(reading, mark, other),
    );
    return beside ? [] : [{ ...mark, whole }];
  });
}

/** Moments that stand before every name of a clause, with nothing but small words before them: they head it. */
function headOf(reading: Reading, clause: Span, first: Span): Moment[] {
  const { text } = reading;
  const before = momentsWithin(reading.moments, { from: clause.from, to: first.from });
  const opening = before[0];
  if (!opening) return [];
  return text.areAll(clause.from, opening.from, 'filler') ? before : [];
}

/** So many clauses back a day is still remembered. */
const LONGEST_LIST = 40;

/** The day that heads a sentence holds for the names of its list: "Saturday: Tower Bridge, Tate Modern". */
function inherited(reading: Reading, clause: Clause, first: Named): Moment[] {
  const { clauses, text } = reading;
  if (clause.after !== 'comma' && clause.after !== 'and') return [];
  if (!text.areAll(clause.from, first.whole.from, 'filler', 'and', ...partsOfDay)) return [];
  for (let i = clause.index - 1; i >= Math.max(0, clause.index - LONGEST_LIST); i--) {
    const before = clauses[i];
    if (!before) return [];
    const head = before.dayHead;
    if (head) return [head];
    if (before.after === 'stop' || before.after === 'start') return [];
    if (momentsIn(reading, before).some(({ is }) => is === 'day')) return [];
  }
  return [];
}

/** "I will propose on Saturday, in the Belvedere gardens": the day that the clause before ends with. */
function saidBefore({ clauses, moments, text }: Reading, clause: Clause, mark: Named): Moment[] {
  const before = clauses[clause.index - 1];
  const isNext =
    before && clause.after === 'comma' && mark.whole.from - clause.from <= 2 && !text.is(clause.from, 'and');
  const end = isNext ? momentOver(moments, before.to - 1) : undefined;
  return end?.is === 'day' && end.to === before?.to && mark.whole.from > clause.from ? [end] : [];
}

/** "Orsay Saturday morning, the Orangerie after lunch": the day of the name before. */
function siblingDay({ clauses, moments, text }: Reading, clause: Clause, own: readonly Moment[]): Moment[] {
  const before = clauses[clause.index - 1];
  if (!before || clause.after === 'stop' || !text.beginsAnywhere(before, 'place')) return [];
  const said = momentsWithin(moments, before);
  const isLater = partOf(own) > partOf(said) && partOf(said) >= 0 && !said.some(({ is }) => is === 'time');
  return isLater ? said.filter(({ is }) => is === 'day').slice(-1) : [];
}

const partOf = (moments: readonly Moment[]) =>
  Math.max(-1, ...moments.map((moment) => (moment.is === 'part' ? partsOfDay.indexOf(moment.part) : -1)));

/** "Hagia Sophia and the Blue Mosque on Thursday": a day, or a part of it, that is said once for two. */
function sharedMoments(reading: Reading, clause: Span, [mark, next]: readonly (Named | undefined)[]): Moment[] {
  if (!mark || next?.is !== 'place' || !isJoined(reading, mark.whole.to, next.whole.from)) return [];
  const moments = momentsIn(reading, { from: next.whole.to, to: clause.to });
  return moments.some(({ is }) => is === 'time' || is === 'range') ? [] : moments;
}

/** Whether nothing but "and" and small words lie between. */
function isJoined({ text }: Reading, from: number, to: number): boolean {
  if (to - from > MOST_LINKS) return false;
  let isAnd = false;
  for (let i = from; i < to; i++) {
    if (text.is(i, 'and') || /^[&+]$/.test(text.word(i))) isAnd = true;
    else if (!text.is(i, 'filler')) return false;
  }
  return isAnd;
}

/** "A, B and C all on Thursday": said at the end of the list. */
function saidOfAll(reading: Reading, clause: Clause): Moment | undefined {
  const { clauses, moments, text } = reading;
  if (!text.anywhere('allOn')) return undefined;
  for (let i = clause.index; i < Math.min(clauses.length, clause.index + MOST_LISTED); i++) {
    const own = clauses[i];
    if (!own || (i > clause.index && (own.after === 'stop' || !text.beginsAnywhere(own, 'place')))) return undefined;
    const moment = momentsWithin(moments, own).find(
      ({ from }) => text.is(from - 1, 'allOn') || isOfAll(reading, { from, to: from }),
    );
    if (moment) return moment;
  }
  return undefined;
}

const MOST_LISTED = 8;

/** "Saturday Camden and Sunday Greenwich": as many days as names, each before its own. */
function ledBy({ moments }: Reading, clause: Span, named: readonly Named[], index: number): Moment | undefined {
  const days = momentsWithin(moments, clause).filter(({ is }) => is === 'day');
  const isEach =
    named.length > 1 &&
    days.length === named.length &&
    named.every(
      ({ whole }, i) =>
        (days[i]?.to ?? Infinity) <= whole.from && (days[i]?.from ?? 0) >= (named[i - 1]?.whole.to ?? 0),
    );
  return isEach ? days[index] : undefined;
}

/** Whether a sort says where a table stands: "by the sea", "with a view". */
export const saysWhere = ({ tag }: { readonly tag?: Tag | undefined }): boolean => tag?.endsWith('-table') ?? false;

/** What is named behind a name and has moments of its own: "paella by the sea on Wednesday" says one of both. */
export const nextOf = (named: readonly Named[], index: number): Named | undefined =>
  named.slice(index + 1).find((one) => one.tag !== 'sunset' && !saysWhere(one));

/** The moments of a name: those behind it up to the next name, else those before the first, else the day that heads the list. */
export function pinOf(reading: Reading, clause: Clause, named: readonly Named[], index: number): Moment[] {
  const mark = named[index];
  const first = named[0];
  if (!mark || !first) return [];
  const next = nextOf(named, index)?.whole.from ?? clause.to;
  const led = ledBy(reading, clause, named, index);
  if (led) return [led];
  const after = momentsIn(reading, { from: mark.whole.to, to: next });
  if (after.length > 0) {
    const early = momentsIn(reading, { from: clause.from, to: first.whole.from }).filter(({ is }) => is === 'day');
    const isDated = after.some(({ is }) => is === 'day');
    if (isDated) return after;
    const before = early.length > 0 ? early : saidBefore(reading, clause, mark);
    return [...after, ...(before.length > 0 ? before : siblingDay(reading, clause, after))];
  }
  const all = saidOfAll(reading, clause);
  if (all) return [all];
  const shared = sharedMoments(reading, clause, named.slice(index, index + 2));
  if (shared.length > 0 && named.length === index + 2) return shared;
  const before =
    index === 0
      ? momentsIn(reading, { from: clause.from, to: mark.whole.from })
      : headOf(reading, clause, first).filter((moment) => moment.is === 'day' && moment.until === undefined);
  return before.some(({ is }) => is === 'day') ? before : [...before, ...inherited(reading, clause, first)];
}

/** "All on Tuesday", "todo el martes". */
const isOfAll = ({ text }: Reading, { from }: Span) =>
  [1, 2, 3].some((back) => text.at[from - back]?.some((mark) => mark.is === 'allOn' && mark.to >= from - 1));
