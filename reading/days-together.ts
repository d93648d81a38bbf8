import type { ItemOf } from '#domain/wishes/item.ts';
import type { FoundItem, Reading } from './item-list.ts';
import type { Span } from './marked-text.ts';
import type { MarkOf } from './marks.ts';

type Relation = MarkOf<'together' | 'apart'>;
type Wanted = FoundItem & { readonly item: ItemOf<'place'> };

const isWanted = (own: FoundItem): own is Wanted => own.item.kind === 'place' && own.item.stance === 'see';

/** "On Friday the Louvre, the same day the Orsay" is a Friday, and "leave it for another day" a refusal. */
export const isOtherwiseSaid = ({ moments, text }: Reading, mark: Span): boolean =>
  [...moments, ...text.all({ from: 0, to: text.tokens.length }, 'refuse')].some(
    ({ from, to }) => from < mark.to && to > mark.from,
  );

/** "Not the Louvre and the Orsay on the same day": not the two are refused, but both on one day. */
export function refusesOneDay(reading: Reading, clause: Span): boolean {
  const { text } = reading;
  const mark = text.first(clause, 'together');
  return !!mark && !isOtherwiseSaid(reading, mark) && text.has({ from: clause.from, to: mark.from }, 'not', 'refuse');
}

/** Words behind which the other one of the two comes: "the same day as the Louvre". */
const behind = new Set(['as', 'que', 'than', 'from']);

interface Told {
  readonly own: Wanted;
  /** Where it is named in the sentence; what was wanted before is one item with it. */
  readonly at: number;
}

function toldIn({ text, found }: Reading, { from, to }: Span): Told[] {
  const wanted = new Map(found.filter(isWanted).map((own) => [own.item.placeId, own]));
  const told = new Map<string, Told>();
  for (let at = from; at < to; at++)
    for (const { id } of text.at[at] ?? []) {
      const own = id === undefined ? undefined : wanted.get(id);
      if (own && !told.has(own.item.placeId)) told.set(own.item.placeId, { own, at });
    }
  return [...told.values()];
}

/** The places of its sentence that a relation is said of, in order. */
function saidOf(reading: Reading, mark: Relation, before: number): Told[] {
  const { text, clauses } = reading;
  const at = clauses.findIndex(({ to }) => to > mark.from);
  const from = clauses.findLast(({ after }, i) => i <= at && (after === 'stop' || after === 'start'))?.from ?? 0;
  const to = clauses.find(({ after }, i) => i > at && after === 'stop')?.from ?? text.tokens.length;
  const places = toldIn(reading, { from, to });
  const earlier = places.filter((one) => one.at < mark.from);
  const later = places.filter((one) => one.at >= mark.to);
  if (behind.has(text.word(mark.to))) return [...earlier.slice(-1), ...later.slice(0, 1)];
  const own = earlier.filter((one) => one.at >= before);
  // "The market in the park. Keukenhof on another day."
  if (mark.is === 'apart' && places.length < 2) return toldIn(reading, { from: 0, to }).slice(-2);
  if (own.length >= 2 || later.length === 0) return own.length < 2 ? earlier.slice(-2) : own;
  return earlier.length > 0 ? [...earlier.slice(-1), ...later.slice(0, 1)] : later.slice(0, 2);
}

/**
 * How many of the places that a relation is said of stand before its own clause: "the Burj, old Dubai and the souk on another day" is one
 * other day for all that the clause names. 0 where each has a day of its own ("on different days"), or all stand on one side.
 */
function countAhead({ text }: Reading, { is, to }: Relation, told: readonly Told[], clause: Span | undefined): number {
  if (!clause || is !== 'apart' || !/^(?:day|dia)$/.test(text.word(to - 1))) return 0;
  const ahead = told.filter(({ at }) => at < clause.from).length;
  return ahead < told.length ? ahead : 0;
}

/** "Louvre and Orsay on the same day", "the Forum one day, the Vatican another day": the later one says so of the one before it. */
export function readDaysTogether(reading: Reading): void {
  const { text, clauses, found } = reading;
  let before = 0;
  for (const mark of text.all({ from: 0, to: text.tokens.length }, 'together', 'apart')) {
    if (isOtherwiseSaid(reading, mark)) continue;
    const told = saidOf(reading, mark, before);
    before = mark.to;
    const clause = clauses.find(({ to }) => to > mark.from);
    const ahead = countAhead(reading, mark, told, clause);
    const [first, ...others] = told.slice(Math.max(0, ahead - 1)).map(({ own }) => own);
    if (!first || others.length === 0) continue;
    const isOneDay = mark.is === 'together' && !(clause && refusesOneDay(reading, clause));
    text.take(mark);
    let last = first.item.placeId;
    for (const own of others) {
      const relation = isOneDay ? { sameDayAs: last } : { otherDayThan: last };
      // "Both on the same day, Wednesday" is said already.
      const isSaid =
        (first.item.day !== undefined && own.item.day !== undefined) || (isOneDay && own.item.otherDayThan === last);
      if (!isSaid) found[found.indexOf(own)] = { ...own, item: { ...own.item, ...relation } };
      if (ahead === 0) last = own.item.placeId;
    }
  }
}
