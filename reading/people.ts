import { diets, type ItemOf } from '#domain/wishes/item.ts';
import { childrenIn } from './children.ts';
import { momentsIn, note, type Reading } from './item-list.ts';
import type { Concept } from './lexicon.ts';
import type { Span } from './marked-text.ts';
import type { Mark } from './marks.ts';

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
