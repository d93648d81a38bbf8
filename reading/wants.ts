import { isBounded } from './bounded.ts';
import type { Clause } from './clauses.ts';
import { refusesOneDay } from './days-together.ts';
import { momentsIn, note, type Reading, whenOf } from './item-list.ts';
import type { Span } from './marked-text.ts';
import type { Mark } from './marks.ts';
import { type Named, namedIn, pinOf } from './named.ts';
import { fearOf, hasFixed, isNoWish, links } from './no-wish.ts';
import { onlyBehind, qualityBehind } from './of-sort-before.ts';
import {
  clauseBehind,
  isIgnoredBehind,
  isNamedAgain,
  isQualified,
  isRefusedBehind,
  isSeenBehind,
  isWantedBehind,
} from './said-behind.ts';
import { readSort, type Stance } from './sorts.ts';
import { readTable } from './tables.ts';

/** What words turn the stance to; of two as long at one place the first here. */
const stances = new Map<Mark['is'], Stance | 'keep'>([
  ['nomiss', 'want'],
  ['notSeen', 'want'],
  ['notOnly', 'ignore'],
  ['indifferent', 'ignore'],
  ['seen', 'seen'],
  ['again', 'want'],
  ['now', 'want'],
  ['except', 'keep'],
  ['refuse', 'refuse'],
  ['not', 'refuse'],
  ['must', 'want'],
  ['want', 'want'],
]);
const order = [...stances.keys()];

interface Turn {
  readonly at: number;
  readonly to: number;
  readonly is: Mark['is'];
  readonly stance: Stance | 'keep';
}

const holders = new Set<Mark['is']>(['only', 'soft', 'least', 'most', 'few']);

/** The longest word that turns the stance at a token. */
function turnAt(marks: readonly Mark[], at: number, end: number): Turn | null {
  let best: Turn | null = null;
  for (const { is, to } of marks) {
    const stance = stances.get(is);
    if (!stance || to > end || (best && to < best.to)) continue;
    if (!best || to > best.to || order.indexOf(is) < order.indexOf(best.is)) best = { at, to, is, stance };
  }
  return best;
}

const needs: readonly Mark['is'][] = [
  'gluten-free',
  'lactose-free',
  'no-pork',
  'vegetarian',
  'quiet',
  'styleQuiet',
  'relaxed',
];
const nuisances: readonly Mark['is'][] = ['styleQuiet', 'queues', 'crowded'];

/** "Bakeries without gluten", "avoid the crowds at the bridge", "skip the line": the refusal is said of something else. */
function isOfOther({ text }: Reading, { at, to, stance }: Turn): boolean {
  if (stance !== 'refuse') return false;
  // "No touristy bars" is said of the bars.
  if (text.at[at]?.some((mark) => mark.to > to && needs.includes(mark.is) && !text.is(mark.to, 'tag'))) return true;
  let next = to;
  while (next < to + 2 && text.is(next, 'filler') && !text.is(next, ...nuisances)) next++;
  return text.is(next, ...nuisances) && !text.is(next + 1, 'tag', 'place') && !text.is(next, 'tag');
}

/** Where the clause's stance turns. */
function turnsIn(reading: Reading, clause: Span): Turn[] {
  const { text } = reading;
  const turns: Turn[] = [];
  for (let i = clause.from; i < clause.to; i++) {
    const marks = text.at[i] ?? [];
    const best = turnAt(marks, i, clause.to);
    if (!best || (best.is === 'seen' && best.to - i === 1 && text.is(i, 'tag'))) continue;
    if (text.at[i - 1]?.some((mark) => mark.is === 'least' && mark.to > i)) continue;
    const longer = marks.find((mark) => holders.has(mark.is) && mark.to > best.to);
    if (!longer && !isOfOther(reading, best)) turns.push(best);
    i = (longer ?? best).to - 1;
  }
  return turns;
}

interface State {
  stance: Stance;
  /** Everything is spoken of: "everything but churches". */
  isAll: boolean;
  /** A verb of refusing, which a list behind it goes on with; "no" is said of the next word alone. */
  isVerb: boolean;
  /** What was named last. */
  of?: Mark['is'] | undefined;
  /** The clause before says what is known: "but not the Pantheon" is not known then. */
  wasSeen: boolean;
  /** "Only" is said in the clause. */
  isOnly: boolean;
  /** What is refused is only known in part. */
  isLost?: boolean;
}

const fresh = (): State => ({ stance: 'want', isAll: false, isVerb: false, wasSeen: false, isOnly: false });

const opposite = (stance: Stance): Stance => (stance === 'want' ? 'refuse' : 'want');

/** "Don't want temples": the verb behind a refusal belongs to it. */
const isOfRefusal = (before: Turn | undefined, turn: Turn) =>
  turn.stance === 'want' && before?.stance === 'refuse' && turn.at - before.to <= 1;

/** "Not only museums but parks too" wants both; "not only museums" alone says nothing of them. */
function saysMore({ text, clauses }: Reading, clause: Clause): boolean {
  const next = clauses[clause.index + 1];
  return next !== undefined && next.after !== 'stop' && text.has(next, 'tag', 'place');
}

function turned(state: State, turn: Turn): void {
  if (turn.stance === 'keep') state.stance = state.isAll ? 'refuse' : opposite(state.stance);
  else state.stance = turn.is === 'not' && state.wasSeen ? 'want' : turn.stance;
  state.isVerb = turn.is === 'refuse';
}

const endsWithOr = ({ text }: Reading, clause: Span) => text.has({ from: clause.from, to: clause.to + 1 }, 'or');

/** "Skip the Forum, the Pantheon", "hate museums, churches"; "hate the heat, temples" and "bored of museums, the zoo" go on with something else. */
const goesOnWith = ({ text }: Reading, clause: Clause, of: Mark['is'] | undefined): boolean =>
  !text.has(clause, 'aDay', 'now') &&
  (of === 'thing' || !text.has(clause, 'place', 'tag') || (!!of && text.has(clause, of)));

/** What holds when a clause begins: a list goes on, a new sentence does not. */
function opened(reading: Reading, clause: Clause, before: State): State {
  const isList = clause.after === 'comma' || clause.after === 'and' || clause.after === 'but';
  if (isList && reading.text.is(clause.from, 'except')) return { ...before };
  const { stance, isVerb } = before;
  // "Been to the Louvre, gardens", "seen the Louvre, the Eiffel Tower at night": what follows is wanted.
  const isOpen = momentsIn(reading, clause).length === 0;
  const isNames = isOpen && reading.text.has(clause, 'place');
  const isSame = isVerb && isOpen && goesOnWith(reading, clause, before.of);
  // "No dashi/fish".
  const isOr = reading.text.word(clause.from - 1) === '/' || endsWithOr(reading, clause);
  const goesOn = stance === 'seen' ? isNames : stance === 'refuse' && (isSame || isOr);
  return isList && clause.after !== 'but' && goesOn
    ? { ...before, isLost: false }
    : { ...fresh(), wasSeen: clause.after === 'but' && before.stance === 'seen' };
}

/** "Everything" where it is not "museums: nothing" or "nothing but". */
function isOfAll({ text }: Reading, clause: Span, named: readonly Named[]): boolean {
  const all = text.first(clause, 'all');
  if (!all) return false;
  const isSaidOfSort = named.some((mark) => mark.to <= all.from) || text.is(all.to, 'filler');
  const not = text.beginsAt(all.from, 'not');
  return !isSaidOfSort && !(not && not.to >= all.to);
}

/** What says that a place is known says nothing of the town. */
function takeSeen(reading: Reading, clause: Clause): void {
  const behind = clauseBehind(reading, clause);
  for (const span of [clause, ...(behind ? [behind] : [])])
    reading.text.take(...reading.text.all(span, 'returnVisit', 'firstVisit'));
}

/** The item of "the Louvre" before "or the Orsay"; "we have not seen A or B" and "don't miss A or B" are said of both. */
function otherOf({ text, found }: Reading, clause: Clause, before: Named | undefined, mark: Named) {
  const last = found.at(-1);
  const between = { from: before?.whole.to ?? 0, to: mark.whole.from };
  // An item with a moment of its own, or another place already, says more.
  if (last?.item.kind !== 'place' || last.item.placeId !== before?.id || Object.keys(last.item).length > 3) return null;
  const isOr = text.areAll(between.from, between.to, 'or', 'filler', 'soft') && text.beginsAnywhere(between, 'or');
  const isOfAll = text.has({ from: clause.from, to: mark.from }, 'not', 'notSeen', 'nomiss');
  return isOr && !isOfAll && found.pop() ? last : null;
}

function placeItem(reading: Reading, clause: Clause, named: readonly Named[], index: number, stance: Stance): void {
  const mark = named[index];
  if (mark?.is !== 'place') return;
  const { text } = reading;
  if (stance === 'seen') takeSeen(reading, clause);
  const said = stance === 'refuse' ? 'skip' : stance === 'seen' ? 'seen' : 'see';
  if (said === 'see' && readTable(reading, clause, mark)) return;
  const pins = said === 'see' ? pinOf(reading, clause, named, index) : [];
  const when = whenOf(pins);
  const isOpen = said === 'see' && when.time === undefined && !when.part;
  const isFirst = !named.slice(0, index).some(({ is }) => is === 'place');
  const next = named.findIndex((one, i) => i > index && one.is === 'place');
  const around = named.slice(isFirst ? 0 : index, next < 0 ? undefined : next);
  const sunset = isOpen ? around.find((one) => one.tag === 'sunset') : undefined;
  const early = isOpen ? text.first(clause, 'earlyStart', 'early') : undefined;
  const part = sunset ? 'dusk' : early ? 'morning' : undefined;
  const other = said === 'see' ? otherOf(reading, clause, named[index - 1], mark) : null;
  const ids = other?.item.kind === 'place' ? { placeId: other.item.placeId, or: mark.id } : { placeId: mark.id };
  note(reading, { kind: 'place', ...ids, stance: said, ...when, ...(part && { part }) }, [
    mark,
    ...(other ? [other.span] : []),
    ...pins.filter((pin) => pin.from >= clause.from && pin.to <= (named[index + 1]?.from ?? clause.to)),
    ...(early ? [early] : []),
    ...(sunset ? [sunset] : []),
  ]);
  text.take(mark.whole);
}

/** "Museums: Picasso only", "de rascacielos solo el Empire State": the sort is not wanted but for this one. */
function isExample({ text }: Reading, clause: Span, mark: Named, after: Named | undefined): boolean {
  if (mark.is !== 'tag' || after?.is !== 'place') return false;
  return text.has({ from: mark.to, to: after.from }, 'only') || text.has({ from: after.to, to: clause.to }, 'only');
}

function itemOf(reading: Reading, clause: Clause, named: readonly Named[], index: number, state: State): void {
  const mark = named[index];
  if (!mark || state.isLost) return;
  const next = named[index + 1]?.from ?? clause.to;
  const isHour = state.stance === 'refuse' && links.has(reading.text.word(mark.from - 1));
  const isPin =
    mark.tag === 'sunset' && (isHour || named.some(({ is }) => is === 'place') || hasFixed(reading, clause));
  const isToldHere = state.stance === 'seen' && reading.text.has(clause, 'seen');
  const isRefused = !isToldHere && isRefusedBehind(reading, clause, mark, next);
  const isWanted = !isRefused && isWantedBehind(reading, clause, mark, next);
  if (isRefused) state.stance = 'refuse';
  else if (isWanted) state.stance = 'want';
  const stance =
    (!isWanted && isSeenBehind(reading, clause, mark, next)) ||
    (state.stance === 'refuse' && isNamedAgain(reading, clause, mark))
      ? 'seen'
      : isIgnoredBehind(reading, clause, mark)
        ? 'ignore'
        : (fearOf(reading, mark) ?? state.stance);
  state.isLost = stance === 'refuse' && isQualified(reading, clause, mark);
  if (state.isLost) return;
  // "Museums: MoMA and the Guggenheim" only heads them.
  const isHead =
    mark.is === 'tag' && reading.text.word(mark.to) === ':' && named[index + 1]?.is === 'place' && !state.isOnly;
  if (isHead) return reading.text.take(mark.whole);
  if (isPin || isNoWish(reading, clause, mark, index)) return;
  if (stance === 'ignore') reading.text.take(mark.whole);
  else if (mark.is === 'place') placeItem(reading, clause, named, index, stance);
  else if (isExample(reading, clause, mark, named[index + 1]))
    note(reading, { kind: 'sort', tag: mark.tag, stance: 'refuse' }, [mark]);
  else readSort(reading, clause, { named, index }, { ...state, stance });
}

/** "Only museums", "museums only"; neither "the rest just wandering and pastries" nor "museums only in the morning" is "only museums". */
const isOfNamed = (only: Span, named: readonly Span[], moments: readonly Span[]) =>
  only.to - only.from > 1 ||
  named.some(({ from, to }) =>
    from >= only.to ? from - only.to <= 2 : only.from - to <= 1 && !isAhead(only, moments),
  );

const isAhead = (only: Span, moments: readonly Span[]) =>
  moments.some(({ from }) => from >= only.to && from - only.to <= 2);

function wantsIn(reading: Reading, clause: Clause, before: State): State {
  const named = namedIn(reading, clause);
  const isOneDay = refusesOneDay(reading, clause);
  if (isBounded(reading, clause) || (isOneDay && named.some(({ is }) => is !== 'place'))) return fresh();
  const state = opened(reading, clause, before);
  const turns = isOneDay ? [] : turnsIn(reading, clause);
  let turn = 0;
  if (isOfAll(reading, clause, named)) state.isAll = true;
  state.isOnly = reading.text.all(clause, 'only').some((only) => isOfNamed(only, named, momentsIn(reading, clause)));
  named.forEach((mark, index) => {
    while (turn < turns.length && (turns[turn]?.at ?? 0) < mark.from) {
      const now = turns[turn];
      if (now && !isOfRefusal(turns[turn - 1], now) && !(now.is === 'not' && turns[turn - 1]?.is === 'nomiss'))
        turned(state, now);
      if (now?.is === 'notOnly' && saysMore(reading, clause)) state.stance = 'want';
      turn++;
    }
    itemOf(reading, clause, named, index, state);
  });
  state.of = named.at(-1)?.is ?? reading.text.first(clause, 'thing')?.is ?? state.of;
  if (named.length === 0) {
    onlyBehind(reading, clause);
    qualityBehind(reading, clause);
  }
  for (; turn < turns.length; turn++) {
    const now = turns[turn];
    if (now && named.length === 0) turned(state, now);
  }
  return state;
}

/** Places and sorts, wanted and refused. */
export function readWants(reading: Reading): void {
  let state = fresh();
  for (const clause of reading.clauses) state = wantsIn(reading, clause, state);
}
