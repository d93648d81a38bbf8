import type { Quote } from '#domain/wishes/item.ts';
import type { Clause } from './clauses.ts';
import { isOtherwiseSaid } from './days-together.ts';
import { momentsIn, type Reading } from './item-list.ts';
import type { Span } from './marked-text.ts';
import type { Mark } from './marks.ts';

/** What a traveller cannot eat or walk, or when they travel: "no puede tomar leche", "flight back on Saturday", "little walking before the race". */
function isOfNeed(reading: Reading, clause: Clause): boolean {
  const { text } = reading;
  const isOfTravel =
    text.has(clause, 'plane', 'train', 'bus', 'ferry') &&
    text.has(clause, 'depart', 'arrive') &&
    momentsIn(reading, clause).some(({ is }) => is === 'day');
  return isOfTravel || text.has(clause, 'cannotEat', 'littleWalking', 'noStairs');
}

/**
 * A question, a wish under a condition or for every day ("budget 60 a day"), a refusal or an exception ("no museums on Tuesday", "but not on Sunday"), an
 * hour ("in Friday 9:40"), or a meal ("a dinner to remember"), that nothing was made of: the whole of it is not understood.
 */
function isPassedOver(reading: Reading, clause: Clause): boolean {
  const { text, found } = reading;
  const moments = momentsIn(reading, clause);
  const isOpen =
    isOfNeed(reading, clause) ||
    text.has(clause, 'condition', 'aDay', 'tooMany', 'breakfast', 'lunch', 'dinner') ||
    (text.has(clause, 'not') && text.has(clause, 'tag', 'place')) ||
    moments.some(
      ({ is }) => is === 'time' || is === 'range' || clause.after === 'but' || text.has(clause, 'not', 'only'),
    ) ||
    text.is(clause.from, 'question') ||
    text.word(clause.to) === '?';
  return isOpen && !found.some(({ span }) => span.from < clause.to && span.to > clause.from);
}

/** What is said by the way: all words of such a phrase are understood. */
const asides = new Set<Mark['is']>(['filler', 'soft', 'indifferent', 'notOnly', 'must', 'nomiss']);

/** Whether a quarter is named, or the water said, and nothing was made of it: "Islamic Cairo", "a walk by the sea"; once told as the lodging it is no news. */
const isLost = ({ found }: Reading, { is, id, tag, from, to }: Mark): boolean =>
  (is === 'area' || tag === 'seaside-table' || tag === 'waterside-table') &&
  !found.some(
    ({ item, span }) => (item.kind === 'lodging' && item.areaId === id) || (span.from < to && span.to > from),
  );

const relations: readonly Mark['is'][] = ['together', 'apart', 'nextDay'];

const isIn = (spans: readonly Span[], i: number) => spans.some(({ from, to }) => from <= i && i < to);

/** What is said of the days of places to each other, and nothing was made of. */
const relationsIn = ({ text }: Reading): Mark[] => text.all({ from: 0, to: text.tokens.length }, ...relations);

/** "The plane leaves the same day" is said of no place. */
const isOfPlace = ({ clauses, found }: Reading, mark: Mark): boolean =>
  clauses.some(
    ({ from, to }) =>
      mark.from >= from &&
      mark.from < to &&
      found.some(({ item, span }) => item.kind === 'place' && span.from < to && span.to > from),
  );

/** Words that no item was made of and that are no fillers, each with its neighbours of the same clause. */
export function leftOver(reading: Reading): Quote[] {
  const { text, clauses } = reading;
  const found: Quote[] = [];
  const said = relationsIn(reading);
  const lost = said.filter((mark) => !isOtherwiseSaid(reading, mark) && isOfPlace(reading, mark));
  for (const clause of clauses) {
    const isWhole = isPassedOver(reading, clause);
    // "A coffee at 3 pm daily": the coffee was understood, and its hour was not. Two people and one thing are no hours.
    const hours = momentsIn(reading, clause).filter(
      ({ is, from, to }) =>
        (is === 'time' || is === 'range') && /\d/.test(text.word(from) + text.word(from + 1) + text.word(to - 1)),
    );
    let from: number | null = null;
    let to = clause.from;
    let known = clause.from;
    for (let i = clause.from; i < clause.to; i++) {
      for (const mark of text.at[i] ?? []) if (asides.has(mark.is)) known = Math.max(known, mark.to);
      // A quarter that nothing was made of is lost: "Islamic Cairo".
      const isOwn = i >= known && !isIn(said, i) && (text.at[i] ?? []).every((mark) => isLost(reading, mark));
      const isContent = isOwn && text.tokens[i]?.kind === 'word' && text.isFree({ from: i, to: i + 1 });
      const isLeft = isIn([...hours, ...lost], i);
      if (!isContent && !isWhole && !isLeft) continue;
      from ??= i;
      to = i + 1;
    }
    if (from !== null) found.push(text.quote({ from, to }));
  }
  return found;
}
