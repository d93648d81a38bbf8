import type { Concept } from './lexicon.ts';
import type { MarkedText, Span } from './marked-text.ts';

export interface Clause extends Span {
  /** What stands before it. */
  readonly after: 'start' | 'stop' | 'comma' | 'but' | 'and' | 'trigger';
}

/** Words that begin something with moments of its own. */
const triggers: readonly Concept[] = ['arrive', 'depart', 'lodging', 'booked', 'work', 'starts', 'ends', 'freeTime'];
const stops = /^[.!?;\n\-–—&+>•·…]$/;
const isStop = (text: string) => stops.test(text) || /\p{Extended_Pictographic}/u.test(text);

const opensWith = (text: MarkedText, index: number, ...concepts: Concept[]) =>
  text.is(index, ...concepts) || (text.is(index, 'filler') && text.is(index + 1, ...concepts));

/** "Everything but churches", "nothing but beaches": this "but" is part of what is said. */
const isInLonger = (text: MarkedText, i: number) =>
  [i - 1, i - 2].some((from) =>
    text.at[from]?.some((mark) => (mark.is === 'except' || mark.is === 'only') && mark.to > i),
  );

/** Where a clause ends at a token, and what the next one comes after. */
function cutAt(text: MarkedText, i: number): { to: number; after: Clause['after'] } | null {
  const sign = text.tokens[i]?.kind === 'sign' ? (text.tokens[i]?.text ?? '') : '';
  if (/^[,:/()]$/.test(sign)) return { to: i + 1, after: 'comma' };
  if (sign !== '' && isStop(sign)) return { to: i + 1, after: sign === '&' || sign === '+' ? 'and' : 'stop' };
  const but = text.beginsAt(i, 'but');
  if (but && !isInLonger(text, i)) return { to: but.to, after: 'but' };
  const and = text.beginsAt(i, 'and');
  if (and && opensWith(text, and.to, ...triggers, 'seen', 'not', 'want', 'refuse', 'must', 'only', 'nomiss'))
    return { to: and.to, after: 'and' };
  return null;
}

/** Takes a text apart where something else begins to be said. */
export function clausesOf(text: MarkedText, moments: readonly Span[]): Clause[] {
  const found: Clause[] = [];
  let from = 0;
  let after: Clause['after'] = 'start';
  for (let i = 0; i < text.tokens.length; i++) {
    const isOfMoment = moments.some((moment) => moment.from < i && moment.to > i);
    const cut = isOfMoment ? null : cutAt(text, i);
    if (!cut) continue;
    if (i > from) found.push({ from, to: i, after });
    else if (found.length > 0 && after === 'stop') cut.after = 'stop';
    from = cut.to;
    after = cut.after;
    i = cut.to - 1;
  }
  if (from < text.tokens.length) found.push({ from, to: text.tokens.length, after });
  return found;
}

/** Clauses of nothing but moments and what one travels with: "Friday 27, 11:20, train". */
function isBare(text: MarkedText, moments: readonly Span[], { from, to }: Span): boolean {
  let some = false;
  for (let i = from; i < to; i++) {
    const moment = moments.find((one) => one.from <= i && one.to > i);
    if (moment || text.is(i, 'plane', 'train', 'bus', 'ferry', 'cruise')) some = true;
    else if (!text.is(i, 'filler', 'plane', 'train', 'bus', 'ferry', 'car', 'cruise', 'at', 'oclock')) return false;
  }
  return some;
}

/** Puts clauses that hold nothing but moments to the one they belong to, of the same sentence. */
export function joined(clauses: readonly Clause[], text: MarkedText, moments: readonly Span[]): Clause[] {
  const found: Clause[] = [];
  for (const clause of clauses) {
    const last = found.at(-1);
    const isTail = last && clause.after === 'comma' && (isBare(text, moments, clause) || isBare(text, moments, last));
    if (isTail) found[found.length - 1] = { ...last, to: clause.to };
    else found.push(clause);
  }
  return found;
}
