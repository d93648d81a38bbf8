import type { ItemOf } from '#domain/wishes/item.ts';
import { childrenIn } from './children.ts';
import { type Clause, sentencesOf } from './clauses.ts';
import { readCompany } from './company.ts';
import { readDiets } from './diets.ts';
import { type FoundItem, momentsIn, note, type Reading } from './item-list.ts';
import type { Concept } from './lexicon.ts';
import type { Span } from './marked-text.ts';
import { momentsWithin } from './moment.ts';

const plain: readonly (readonly [Concept, ItemOf<'mobility'>])[] = [
  ['wheelchair', { kind: 'mobility', need: 'wheelchair' }],
  ['pushchair', { kind: 'mobility', need: 'pushchair' }],
  ['noStairs', { kind: 'mobility', need: 'no-stairs' }],
  ['littleWalking', { kind: 'mobility', need: 'little-walking' }],
  ['pregnant', { kind: 'mobility', need: 'pregnant' }],
];

/** "No walking in the rain" is said of the rain; "we never get tired" of nothing. */
function isOtherwise({ text, moments }: Reading, clause: Span, mark: Span & { readonly is: string }): boolean {
  if (mark.is !== 'littleWalking') return false;
  const behind = { from: mark.to, to: Math.min(clause.to, mark.to + 3) };
  // "No walking tours".
  if (text.is(mark.to - 1, 'tag') && !text.endsBefore(mark.to, 'tag')) return true;
  // "Little walking on Saturday" is said of that day.
  if (momentsWithin(moments, clause).some(({ is }) => is === 'day')) return true;
  return text.has(behind, 'rain', 'heat', 'sun', 'afterDark', 'cold') || text.word(mark.from - 1) === 'no';
}

function plainIn(reading: Reading, clause: Span, said: typeof plain): void {
  const { text } = reading;
  const minding = text.first(clause, 'mindWalking');
  if (minding && text.has(clause, 'walk', 'noStairs')) text.take(minding, ...text.all(clause, 'walk', 'noStairs'));
  for (const [concept, item] of said) {
    const mark = text.first(clause, concept);
    // "A bad knee, so no hills" says it twice.
    if (mark && !isOtherwise(reading, clause, mark)) note(reading, item, [mark, ...text.all(clause, concept)]);
  }
}

/** Whether they know the town; after places, which may be what is known: "Murano, been there". */
export function readVisits(reading: Reading): void {
  const { text, found } = reading;
  for (const clause of reading.clauses) {
    const city = text.first(clause, 'city');
    // "We often go to Madrid"; "we often go to museums" is none.
    const known =
      city && (text.first({ from: clause.from, to: city.to }, 'notSeen', 'seen') ?? text.first(clause, 'often'));
    if (known) note(reading, { kind: 'visit', which: known.is === 'notSeen' ? 'first' : 'return' }, [known, city]);
    const first = text.first(clause, 'firstVisit');
    const again = text.first(clause, 'returnVisit');
    const isOfPlace = found.some(
      ({ item, span }) => item.kind === 'place' && span.from < clause.to && span.to > clause.from,
    );
    if (first && !isOfPlace) note(reading, { kind: 'visit', which: 'first' }, [first]);
    // "A nap back in the hotel".
    const isHome = again && text.has({ from: again.to, to: again.to + 2 }, 'lodging');
    if (again && !isHome && !isOfPlace && !first) note(reading, { kind: 'visit', which: 'return' }, [again]);
  }
}

const paces: readonly (readonly [Concept, ItemOf<'pace'>['pace']])[] = [
  ['normal', 'normal'],
  ['packed', 'packed'],
  ['relaxed', 'relaxed'],
];

const DAY_REACH = 3;

/** "The first day easy", "a slow Sunday". */
const isNear = (moment: Span, mark: Span | undefined): boolean =>
  mark !== undefined && mark.from - moment.to <= DAY_REACH && moment.from - mark.to <= DAY_REACH;

/** "Not much walking on the first day" asks for an easy one. */
function lightDaysIn(reading: Reading): void {
  for (const clause of reading.clauses) {
    const mark = reading.text.first(clause, 'littleWalking');
    const on = momentsWithin(reading.moments, clause).find((moment) => moment.is === 'day' && isNear(moment, mark));
    const isBefore =
      on && [on.from - 1, on.from - 2].some((i) => /^(?:after|antes|before|despues)$/.test(reading.text.word(i)));
    if (mark && on?.is === 'day' && on.day > 0 && !isBefore)
      note(reading, { kind: 'pace', pace: 'relaxed', day: on.day }, [mark, on]);
  }
}

/** After sorts and places: a quiet beach is a beach, "quiet" alone a pace. */
export function readPace(reading: Reading): void {
  const { text } = reading;
  lightDaysIn(reading);
  for (const [concept, pace] of text.said(paces))
    for (const clause of reading.clauses) {
      const mark = text.first(clause, concept);
      const isOfSort =
        mark &&
        pace === 'packed' &&
        // "Not too packed" is none.
        (text.endsBefore(mark.to, 'relaxed') ||
          [0, 1, 2].some((on) => mark.to + on < clause.to && text.is(mark.to + on, 'tag', 'place')));
      // "We've packed our boots"; "nice and packed" is a pace.
      const isOther = mark && mark.to + 1 < clause.to && text.is(mark.to - 1, 'crowded') && text.is(mark.to, 'filler');
      const days = mark ? momentsWithin(reading.moments, clause).filter((moment) => moment.is === 'day') : [];
      const isOfDay = days.length > 0;
      const on = days.find((moment) => isNear(moment, mark));
      if (mark && on?.is === 'day' && on.day > 0 && pace === 'relaxed' && !isOfSort)
        note(reading, { kind: 'pace', pace, day: on.day }, [mark, on]);
      if (mark && !isOther && !isOfDay && !isOfSort && !reading.found.some(({ item }) => item.kind === 'pace'))
        note(reading, { kind: 'pace', pace }, [mark]);
    }
}

const occasions: readonly (readonly [Concept, ItemOf<'occasion'>['what']])[] = [
  ['birthday', 'birthday'],
  ['anniversary', 'anniversary'],
  ['honeymoon', 'honeymoon'],
  ['proposal', 'proposal'],
  ['graduation', 'graduation'],
  ['henParty', 'hen-party'],
  ['wedding', 'wedding'],
];

function occasionsIn(reading: Reading, clause: Clause, said: typeof occasions): void {
  const { text } = reading;
  for (const [concept, what] of said) {
    const mark = text.first(clause, concept);
    // "Our 30th anniversary", "my 5th time" are no birthdays.
    const isOther =
      mark && text.is(mark.to - 1, 'returnVisit') ? true : mark && text.is(mark.to, 'anniversary', 'wedding');
    if (!mark || isOther) continue;
    const before = clause.after === 'comma' ? reading.clauses[clause.index - 1]?.dayHead : undefined;
    const day = momentsIn(reading, clause).find((moment) => moment.is === 'day') ?? before;
    // "A steakhouse on our last night for our anniversary": the day is said of both.
    const own = day && !reading.text.has(clause, 'place', 'tag') ? [day] : [];
    note(reading, { kind: 'occasion', what, ...(day?.is === 'day' && { day: day.day }) }, [mark, ...own]);
  }
}

const styles: readonly (readonly [Concept, ItemOf<'style'>['style']])[] = [
  ['styleQuiet', 'quiet'],
  ['styleHighlights', 'highlights'],
  ['styleLocal', 'local'],
  ['styleThrifty', 'thrifty'],
  ['styleLuxury', 'luxury'],
  ['styleRomantic', 'romantic'],
  ['styleFoodie', 'foodie'],
  ['stylePhotos', 'photos'],
];

/** "Flamenco auténtico", "the bridge without the crowds": said of what stands beside it, not of the whole trip. */
function isBesideSort({ text, found }: Reading, clause: Span, mark: Span, style: string): boolean {
  if (style === 'local')
    return mark.to - mark.from === 1 && (text.is(mark.to, 'tag') || text.endsBefore(mark.from, 'tag') !== undefined);
  const isOfPlace = ({ item, span }: FoundItem) =>
    item.kind === 'place' &&
    item.stance === 'see' &&
    span.from >= clause.from &&
    mark.from - span.to <= 1 &&
    mark.from >= span.to;
  return style === 'quiet' && found.some(isOfPlace);
}

/** "Food", "museums and food": one of what a clause lists. */
function isOfList({ text }: Reading, clause: Span, { from, to }: Span): boolean {
  const isOpen = from === clause.from || text.is(from - 1, 'and');
  const isLast = to === clause.to || text.is(to, 'and');
  return isOpen && isLast && !text.has(clause, 'not', 'refuse');
}

/** After sorts and places: "cheap ramen" is a sort with a quality, "cheap" alone a style. */
export function readStyles(reading: Reading): void {
  const { text, found } = reading;
  const said = text.said(styles);
  for (const clause of reading.clauses)
    for (const mark of text.all(clause, 'foodAlone'))
      if (isOfList(reading, clause, mark)) note(reading, { kind: 'style', style: 'foodie' }, [mark]);
  for (const clause of reading.clauses)
    for (const [concept, style] of said) {
      const mark = text.first(clause, concept);
      if (!mark) continue;
      const isOfItem =
        style === 'highlights' &&
        (mark.to - mark.from < 2 || text.is(mark.from, 'must')) &&
        found.some(
          ({ item, span }) =>
            (item.kind === 'place' || item.kind === 'sort') && span.from >= clause.from && span.to <= clause.to,
        );
      const isRefused =
        style !== 'quiet' &&
        !text.is(mark.from, 'want') &&
        text.has({ from: clause.from, to: mark.from }, 'not', 'refuse', 'seen');
      const isBooked = found.some(
        ({ item, span }) => item.kind === 'booked' && span.from < clause.to && span.to > clause.from,
      );
      if (isBesideSort(reading, clause, mark, style)) continue;
      if (!isOfItem && !isRefused && !(isBooked && style === 'romantic'))
        note(reading, { kind: 'style', style }, [mark]);
    }
}

const avoidances: readonly (readonly [Concept, ItemOf<'avoid'>['what']])[] = [
  ['queues', 'queues'],
  ['heights', 'heights'],
  ['heat', 'heat'],
  ['rain', 'rain'],
  ['cold', 'cold'],
  ['shade', 'sun'],
  ['sun', 'sun'],
  ['wind', 'wind'],
  ['transport', 'transport'],
  ['driving', 'driving'],
  ['car', 'driving'],
  ['afterDark', 'night'],
];

const HOT = 33;

/** "42 degrees in August". */
function heatIn(reading: Reading, clause: Span): void {
  const { text } = reading;
  const degree = text.first(clause, 'degree');
  const figure = degree && text.tokens[degree.from - 1];
  if (degree && figure?.kind === 'number' && Number(figure.text) >= HOT)
    note(reading, { kind: 'avoid', what: 'heat' }, [{ from: degree.from - 1, to: degree.to }]);
}

/** What says that something is feared: before it, or behind it with nothing else to say it of: "so trams, not bikes" fears no trams. */
function fearOf({ text }: Reading, clause: Span, mark: Span, fears: readonly Span[]): Span | undefined {
  const before = fears.find(({ from }) => from <= mark.from);
  const isOpen = !text.has({ from: mark.to, to: clause.to }, 'tag', 'place');
  return before ?? (isOpen ? fears.find(({ from }) => from >= mark.to) : undefined);
}

/** "It is too hot to do much"; "we love it really hot" is no complaint. */
const isTooMuch = ({ text }: Reading, clause: Span, mark: Span, what: string) =>
  (what === 'heat' || what === 'cold') &&
  text.endsBefore(mark.from, 'strong') !== undefined &&
  !text.all(clause, 'want').some(({ to }) => to !== mark.from);

function avoidancesIn(reading: Reading, clause: Span, said: typeof avoidances): void {
  const { text } = reading;
  const isMinded = text.has(clause, 'mindWalking', 'indifferent');
  const fears = text.all(clause, 'scared', 'refuse', 'not');
  for (const [concept, what] of said) {
    const mark = text.first(clause, concept);
    // "No cold pintxos" is no weather.
    if (!mark || isMinded || text.endsBefore(mark.to, 'soft') || (what === 'cold' && text.is(mark.to, 'tag'))) continue;
    const isPinned = what === 'night' && text.has(clause, 'place');
    const fear = fearOf(reading, clause, mark, fears);
    const isFear =
      !isPinned &&
      (what === 'heights' || concept === 'shade' || fear !== undefined || isTooMuch(reading, clause, mark, what));
    // "The cliff path NO, I have vertigo": the refusal is the path's.
    const isOfPlace = what === 'heights' && fear && text.has({ from: clause.from, to: fear.from }, 'place', 'tag');
    if (isFear) note(reading, { kind: 'avoid', what }, [mark, ...(fear && !isOfPlace ? [fear] : [])]);
  }
}

/** Who is claustrophobic is not led underground. */
function tightIn(reading: Reading): void {
  const { text } = reading;
  for (const mark of text.all({ from: 0, to: text.tokens.length }, 'scared'))
    if (text.word(mark.from).startsWith('claustro') && !text.has({ from: mark.from - 3, to: mark.from }, 'not'))
      note(reading, { kind: 'sort', tag: 'underground', stance: 'refuse' }, [mark]);
}

/** Who travels, what they eat and what they can walk. */
export function readPeople(reading: Reading): void {
  const { text, clauses } = reading;
  const sentences = sentencesOf(clauses);
  readDiets(reading, sentences);
  const festive = text.said(occasions);
  if (festive.length > 0) for (const clause of clauses) occasionsIn(reading, clause, festive);
  const needs = text.said(plain);
  for (const clause of clauses) plainIn(reading, clause, needs);
  for (const sentence of sentences) childrenIn(reading, sentence);
  readCompany(reading);
  tightIn(reading);
  if (text.anywhere('degree')) for (const clause of clauses) heatIn(reading, clause);
  const feared = text.said(avoidances);
  if (feared.length > 0) for (const clause of clauses) avoidancesIn(reading, clause, feared);
}
