import { isOrdinal, unitAfter } from './days.ts';
import { note, type Reading } from './item-list.ts';
import type { MarkedText, Span } from './marked-text.ts';
import type { Mark } from './marks.ts';
import { momentOver } from './moment.ts';

const AGE_OF_TODDLER = 2;
const AGE_OF_TEEN = 15;
const OLDEST = 17;
const MONTHS = 12;
const MOST_MONTHS = 36;
const MOST_CHILDREN = 10;
const REACH = 8;

interface Age extends Span {
  readonly years: number;
}

const figureAt = ({ text }: Reading, i: number): number | null => {
  const token = text.tokens[i];
  if (token?.kind === 'number') return /^\d{1,2}$/.test(token.text) ? Number(token.text) : null;
  const said = text.at[i]?.find((mark) => mark.is === 'numbers');
  return said ? said.value + 1 : null;
};

const listed = new Set('and y , or o & e - – + / un una a another otro otra de'.split(' '));
const openings = new Set('( : de d is are es tiene tienen con of the a - la el ,'.split(' '));

/** "Kids of 4", "niños de 4" are ages, "a family of 4" is a count. */
const ofMany = new Set(['of', 'de', 'd']);

/** A figure is an age before "years", behind "aged" or a bracket, or in a list with one; before "kids" it counts them. */
function isAge(reading: Reading, i: number, last: Age | undefined): boolean {
  const { text } = reading;
  let next = i + 1;
  while (listed.has(text.word(next)) || (next > i + 1 && figureAt(reading, next) !== null)) next++;
  if (figureAt(reading, next) === null && text.is(next, 'ageUnit', 'monthUnit')) return true;
  if (text.is(i + 1, 'child', 'teen', 'baby', 'toddler', 'youth', 'peers', 'friends', 'couple', 'thing', 'tag'))
    return false;
  // "5 of us", "2 adults", "4º de la ESO".
  if (unitAfter.test(text.word(i + 1)) || isOrdinal(text, i)) return false;
  const isFigure =
    text.tokens[i]?.kind === 'number' || (ofMany.has(text.word(i - 1)) && text.is(i - 2, 'child', 'youth'));
  const isCount = ofMany.has(text.word(i - 1)) && !text.is(i - 2, 'child', 'youth', 'teen', 'baby', 'twins', 'aged');
  const isOpened =
    !isCount &&
    (text.tokens[i - 1]?.isOwned ||
      (openings.has(text.word(i - 1)) && !/^(?:adult|we$)/.test(text.word(i - 2))) ||
      text.endsBefore(i, 'child', 'youth', 'teen', 'aged') !== undefined);
  const isInList = last !== undefined && i - last.to <= 2;
  return isFigure && (isOpened || (isInList && (last.to === i || listed.has(text.word(i - 1)))));
}

/** "Embarazada de 7 meses", "pregnant, 5 months". */
const isOfPregnancy = (text: MarkedText, i: number) => [-1, 1, 2, 3].some((steps) => text.is(i - steps, 'pregnant'));

function agesIn(reading: Reading, span: Span): Age[] {
  const { text, moments } = reading;
  const found: Age[] = [];
  for (let i = span.from; i < span.to; i++) {
    const years = figureAt(reading, i);
    const kind = years === null ? undefined : momentOver(moments, i)?.is;
    const isOfMoment = kind === 'time' || kind === 'range';
    const isMonths = text.is(i + 1, 'monthUnit');
    if (isMonths && isOfPregnancy(text, i)) continue;
    if (
      years === null ||
      years > (isMonths ? MOST_MONTHS : OLDEST) ||
      isOfMoment ||
      !text.isFree({ from: i, to: i + 1 })
    )
      continue;
    const last = found.at(-1);
    if (isAge(reading, i, last))
      found.push({ years: isMonths ? Math.floor(years / MONTHS) : years, from: i, to: i + 1 });
  }
  return found;
}

const howMany = (reading: Reading, mark: Mark): number => {
  const { text } = reading;
  const at = text.is(mark.from - 1, 'child') ? mark.from - 2 : mark.from - 1;
  return Math.min(MOST_CHILDREN, figureAt(reading, at) ?? 1);
};

/** "(5,7)" is a list of ages, not a fraction. */
function agesTogether({ text }: Reading, span: Span): Age[] {
  for (let i = span.from; i < span.to; i++) {
    const token = text.tokens[i];
    const isList = token?.kind === 'number' && /^\d{1,2}(?:,\d{1,2})+$/.test(token.text);
    const isOwn = text.word(i - 1) === '(' || text.endsBefore(i, 'child', 'aged') !== undefined;
    if (isList && isOwn) return token.text.split(',').map((years) => ({ years: Number(years), from: i, to: i + 1 }));
  }
  return [];
}

/** Twins have one age. */
const twice = ({ text }: Reading, sentence: Span, ages: readonly number[]) =>
  ages.length === 1 && text.has(sentence, 'twins') ? [...ages, ...ages] : ages;

/** "No kids at last", "as a child". */
const isDenied = ({ text }: Reading, sentence: Span, mark: Span) =>
  text.has({ from: Math.max(sentence.from, mark.from - 3), to: mark.from }, 'not') || text.word(mark.from - 1) === 'as';

/** Children who are only spoken of do not come along: "no kids at last", "as a child", "plans for children". */
function isAlong({ text }: Reading, sentence: Span, mark: Span): boolean {
  const near = { from: Math.max(sentence.from, mark.from - REACH), to: mark.to };
  const isCounted = text.tokens[mark.from - 1]?.kind === 'number' || text.is(mark.from - 1, 'numbers');
  const isPlural = text.word(mark.to - 1).endsWith('s') || text.word(mark.to - 1) === 'children';
  return isCounted || isPlural || text.has(near, 'with', 'family', 'us') || mark.from === sentence.from;
}

/** "10 year old", "12yo": a child though no word says so. */
function agedIn(reading: Reading, sentence: Span): Age | undefined {
  const { text } = reading;
  for (const unit of text.all(sentence, 'ageUnit', 'monthUnit')) {
    const years = figureAt(reading, unit.from - 1);
    const isMonths = unit.is === 'monthUnit';
    const isOld = (isMonths ? /^old$/ : /^(?:old|yo|young)$/).test(text.word(unit.to - 1));
    if (years !== null && years <= (isMonths ? MOST_MONTHS : OLDEST) && isOld)
      return { years: isMonths ? Math.floor(years / MONTHS) : years, from: unit.from - 1, to: unit.to };
  }
  return undefined;
}

function noteChildren(reading: Reading, sentence: Span, ages: readonly number[], spans: readonly Span[]): void {
  const { text, found, keys } = reading;
  const words = text.all(
    sentence,
    'child',
    'baby',
    'toddler',
    'teen',
    ...(ages.length > 0 ? (['peers'] as const) : []),
  );
  const known = found.findIndex(({ item }) => item.kind === 'children');
  const before = found[known];
  if (before?.item.kind === 'children' && (ages.length === 0 || before.item.ages.length > 0))
    return text.take(...words);
  if (before) {
    found.splice(known, 1);
    keys.delete(before.key);
  }
  note(reading, { kind: 'children', ages: [...ages].sort((a, b) => a - b) }, [...words, ...spans]);
  text.take(...text.all(sentence, 'ageUnit', 'monthUnit', 'aged', 'family', 'twins'));
}

const YOUNGEST_TEEN = 13;

/** Those whose age only their name tells: "a 4 year old and a baby", "two toddlers". */
function untold(reading: Reading, sentence: Span, told: readonly number[]): number[] {
  const { text } = reading;
  const each = (kind: 'baby' | 'toddler' | 'teen', years: number) =>
    text.all(sentence, kind).flatMap((mark) => Array.from({ length: howMany(reading, mark) }, () => years));
  return [
    ...(told.some((years) => years <= AGE_OF_TODDLER) ? [] : each('baby', 0)),
    ...(told.some((years) => years <= AGE_OF_TODDLER + 1) ? [] : each('toddler', AGE_OF_TODDLER)),
    ...(told.some((years) => years >= YOUNGEST_TEEN) ? [] : each('teen', AGE_OF_TEEN)),
  ];
}

/** "Two kids, 4 and 7", "con un bebé", "dos adolescentes". A sentence is looked at whole: ages follow after a comma. */
export function childrenIn(reading: Reading, sentence: Span): void {
  const { text } = reading;
  const trigger = text.first(sentence, 'baby', 'toddler', 'teen') ?? text.first(sentence, 'child');
  const youth = trigger ?? text.first(sentence, 'youth');
  const aged = agedIn(reading, sentence);
  const start = youth ?? aged;
  if (!start) return;
  const around = { from: Math.max(sentence.from, Math.min(start.from - 6, aged?.from ?? start.from)), to: sentence.to };
  const single = agesIn(reading, around);
  const ages = single.length > 0 ? single : agesTogether(reading, around);
  const told = ages.map((age) => age.years);
  const years = told.length === 0 ? told : [...told, ...untold(reading, sentence, told)].slice(0, MOST_CHILDREN);
  if (years.length > 0) return noteChildren(reading, sentence, twice(reading, sentence, years), ages);
  if (aged) return noteChildren(reading, sentence, [aged.years], [aged]);
  if (
    !trigger ||
    (trigger.is === 'child' && !isAlong(reading, sentence, trigger)) ||
    isDenied(reading, sentence, trigger)
  )
    return;
  noteChildren(reading, sentence, untold(reading, sentence, []).slice(0, MOST_CHILDREN), []);
}
