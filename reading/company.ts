import type { ItemOf } from '#domain/wishes/item.ts';
import { note, type Reading } from './item-list.ts';
import type { Concept } from './lexicon.ts';
import type { Span } from './marked-text.ts';
import type { Mark } from './marks.ts';

type Who = ItemOf<'company'>['who'];

/** Words that say by themselves who travels. */
const plain: readonly (readonly [Concept, Who])[] = [
  ['alone', 'alone'],
  ['couple', 'couple'],
];

/** Words for people: they say who travels only where they are said to come along. */
const related: readonly (readonly [Concept, Who])[] = [
  ['spouse', 'couple'],
  ['colleagues', 'colleagues'],
  ['friends', 'friends'],
  ['grandparents', 'grandparents'],
  ['parents', 'parents'],
];

const REACH = 5;
/** "With two kids of 5 and 7 and my parents". */
const LIST_REACH = 10;

/** Whether words of these meanings, or none, lie between. */
const isOnly = ({ text }: Reading, { from, to }: Span, ...kinds: Mark['is'][]) => {
  for (let i = from; i < to; i++) if (!text.is(i, 'filler', ...kinds) && text.tokens[i]?.kind === 'word') return false;
  return true;
};

/** "With my wife", "travelling with two old friends", "we are bringing my parents". */
function isAccompanied(reading: Reading, clause: Span, mark: Span): boolean {
  const near = { from: Math.max(clause.from, mark.from - LIST_REACH), to: mark.from };
  const link = reading.text.all(near, 'with').at(-1);
  const others: Mark['is'][] = [
    'numbers',
    'and',
    'small',
    'one',
    'child',
    'baby',
    'ageUnit',
    'spouse',
    'friends',
    'parents',
  ];
  return link !== undefined && isOnly(reading, { from: link.to, to: mark.from }, ...others);
}

/** "My wife and I", "my mum (72) comes along", "vienen mis padres", "mi novia y yo". */
function isAlong(reading: Reading, clause: Span, mark: Span): boolean {
  const { text } = reading;
  const after = text.first({ from: mark.to, to: mark.to + REACH + 2 }, 'along');
  const before = text.first({ from: Math.max(clause.from, mark.from - 3), to: mark.from }, 'along');
  const isBeside =
    after !== undefined &&
    isOnly(reading, { from: mark.to, to: after.from }, 'pregnant', 'ageUnit', 'littleWalking', 'wheelchair', 'and');
  return isBeside || (before !== undefined && before.to - before.from === 1);
}

const MOST_OF_US = 40;

/** "4 friends", "we are friends": not "one of the boys". */
const isCounted = ({ text }: Reading, clause: Span, mark: Span): boolean => {
  for (let i = Math.max(clause.from, mark.from - 3); i < mark.from; i++) {
    const isNumber = text.tokens[i]?.kind === 'number' && Number(text.word(i)) < MOST_OF_US;
    if (isNumber || (text.beginsAt(i, 'numbers')?.value ?? 0) > 0 || text.word(i) === 'somos') return true;
  }
  return false;
};

/** "4 friends", "we are two couples", or nothing else: "con amigos", "friends". */
function isSaidOfUs(reading: Reading, clause: Span, mark: Span): boolean {
  const { text } = reading;
  const opening = { from: clause.from, to: mark.from };
  if (text.has(opening, 'not', 'refuse', 'seen')) return false;
  const isFirst = isOnly(reading, opening, 'numbers', 'us', 'small', 'and', 'tag') || isCounted(reading, clause, mark);
  return (
    isFirst && (isCounted(reading, clause, mark) || isOnly(reading, opening, 'tag')) && clause.to - mark.to <= REACH
  );
}

/** "My parents are slow walkers", "my mother is 82, my father 84": both of them are spoken of because they come. */
function areBoth({ text }: Reading, mark: Mark): boolean {
  const whole = { from: 0, to: text.tokens.length };
  const word = text.word(mark.to - 1);
  const isPlural = word.endsWith('s') && !word.endsWith('ss');
  return isPlural || new Set(text.all(whole, 'parents').map(({ to }) => text.word(to - 1))).size > 1;
}

function relatedIn(reading: Reading, clause: Span, said: typeof related): void {
  const { text } = reading;
  for (const [concept, who] of said)
    for (const mark of text.all(clause, concept)) {
      if (concept === 'spouse' && isPluralCount(reading, mark.from - 1)) continue;
      const isOwner = text.tokens[mark.to - 1]?.isOwned === true || text.is(mark.from, 'other');
      const isPlural = (who === 'parents' || who === 'grandparents') && areBoth(reading, mark);
      const isCount = isCounted(reading, clause, mark);
      const isSaid =
        isAccompanied(reading, clause, mark) ||
        isAlong(reading, clause, mark) ||
        ((who === 'friends' || who === 'grandparents' || who === 'colleagues') && isSaidOfUs(reading, clause, mark)) ||
        (isPlural && !isCount && !text.has(clause, 'allergy'));
      if (!isSaid || isOwner) continue;
      note(reading, { kind: 'company', who }, [mark]);
      break;
    }
}

/** "5 girls on a hen weekend", "two guys". */
function peersIn(reading: Reading, clause: Span): void {
  const { text } = reading;
  const mark = text.first(clause, 'peers');
  if (!mark || !isCounted(reading, clause, mark) || !isSaidOfUs(reading, clause, mark)) return;
  if (text.has({ from: mark.to, to: Math.min(text.tokens.length, mark.to + REACH) }, 'couple')) return;
  note(reading, { kind: 'company', who: 'friends' }, [mark]);
}

const isOfThings = ({ text }: Reading, mark: Span) => text.word(mark.to) === 'of';

/** "Two couples" are more than one. */
const isPluralCount = ({ text }: Reading, i: number) =>
  Number(text.tokens[i]?.kind === 'number' && text.word(i)) > 1 || (text.beginsAt(i, 'numbers')?.value ?? 0) > 0;

/** The companions of a traveller, where the text says that they come along: a mere mention is none. */
export function readCompany(reading: Reading): void {
  const { text, clauses, found } = reading;
  const ofThemselves = text.said(plain);
  const ofOthers = text.said(related);
  for (const clause of clauses) {
    for (const [concept, who] of ofThemselves) {
      const mark = text.first(clause, concept);
      if (mark && text.tokens[mark.to - 1]?.isOwned) continue;
      // "A couple of museums" are two.
      const isCount = mark?.is === 'couple' && (isPluralCount(reading, mark.from - 1) || isOfThings(reading, mark));
      if (isCount) continue;
      const isNoun = mark?.is === 'alone' && text.is(mark.to, 'tag', 'place');
      if (mark && !isNoun && !text.has({ from: clause.from, to: mark.from }, 'not'))
        note(reading, { kind: 'company', who }, [mark]);
    }
    relatedIn(reading, clause, ofOthers);
    if (!found.some(({ item }) => item.kind === 'company')) peersIn(reading, clause);
    const family = text.first(clause, 'family');
    const isKnown = found.some(({ item }) => item.kind === 'children' || item.kind === 'company');
    if (family && !isKnown) note(reading, { kind: 'company', who: 'family' }, [family]);
  }
}
