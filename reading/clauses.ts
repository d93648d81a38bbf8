import type { Concept } from './lexicon.ts';
import { indexFrom, type MarkedText, type Span } from './marked-text.ts';
import type { Mark } from './marks.ts';
import { type Moment, momentOver, momentsWithin } from './moment.ts';

export interface Clause extends Span {
  /** What stands before it. */
  readonly after: 'start' | 'stop' | 'comma' | 'but' | 'and';
  /** Which one it is of the text. */
  readonly index: number;
  /** A day that stands at its head, before anything else. */
  readonly dayHead?: Moment;
}

/** Words that begin something with moments of its own. */
const triggers: readonly Concept[] = 'arrive depart lodging booked work starts ends freeTime'.split(' ') as Concept[];
const stances: readonly Concept[] = 'seen not want refuse must only nomiss indifferent'.split(' ') as Concept[];
const signs = new Map<string, Clause['after']>([
  ...[',', '/', '(', ')', '-', '–', '—'].map((sign) => [sign, 'comma'] as const),
  ['+', 'and'],
  ...['.', '!', '?', ';', '\n', '>', '•', '·', '…', '|', '¡', '¿'].map((sign) => [sign, 'stop'] as const),
]);
const isDash = (sign: string) => /^[-–—]$/.test(sign);
const isPicture = (sign: string) => /\p{Extended_Pictographic}/u.test(sign);

const opensWith = (text: MarkedText, index: number, ...concepts: Concept[]) =>
  text.is(index, ...concepts) || (text.is(index, 'filler') && text.is(index + 1, ...concepts));

/** "Everything but churches", "nothing but beaches": this "but" is part of what is said. */
const isInLonger = (text: MarkedText, i: number) =>
  [i - 1, i - 2].some((from) =>
    text.at[from]?.some((mark) => (mark.is === 'except' || mark.is === 'only') && mark.to > i),
  );

const LONGEST = 5;

/** "Mas que vistos", "sin prisa pero sin pausa": inside of what is said as one. */
function isInside(text: MarkedText, i: number): boolean {
  for (let from = Math.max(0, i - LONGEST); from < i; from++)
    if (text.at[from]?.some((mark) => mark.to > i + 1 && mark.to - mark.from > 2 && mark.is !== 'filler')) return true;
  return false;
}

const LONGEST_DAY = 4;

/** The token behind a day that is named next: "y el jueves nos vamos". */
function behindDay(text: MarkedText, from: number): number {
  for (let i = from; i < from + LONGEST_DAY; i++) {
    const day = text.beginsAt(i, 'weekdays') ?? text.beginsAt(i, 'lastDay');
    if (day) return day.to;
    if (!text.is(i, 'filler', 'dateBefore')) return from;
  }
  return from;
}

/** "El jueves y el viernes tengo reuniones": both days are said of one thing. */
const isMereDay = (text: MarkedText, from: number, to: number) =>
  text.areAll(from, to, 'filler', 'dateBefore', 'weekdays');

const LONGEST_HEADER = 3;

const refusals: readonly Mark['is'][] = ['not', 'refuse', 'filler'];

/** "Sin dinero: bocadillos" heads nothing: what begins with its "no" is said as one. */
function isHeader(text: MarkedText, from: number): boolean {
  const not = text.beginsAt(from, 'not');
  return !not || !text.at[from]?.some(({ is, to }) => to > not.to && !refusals.includes(is));
}

/** Where a clause ends at a token, and what the next one comes after. "Museums: Picasso only" is one: what stands before a colon heads it. */
function cutAt(text: MarkedText, i: number, from: number): { to: number; after: Clause['after'] } | null {
  const token = text.tokens[i];
  if (token?.kind === 'sign' && !text.is(i, 'and')) {
    if (token.text === ':') {
      if (!isHeader(text, from)) return { to: i + 1, after: 'stop' };
      return i - from <= LONGEST_HEADER ? null : { to: i + 1, after: 'comma' };
    }
    // "60 €/day".
    if (token.text === '/' && text.is(i + 1, 'aDay', 'whole', 'each')) return null;
    if (text.tokens[i - 1]?.kind === 'number' && text.tokens[i + 1]?.kind === 'number' && isDash(token.text))
      return null;
    const after = signs.get(token.text) ?? (isPicture(token.text) ? 'stop' : null);
    return after && { to: i + 1, after };
  }
  // "No puede con cuestas, asi que al Albaicín en taxi": what follows from a refusal is none.
  if (text.word(i) === 'asi' && text.word(i + 1) === 'que' && text.has({ from, to: i }, 'not'))
    return { to: i + 2, after: 'but' };
  const but = text.beginsAt(i, 'but');
  const and = text.beginsAt(i, 'and');
  if ((!but && !and) || isInside(text, i)) return null;
  if (but && !isInLonger(text, i)) return { to: but.to, after: 'but' };
  if (!and) return null;
  const behind = isMereDay(text, from, i) ? and.to : behindDay(text, and.to);
  const opens =
    opensWith(text, and.to, ...triggers, ...stances) || (behind > and.to && opensWith(text, behind, ...triggers));
  return opens ? { to: and.to, after: 'and' } : null;
}

/** "Tues + Wed", "Mon, Tue and Wed": days side by side are not parted. */
function isBetweenDays(text: MarkedText, moments: readonly Moment[], i: number): boolean {
  const sign = text.word(i);
  if (signs.get(sign) === 'stop' || text.is(i + 1, 'sameDay')) return false;
  const next = indexFrom(moments, i + 1);
  const [before, after] = [moments[next - 1], moments[next]];
  return before?.is === 'day' && before.to === i && after?.is === 'day' && after.from === i + 1;
}

/** "El sábado: ...", "On Friday ...": the day before everything else that a clause says. */
function headed(text: MarkedText, moments: readonly Moment[], clause: Clause): Clause {
  const dayHead = momentsWithin(moments, clause).find(({ is }) => is === 'day');
  if (dayHead?.is !== 'day' || dayHead.until !== undefined) return clause;
  if (!text.areAll(clause.from, dayHead.from, 'filler')) return clause;
  return { ...clause, dayHead };
}

/** "Museums except on Saturday": the day is an exception to what stands before it. */
function exceptionAt(text: MarkedText, moments: readonly Moment[], i: number) {
  const mark = text.beginsAt(i, 'except');
  const day = moments[indexFrom(moments, i)];
  // "A bar on Saturday".
  if (!mark || text.is(i, 'tag') || day?.is !== 'day') return null;
  return text.areAll(mark.to, day.from, 'filler', 'dateBefore') ? { to: i, after: 'but' as const } : null;
}

/** Takes a text apart where something else begins to be said. */
export function clausesOf(text: MarkedText, moments: readonly Moment[]): Clause[] {
  const found: Clause[] = [];
  let from = 0;
  let after: Clause['after'] = 'start';
  for (let i = 0; i < text.tokens.length; i++) {
    const cut = (i > from && exceptionAt(text, moments, i)) || cutAt(text, i, from);
    if (!cut || isBetweenDays(text, moments, i)) continue;
    if ((momentOver(moments, i)?.from ?? i) < i) continue;
    if (i > from) found.push({ from, to: i, after, index: found.length });
    else if (found.length > 0 && after === 'stop') cut.after = 'stop';
    from = cut.to;
    after = cut.after;
    i = cut.to - 1;
  }
  if (from < text.tokens.length) found.push({ from, to: text.tokens.length, after, index: found.length });
  return found;
}

/** Clauses of nothing but moments and what one travels with: "Friday 27, 11:20, train". */
function isBare(text: MarkedText, moments: readonly Moment[], { from, to }: Span): boolean {
  let some = false;
  for (let i = from; i < to; i++) {
    const moment = momentOver(moments, i);
    if (text.is(i, 'not', 'arrive', 'depart', 'booked', 'work', 'ends', 'freeTime')) return false;
    if (moment || text.is(i, 'plane', 'train', 'bus', 'ferry', 'cruise', 'yes')) some = true;
    else if (!text.is(i, 'filler', 'plane', 'train', 'bus', 'ferry', 'car', 'cruise', 'at', 'oclock', 'or', 'sameWay'))
      return false;
  }
  return some;
}

/** Puts clauses that hold nothing but moments to the one they belong to, of the same sentence. */
export function joined(clauses: readonly Clause[], text: MarkedText, moments: readonly Moment[]): Clause[] {
  const found: Clause[] = [];
  for (const clause of clauses) {
    const last = found.at(-1);
    const isTail = last && clause.after === 'comma' && (isBare(text, moments, clause) || isBare(text, moments, last));
    // "Tivoli with the kids (3 and 7) on Sunday": what stands behind the bracket goes on with what stands before it.
    const opener = found.at(-2);
    if (isTail && last && opener && text.word(last.from - 1) === '(' && text.word(clause.from - 1) === ')') {
      found.splice(-2, 2, { ...opener, to: clause.to });
      continue;
    }
    if (isTail) found[found.length - 1] = { ...last, to: clause.to };
    else found.push({ ...clause, index: found.length });
  }
  return found.map((clause) => headed(text, moments, clause));
}

/** Clauses put together up to the next stop. */
export function sentencesOf(clauses: readonly Clause[]): Span[] {
  const found: { from: number; to: number }[] = [];
  for (const { from, to, after } of clauses) {
    const last = found.at(-1);
    if (last && after !== 'stop' && after !== 'start') last.to = to;
    else found.push({ from, to });
  }
  return found;
}
