import { type ItemOf, qualities } from '#domain/wishes/item.ts';
import type { Clause } from './clauses.ts';
import { momentsIn, note, type Reading, whenOf } from './item-list.ts';
import type { Concept } from './lexicon.ts';
import type { Span } from './marked-text.ts';
import type { Mark, MarkOf } from './marks.ts';
import { countOf, isCountBehind, qualityOf, withCount } from './quantities.ts';

type Stance = 'want' | 'refuse' | 'only' | 'seen';
type Named = MarkOf<'place'> | MarkOf<'tag'>;

/** Names and sorts of a clause; a name wins over a sort that is no longer than it. */
function namedIn({ text }: Reading, clause: Span): Named[] {
  const found = text.all(clause, 'place', 'tag');
  return found.flatMap((mark) => {
    const place = text.at[mark.from]?.find((other) => other.is === 'place' && other.to >= mark.to);
    return place?.is === 'place' ? [{ ...place, is: 'place' as const }] : [mark];
  });
}

const stanceWords: readonly (readonly [Concept, Stance | 'keep'])[] = [
  ['nomiss', 'want'],
  ['notSeen', 'want'],
  ['seen', 'seen'],
  ['again', 'want'],
  ['except', 'keep'],
  ['refuse', 'refuse'],
  ['not', 'refuse'],
  ['must', 'want'],
  ['want', 'want'],
];

interface Turn {
  readonly at: number;
  readonly to: number;
  readonly stance: Stance | 'keep';
}

/** Where the clause's stance turns; of several words at one place the longest. */
function turnsIn({ text }: Reading, clause: Span): Turn[] {
  const turns: Turn[] = [];
  for (let i = clause.from; i < clause.to; i++) {
    const here = stanceWords.flatMap(([is, stance]) => {
      const mark = text.at[i]?.find((one) => one.is === is && one.to <= clause.to);
      return mark ? [{ at: i, to: mark.to, stance }] : [];
    });
    const best = here.sort((a, b) => b.to - a.to)[0];
    if (!best) continue;
    turns.push(best);
    i = best.to - 1;
  }
  return turns;
}

interface State {
  stance: Stance;
  /** Everything is spoken of: "everything but churches". */
  isAll: boolean;
}

const opposite = (stance: Stance): Stance => (stance === 'refuse' || stance === 'seen' ? 'want' : 'refuse');

/** "Don't want temples": the verb behind a refusal belongs to it. */
const isOfRefusal = (before: Turn | undefined, turn: Turn) =>
  turn.stance === 'want' && before?.stance === 'refuse' && turn.at - before.to <= 1;

function turned(state: State, turn: Turn): void {
  if (turn.stance === 'keep') state.stance = state.isAll ? 'refuse' : opposite(state.stance);
  else if (turn.stance === 'refuse' && state.stance === 'refuse' && !state.isAll) state.stance = 'refuse';
  else state.stance = turn.stance;
}

/** What holds when a clause begins: a list goes on, a new sentence does not. */
function opened(clause: Clause, reading: Reading, before: State): State {
  const isList = clause.after === 'comma' || clause.after === 'and';
  const goesOn = isList && (before.stance === 'seen' || (before.stance === 'refuse' && endsWithOr(reading, clause)));
  return goesOn ? { ...before } : { stance: 'want', isAll: false };
}

const endsWithOr = ({ text }: Reading, clause: Span) =>
  text.has(clause, 'or') || text.has({ from: clause.from, to: clause.to + 1 }, 'or');

function sortItem(reading: Reading, clause: Span, mark: MarkOf<'tag'>, stance: Stance): void {
  const { text } = reading;
  const quality = qualityOf(reading, clause, mark);
  const count =
    stance === 'want' || stance === 'only' || isCountBehind(reading, clause)
      ? countOf(reading, withCount(reading, clause), mark)
      : null;
  const isOnly = !count && text.has(clause, 'only') && stance !== 'refuse';
  const said: ItemOf<'sort'>['stance'] =
    isOnly || stance === 'only' ? 'only' : stance === 'refuse' || stance === 'seen' ? 'refuse' : 'want';
  const { spans = [], ...bounds } = count ?? {};
  note(
    reading,
    { kind: 'sort', tag: mark.tag, stance: said, ...(quality && { quality: quality.quality }), ...bounds },
    [mark, ...(quality ? [quality.mark] : []), ...spans],
  );
}

/** The moments beside a name: those after it up to the next name, else those before the first. */
function pinOf(reading: Reading, clause: Span, named: readonly Named[], index: number) {
  const mark = named[index];
  if (!mark) return [];
  const next = named[index + 1]?.from ?? clause.to;
  const after = momentsIn(reading, { from: mark.to, to: next });
  if (after.length > 0 || index > 0) return after;
  return momentsIn(reading, { from: clause.from, to: mark.from });
}

function placeItem(reading: Reading, clause: Clause, named: readonly Named[], index: number, stance: Stance): void {
  const mark = named[index];
  if (mark?.is !== 'place') return;
  const said = stance === 'refuse' ? 'skip' : stance === 'seen' ? 'seen' : 'see';
  const pins = said === 'see' ? pinOf(reading, clause, named, index) : [];
  const when = whenOf(pins);
  const sunset =
    said === 'see' && when.time === undefined && !when.part
      ? named.find((one) => one.is === 'tag' && one.tag === 'sunset')
      : undefined;
  const early =
    said === 'see' && when.time === undefined && !when.part
      ? reading.text.first(clause, 'earlyStart', 'early')
      : undefined;
  note(
    reading,
    {
      kind: 'place',
      placeId: mark.id,
      stance: said,
      ...when,
      ...(early && { part: 'morning' }),
      ...(sunset && { part: 'evening' }),
    },
    [mark, ...pins, ...(early ? [early] : []), ...(sunset ? [sunset] : [])],
  );
}

/** "The forum we skip": what is named before a verb of leaving out that has nothing behind it. */
function isSkippedBehind({ text }: Pick<Reading, 'text'>, clause: Span, mark: Mark, next: number): boolean {
  const refuse = next === clause.to ? text.first({ from: mark.to, to: clause.to }, 'refuse') : undefined;
  return refuse !== undefined && clause.to - refuse.to <= 2;
}

/** "De museos nada", "museums: no", "the Prado, no thanks": a refusal behind its noun. */
function isRefusedBehind({ text }: Reading, clause: Span, mark: Mark, next: number): boolean {
  const not = text.first({ from: mark.to, to: Math.min(next, clause.to) }, 'not');
  if (not === undefined) return isSkippedBehind({ text }, clause, mark, next);
  // "Nada más" is no "nada".
  if (text.beginsAt(not.from, 'only')) return false;
  const isLast = !text.has({ from: not.to, to: clause.to }, 'place', 'tag', 'want');
  return (
    not.from - mark.to <= 1 && (isLast || text.has({ from: not.to, to: Math.min(clause.to, not.to + 2) }, 'except'))
  );
}

/** "Murano, done it twice", "the gallery ya la conozco": known, said behind the name. */
function isSeenBehind(reading: Reading, clause: Clause, mark: Named, next: number): boolean {
  if (mark.is !== 'place') return false;
  const { text, clauses } = reading;
  const last = text.all({ from: mark.to, to: clause.to }, 'place', 'tag').at(-1);
  if (last && text.has({ from: last.to, to: clause.to }, 'seen') && !text.has(clause, 'want', 'again')) return true;
  if (next !== clause.to) return false;
  const here = text.first({ from: mark.to, to: clause.to }, 'seen', 'notSeen');
  if (here) return here.is === 'seen';
  const after = clauses[clauses.findIndex(({ from }) => from === clause.from) + 1];
  const isOwn = after && (after.after === 'comma' || text.tokens[after.from - 1]?.text === '?');
  if (!after || !isOwn || after.to - after.from > 6 || text.has(after, 'place', 'tag', 'area')) return false;
  return text.has(after, 'seen') && !text.has(after, 'again');
}

/** "Museums only if it rains", "not too many museums": a bound that no item can hold, so that nothing is made of it. */
const isBounded = ({ text }: Reading, clause: Span) => text.has(clause, 'condition', 'tooMany', 'question');

function wantsIn(reading: Reading, clause: Clause, before: State): State {
  const { text } = reading;
  if (isBounded(reading, clause)) return { stance: 'want', isAll: false };
  const state = opened(clause, reading, before);
  const named = namedIn(reading, clause);
  const turns = turnsIn(reading, clause);
  let turn = 0;
  if (text.has(clause, 'all')) state.isAll = true;
  named.forEach((mark, index) => {
    while (turn < turns.length && (turns[turn]?.at ?? 0) < mark.from) {
      const now = turns[turn];
      if (now && !isOfRefusal(turns[turn - 1], now)) turned(state, now);
      turn++;
    }
    const next = named[index + 1]?.from ?? clause.to;
    const isRefused = isRefusedBehind(reading, clause, mark, next);
    if (isRefused) state.stance = 'refuse';
    const stance = isSeenBehind(reading, clause, mark, next) ? 'seen' : state.stance;
    const isPin = mark.is === 'tag' && mark.tag === 'sunset' && named.some(({ is }) => is === 'place');
    if (isPin) return;
    const after = named[index + 1];
    const isExample = mark.is === 'tag' && after?.is === 'place' && text.has({ from: mark.to, to: after.from }, 'only');
    if (isExample) note(reading, { kind: 'sort', tag: mark.tag, stance: 'refuse' }, [mark]);
    else if (mark.is === 'tag') sortItem(reading, clause, mark, stance);
    else placeItem(reading, clause, named, index, stance);
  });
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

/** "Christmas markets! Nothing else": a clause that says only this is said of the sort before. */
function onlyBehind({ text, found }: Reading, clause: Span): void {
  const only = text.first(clause, 'only');
  const last = found.at(-1);
  if (
    !only ||
    only.to - only.from < 2 ||
    clause.to - clause.from > only.to - only.from + 1 ||
    last?.item.kind !== 'sort'
  )
    return;
  if (last.item.stance !== 'want' || found.filter(({ item }) => item.kind === 'sort').length > 1) return;
  found[found.length - 1] = { ...last, item: { ...last.item, stance: 'only' } };
  text.take(only);
}

/** "Temples yes, but the quiet ones. The crowded ones no": what is said of the sort before. */
function qualityBehind(reading: Reading, clause: Clause): void {
  const { text, found } = reading;
  const last = found.findLast(({ item }) => item.kind === 'sort');
  const [opening] = text.tokens.slice(clause.from, clause.from + 1);
  const isOfSort = /^(?:the|los|las|el|la|only|solo|but)$/.test(opening?.text ?? '') && clause.to - clause.from <= 4;
  const mark = isOfSort ? text.first(clause, ...qualities) : undefined;
  if (!mark || last?.item.kind !== 'sort') return;
  const quality = qualities.find((one) => one === mark.is);
  if (!quality) return;
  const item = { kind: 'sort' as const, tag: last.item.tag };
  if (text.has(clause, 'not')) note(reading, { ...item, stance: 'refuse', quality }, [mark]);
  else {
    found[found.indexOf(last)] = { ...last, item: { ...last.item, quality } };
    text.take(mark);
  }
}

/** Places and sorts, wanted and refused. */
export function readWants(reading: Reading): void {
  let state: State = { stance: 'want', isAll: false };
  for (const clause of reading.clauses) state = wantsIn(reading, clause, state);
}
