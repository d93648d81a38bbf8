import type { ItemOf } from '#domain/wishes/item.ts';
import { momentsIn, note, type Reading } from './item-list.ts';
import type { Concept } from './lexicon.ts';
import type { Span } from './marked-text.ts';
import type { Mark } from './marks.ts';

type Diet = ItemOf<'diet'>['diet'];
const diets: readonly Diet[] = [
  'pescatarian',
  'vegan',
  'vegetarian',
  'halal',
  'kosher',
  'gluten-free',
  'lactose-free',
  'no-pork',
  'no-alcohol',
];

type Allergen = ItemOf<'allergy'>['to'];
const allergens: readonly Allergen[] = ['peanuts', 'nuts', 'shellfish', 'fish', 'eggs', 'milk', 'soy', 'sesame'];

const who = ({ text }: Reading, clause: Span, mark: Mark): 'all' | 'one' => {
  const before = text.first({ from: Math.max(clause.from, mark.from - 10), to: mark.from }, 'one');
  const after = text.first({ from: mark.to, to: Math.min(clause.to, mark.to + 6) }, 'one');
  const isOurs = /\b(?:we|all|both|us|somos|todos|todas)\b/;
  const said = text.tokens
    .slice(clause.from, mark.from)
    .map((token) => token.text)
    .join(' ');
  return (before || after) && !(isOurs.test(said) && !before) ? 'one' : 'all';
};

function allergyIn(reading: Reading, clause: Span): void {
  const { text } = reading;
  const trigger = text.first(clause, 'allergy');
  if (!trigger) return;
  const own = { from: clause.from, to: clause.to };
  const to = allergens.filter((allergen) => text.has(own, allergen));
  const person = who(reading, clause, trigger);
  for (const allergen of to)
    note(reading, { kind: 'allergy', to: allergen, who: person }, [trigger, ...text.all(own, allergen)]);
  if (to.length === 0 && !text.has(own, 'gluten-free', 'lactose-free'))
    note(reading, { kind: 'allergy', to: 'other', who: person }, [
      { from: trigger.from, to: Math.min(clause.to, trigger.to + 1) },
    ]);
}

function dietsIn(reading: Reading, clause: Span): void {
  for (const diet of diets) {
    const mark = reading.text.first(clause, diet);
    if (mark) note(reading, { kind: 'diet', diet, who: who(reading, clause, mark) }, [mark]);
  }
}

const plain: readonly (readonly [
  Concept,
  ItemOf<'mobility'> | ItemOf<'company'> | ItemOf<'visit'> | ItemOf<'style'>,
])[] = [
  ['wheelchair', { kind: 'mobility', need: 'wheelchair' }],
  ['pushchair', { kind: 'mobility', need: 'pushchair' }],
  ['noStairs', { kind: 'mobility', need: 'no-stairs' }],
  ['littleWalking', { kind: 'mobility', need: 'little-walking' }],
  ['pregnant', { kind: 'mobility', need: 'pregnant' }],
  ['alone', { kind: 'company', who: 'alone' }],
  ['couple', { kind: 'company', who: 'couple' }],
  ['friends', { kind: 'company', who: 'friends' }],
  ['grandparents', { kind: 'company', who: 'grandparents' }],
  ['parents', { kind: 'company', who: 'parents' }],
  ['colleagues', { kind: 'company', who: 'colleagues' }],
  ['firstVisit', { kind: 'visit', which: 'first' }],
  ['returnVisit', { kind: 'visit', which: 'return' }],
];

/** Who travels is said of a person only where nothing else is said of them: "my wife is vegan" is a diet. */
const companies = new Set<Concept>(['couple', 'friends', 'parents', 'grandparents', 'colleagues', 'alone']);

function plainIn(reading: Reading, clause: Span): void {
  const { text } = reading;
  const walking = text.first(clause, 'mindWalking');
  if (walking && text.has(clause, 'walk')) text.take(walking, ...text.all(clause, 'walk'));
  const city = text.first(clause, 'city');
  const known = city && text.first({ from: clause.from, to: city.to }, 'notSeen', 'seen');
  if (city && known) note(reading, { kind: 'visit', which: known.is === 'seen' ? 'return' : 'first' }, [known, city]);
  for (const [concept, item] of plain) {
    const mark = text.first(clause, concept);
    if (!mark || (companies.has(concept) && isSaidOf(reading, clause, mark))) continue;
    note(reading, item, [mark]);
  }
}

/** "My wife is vegan", "my mother uses a wheelchair". */
function isSaidOf({ text }: Reading, clause: Span, mark: Mark): boolean {
  const next = text.tokens[mark.to]?.text ?? '';
  const isSubject =
    /^(?:is|s|has|uses|can|can't|cannot|eats|doesn|does|don|wants|likes|loves|hates|needs|walks|turns|es|tiene|usa|no|come|va|anda|lleva|quiere|cumple|s)$/.test(
      next,
    );
  return isSubject && clause.to > mark.to + 1;
}

const paces: readonly (readonly [Concept, ItemOf<'pace'>['pace']])[] = [
  ['packed', 'packed'],
  ['normal', 'normal'],
  ['relaxed', 'relaxed'],
];

/** After sorts and places: a quiet beach is a beach, "quiet" alone a pace. */
export function readPace(reading: Reading): void {
  for (const clause of reading.clauses)
    for (const [concept, pace] of paces) {
      const mark = reading.text.first(clause, concept);
      if (mark && !reading.found.some(({ item }) => item.kind === 'pace'))
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

function occasionsIn(reading: Reading, clause: Span): void {
  for (const [concept, what] of occasions) {
    const mark = reading.text.first(clause, concept);
    if (!mark) continue;
    const day = momentsIn(reading, clause).find((moment) => moment.is === 'day');
    const own = day && !reading.text.has(clause, 'place') ? [day] : [];
    note(reading, { kind: 'occasion', what, ...(day && { day: day.day }) }, [mark, ...own]);
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

/** After sorts and places: "cheap ramen" is a sort with a quality, "cheap" alone a style. */
export function readStyles(reading: Reading): void {
  for (const clause of reading.clauses)
    for (const [concept, style] of styles) {
      const mark = reading.text.first(clause, concept);
      const isOfItem =
        style === 'highlights' &&
        reading.found.some(
          ({ item, span }) =>
            (item.kind === 'place' || item.kind === 'sort') && span.from >= clause.from && span.to <= clause.to,
        );
      if (mark && !isOfItem) note(reading, { kind: 'style', style }, [mark]);
    }
}

const avoidances: readonly (readonly [Concept, ItemOf<'avoid'>['what']])[] = [
  ['queues', 'queues'],
  ['heights', 'heights'],
  ['heat', 'heat'],
  ['rain', 'rain'],
  ['cold', 'cold'],
  ['sun', 'sun'],
  ['wind', 'wind'],
  ['transport', 'transport'],
  ['driving', 'driving'],
  ['afterDark', 'night'],
];

function avoidancesIn(reading: Reading, clause: Span): void {
  const { text } = reading;
  const fear = text.first(clause, 'scared', 'refuse', 'not');
  for (const [concept, what] of avoidances) {
    const mark = text.first(clause, concept);
    if (!mark) continue;
    const isPinned = what === 'night' && text.has(clause, 'place');
    const isFear = !isPinned && (what === 'heights' || fear !== undefined);
    if (isFear) note(reading, { kind: 'avoid', what }, [mark, ...(fear ? [fear] : [])]);
  }
}

const AGE_OF_TODDLER = 2;
const AGE_OF_TEEN = 15;

function agesIn({ text }: Reading, clause: Span): { ages: number[]; spans: Span[] } {
  const ages: number[] = [];
  const spans: Span[] = [];
  for (let i = clause.from; i < clause.to; i++) {
    const token = text.tokens[i];
    const spoken = text.at[i]?.find((mark) => mark.is === 'numbers');
    const age =
      token?.kind === 'number' ? Number(token.text) : spoken && 'value' in spoken ? spoken.value + 1 : Number.NaN;
    if (!Number.isInteger(age) || age > 17 || !text.isFree({ from: i, to: i + 1 }) || !isAge({ text }, i)) continue;
    ages.push(text.is(i + 1, 'monthUnit') ? 0 : age);
    spans.push({ from: i, to: i + 1 });
  }
  return { ages, spans };
}

/** A figure is an age behind "aged", a bracket, "de" or a comma, or before "years"; before "kids" it counts them. */
function isAge({ text }: Pick<Reading, 'text'>, i: number): boolean {
  let next = i + 1;
  while (
    /^(?:and|y|,|or|o|&|e|-|–|\+|\/)$/.test(text.tokens[next]?.text ?? '') ||
    text.tokens[next]?.kind === 'number' ||
    text.is(next, 'numbers')
  )
    next++;
  if (text.is(next, 'ageUnit', 'monthUnit')) return true;
  if (text.is(i + 1, 'child', 'teen', 'baby', 'toddler')) return false;
  const before = text.tokens[i - 1]?.text ?? '';
  if (text.endsBefore(i, 'child', 'teen') && text.tokens[i]?.kind === 'number') return true;
  return (
    /^(?:aged?|ages|\(|de|,|and|y|&|\+|\/|con|is|tiene|tienen|are|of|:|-)$/.test(before) &&
    text.tokens[i]?.kind === 'number'
  );
}

const howMany = ({ text }: Reading, mark: Mark): number => {
  const token = text.tokens[mark.from - 1];
  if (token?.kind === 'number') return Math.min(10, Number(token.text) || 1);
  const said = text.at[mark.from - 1]?.find((one) => one.is === 'numbers');
  return said && 'value' in said ? said.value + 1 : 1;
};

/** Twins have one age. */
const twice = ({ text }: Reading, sentence: Span, ages: readonly number[]) =>
  ages.length === 1 && text.has(sentence, 'twins') ? [...ages, ...ages] : ages;

/** "Two kids, 4 and 7", "con un bebé", "dos adolescentes". A sentence is looked at whole: ages follow after a comma. */
function childrenIn(reading: Reading, sentence: Span): void {
  const { text } = reading;
  const trigger = text.first(sentence, 'child', 'baby', 'toddler', 'teen');
  if (!trigger) return;
  const { ages, spans } = agesIn(reading, { from: Math.max(sentence.from, trigger.from - 6), to: sentence.to });
  const babies = text.all(sentence, 'baby').map(() => 0);
  const toddlers = text.all(sentence, 'toddler').map(() => AGE_OF_TODDLER);
  const teens = text
    .all(sentence, 'teen')
    .flatMap((mark) => Array.from({ length: howMany(reading, mark) }, () => AGE_OF_TEEN));
  const all = ages.length > 0 ? twice(reading, sentence, ages) : [...babies, ...toddlers, ...teens];
  const isKnown = reading.found.some(({ item }) => item.kind === 'children');
  if (isKnown && all.length === 0) return text.take(...text.all(sentence, 'child', 'baby', 'toddler', 'teen'));
  note(reading, { kind: 'children', ages: [...all].sort((a, b) => a - b) }, [
    ...text.all(sentence, 'child', 'baby', 'toddler', 'teen'),
    ...spans,
    ...text.all(sentence, 'ageUnit', 'monthUnit', 'aged'),
  ]);
  text.take(...text.all(sentence, 'family'));
}

function sentencesOf({ clauses }: Reading): Span[] {
  const found: { from: number; to: number }[] = [];
  for (const { from, to, after } of clauses) {
    const last = found.at(-1);
    if (last && after !== 'stop' && after !== 'start') last.to = to;
    else found.push({ from, to });
  }
  return found;
}

/** Who travels, what they eat and what they can walk. */
export function readPeople(reading: Reading): void {
  for (const sentence of sentencesOf(reading)) {
    allergyIn(reading, sentence);
  }
  for (const clause of reading.clauses) {
    dietsIn(reading, clause);
    occasionsIn(reading, clause);
  }
  for (const sentence of sentencesOf(reading)) childrenIn(reading, sentence);
  for (const clause of reading.clauses) {
    plainIn(reading, clause);
    const family = reading.text.first(clause, 'family');
    if (family && !reading.found.some(({ item }) => item.kind === 'children'))
      note(reading, { kind: 'company', who: 'family' }, [family]);
    avoidancesIn(reading, clause);
  }
}
