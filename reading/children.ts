import { note, type Reading } from './item-list.ts';
import type { Span } from './marked-text.ts';
import type { Mark } from './marks.ts';

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
export function childrenIn(reading: Reading, sentence: Span): void {
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
