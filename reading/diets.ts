import { diets } from '#domain/wishes/words.ts';
import { note, type Reading } from './item-list.ts';
import { indexFrom, type Span } from './marked-text.ts';
import type { Mark } from './marks.ts';
import type { Token } from './tokens.ts';

const allergens = ['peanuts', 'nuts', 'shellfish', 'fish', 'eggs', 'milk', 'soy', 'sesame'] as const;

const BEHIND = 8;

/** "Gluten free for one of us" is said of who is named right behind it; otherwise the last one named before is meant. */
function whoOf(reading: Reading, sentence: Span, mark: Mark): 'all' | 'one' {
  const { text } = reading;
  const behind = text.all({ from: mark.to, to: Math.min(sentence.to, mark.to + BEHIND) }, 'one', 'us')[0];
  const isOwn = behind && (behind.from === mark.to || links.has(text.word(behind.from - 1)));
  const before = text.all({ from: sentence.from, to: mark.from }, 'one', 'us', 'numbers').at(-1);
  const isCounted =
    text.tokens[mark.from - 1]?.kind === 'number' || (before?.to === mark.from && before.is === 'numbers');
  if (isCounted || isNamed(reading, mark) || isContrast(reading, mark)) return 'one';
  const said = isOwn ? behind : before && isMereCompany(reading, before, mark) ? undefined : before;
  return said?.is === 'one' ? 'one' : 'all';
}

const links = new Set(['for', '(', 'para']);
const WITH_REACH = 3;

/** "A family with 3 kids, halal food": who is only said to come along is not whom it is said of, but "with my wife, vegan". */
const isMereCompany = ({ text }: Reading, person: Span, mark: Span) =>
  mark.from - person.to > WITH_REACH &&
  text.has({ from: Math.max(0, person.from - WITH_REACH), to: person.from }, 'with');

/** A word that is no everyday one and written as a name. */
const isPersonAt = ({ text }: Reading, i: number) =>
  text.tokens[i]?.isCapital === true && (text.at[i] ?? []).length === 0 && text.tokens.some(isSmall);
const isSmall = ({ kind, isCapital }: Token) => kind === 'word' && !isCapital;

/** "Tom doesn't drink", "vegan for Priya", "La Nerea vegetariana". */
function isNamed(reading: Reading, mark: Span): boolean {
  const { text } = reading;
  if (links.has(text.word(mark.to)) && isPersonAt(reading, mark.to + 1)) return true;
  const clause = clauseOf(reading, mark);
  for (let i = mark.from - 1; i >= clause.from; i--) {
    if (text.is(i, 'us', 'one')) return false;
    const isOpening = i === clause.from && (i === 0 || text.tokens[i - 1]?.kind === 'sign');
    if (isPersonAt(reading, i)) return !isOpening || i + 1 < mark.from || text.is(i + 1, 'not');
    if (!text.is(i, 'filler', 'not')) return false;
  }
  return false;
}

const pronouns = new Set('el ella him her one'.split(' '));

/** "Celiaca yo, él no", "I'm vegan, my friends aren't", "vegetariano uno". */
function isContrast({ text, clauses }: Reading, mark: Span): boolean {
  const after = clauses[indexFrom(clauses, mark.from + 1)];
  const isShort = after !== undefined && after.after !== 'stop' && after.to - after.from <= 4;
  const isHis = pronouns.has(text.word(mark.to));
  const isBare = isHis || (text.is(mark.to, 'numbers') && !text.is(mark.to + 1, 'tag', 'thing', 'child'));
  return (isShort && text.has(after, 'one') && text.is(after.to - 1, 'not')) || isBare;
}

/** Those that one is; "no gluten" and "no pork" are refusals themselves. */
const creeds = new Set<Mark['is']>(['vegetarian', 'vegan', 'pescatarian', 'halal', 'kosher']);
const DENIAL_REACH = 3;

/** "We are not vegetarians", "no allergies": nothing to heed. */
function isDenied(reading: Reading, mark: Span): boolean {
  const { text } = reading;
  const clause = clauseOf(reading, mark);
  const before = { from: Math.max(clause.from, mark.from - DENIAL_REACH), to: mark.from };
  return text.has(before, 'not') && !text.has(before, 'only', 'tag');
}

function allergyIn(reading: Reading, sentence: Span): void {
  const { text } = reading;
  const taken = text.all(sentence, 'gluten-free', 'lactose-free');
  const triggers = text
    .all(sentence, 'allergy')
    .filter((trigger) => !taken.some(({ from, to }) => from <= trigger.from && to >= trigger.to));
  triggers.forEach((trigger, index) => {
    const from = index === 0 ? sentence.from : trigger.from;
    const own = { from, to: triggers[index + 1]?.from ?? sentence.to };
    const found = allergens.flatMap((to) =>
      // "Seafood (fish yes)".
      text.all(own, to).flatMap((mark) => (text.is(mark.to, 'yes') ? [] : [{ to, mark }])),
    );
    for (const { to, mark } of found) {
      const subject = { ...trigger, to: mark.from < trigger.from ? trigger.to : mark.to };
      const who = mark.from > trigger.to ? whoOf(reading, sentence, mark) : whoOf(reading, sentence, subject);
      note(reading, { kind: 'allergy', to, who }, [trigger, mark]);
    }
    if (isDenied(reading, trigger)) return text.take(trigger);
    const isNone = text.has(own, 'styleQuiet') || text.has({ from: trigger.to, to: trigger.to + 2 }, 'not');
    if (found.length === 0 && !isNone && !text.has(own, 'gluten-free', 'lactose-free'))
      note(reading, { kind: 'allergy', to: 'other', who: whoOf(reading, sentence, trigger) }, [trigger]);
  });
}

/** "Another can't eat nuts": no word of allergy, and what it is. */
function cannotEatIn(reading: Reading, clause: Span): void {
  const { text } = reading;
  for (const trigger of text.all(clause, 'cannotEat'))
    for (const to of allergens) {
      const mark = text.first({ from: trigger.to, to: Math.min(clause.to, trigger.to + 4) }, to);
      // "I don't eat fish or seafood" is a taste, and read as a sort that is refused; "I can't eat oysters" is none.
      const isRefused =
        /^(?:dont|doesnt|not)$/.test(text.word(trigger.from)) && mark !== undefined && text.has(mark, 'tag');
      const isTaste = to === 'milk' || to === 'fish' || isRefused;
      if (mark && !isTaste) note(reading, { kind: 'allergy', to, who: whoOf(reading, clause, mark) }, [trigger, mark]);
    }
}

/** "No meat, she does eat fish", "no meat but fish is fine". */
function fishBehind({ text }: Reading, sentence: Span, mark: Span): Mark | undefined {
  const own = { from: mark.to, to: Math.min(sentence.to, mark.to + BEHIND) };
  const fish = text.first(own, 'fish');
  return fish && !text.has(own, 'allergy', 'not') ? fish : undefined;
}

/** "Two girls of 6 and 8, no alcohol": a rule of the table is said of those of its own clause. */
function clauseOf({ clauses }: Reading, mark: Span): Span {
  const clause = clauses[indexFrom(clauses, mark.from + 1) - 1];
  return clause && clause.to >= mark.to ? clause : mark;
}

/** "We don't drink much coffee". */
function isOfDrink({ text }: Reading, mark: Span): boolean {
  let next = mark.to;
  while (next < mark.to + 2 && text.is(next, 'filler')) next++;
  return text.tokens[next]?.kind === 'word' && text.is(next, 'tag');
}

const partnerOf = /^(?:my|his|her|our|the|mi|w|with)$/;

/** "Fish but no meat" is more than "no meat": of several diets said by the same words the longest. */
function dietsIn(reading: Reading, sentence: Span): void {
  const { text } = reading;
  for (const mark of text.all(sentence, ...diets)) {
    if (mark.is === 'no-alcohol' && isOfDrink(reading, mark)) continue;
    // "No comemos carne roja".
    if (mark.is === 'vegetarian' && text.word(mark.to) === 'roja') continue;
    if (creeds.has(mark.is) && mark.to - mark.from === 1 && isDenied(reading, mark)) continue;
    // "My gf gets migraines".
    if (text.word(mark.from) === 'gf' && partnerOf.test(text.word(mark.from - 1))) continue;
    const fish = mark.is === 'vegetarian' ? fishBehind(reading, sentence, mark) : undefined;
    const diet = fish ? 'pescatarian' : mark.is;
    const own = mark.is === 'no-alcohol' ? clauseOf(reading, mark) : sentence;
    note(reading, { kind: 'diet', diet, who: whoOf(reading, own, mark) }, [mark, ...(fish ? [fish] : [])]);
  }
}

/** What people do not eat, sentence by sentence. */
export function readDiets(reading: Reading, sentences: readonly Span[]): void {
  const isAllergic = reading.text.anywhere('allergy') !== undefined;
  const hasDiet = diets.some((diet) => reading.text.anywhere(diet));
  if (reading.text.anywhere('cannotEat')) for (const clause of reading.clauses) cannotEatIn(reading, clause);
  for (const sentence of sentences) {
    if (isAllergic) allergyIn(reading, sentence);
    if (hasDiet) dietsIn(reading, sentence);
  }
}
