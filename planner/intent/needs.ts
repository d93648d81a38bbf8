import { saidWords } from './lexicon.ts';
import { type DietId, dietIds, type NeedId, needIds } from './need-ids.ts';

/** Which part of a clause decides: some needs are said as refusals ("no stairs"), others are not meant when refused. */
const decides: Readonly<Record<NeedId, 'whole' | 'wanted'>> = {
  'late-start': 'whole',
  'early-start': 'wanted',
  'early-night': 'whole',
  gentle: 'whole',
  toddler: 'wanted',
  quiet: 'whole',
  highlights: 'wanted',
  thrifty: 'wanted',
};

const needs = new Map(needIds.map((id) => [id, saidWords((lexicon) => lexicon.needs[id])]));
const diets = new Map(dietIds.map((id) => [id, saidWords((lexicon) => lexicon.diets[id])]));
const belongings = saidWords((lexicon) => lexicon.belongings);
const lateStart = saidWords((lexicon) => lexicon.needs['late-start']);
const earlyStart = saidWords((lexicon) => lexicon.needs['early-start']);

/** A clause as the phrases are looked for in it. */
export interface Heard {
  readonly whole: string;
  readonly wanted: string;
}

export function needsOf(clause: Heard): NeedId[] {
  return needIds.filter((id) => needs.get(id)?.test(clause[decides[id]]));
}

export function dietsOf({ whole }: Heard): DietId[] {
  return dietIds.filter((id) => diets.get(id)?.test(whole));
}

/** A text without the phrases of needs and diets, and what belongs to them. */
export function withoutNeeds(text: string): string {
  const phrases = [...needs.values(), ...diets.values()];
  const said = phrases.filter((phrase) => phrase.test(text));
  if (said.length === 0) return text;
  return said
    .reduce((rest, phrase) => rest.replace(new RegExp(phrase.source, 'g'), ' '), text)
    .replace(new RegExp(belongings.source, 'g'), ' ')
    .replace(/ +/g, ' ')
    .trim();
}

/** A clause without the phrases that say when the day starts: "slow mornings" is no slow trip. */
export function withoutHours(text: string): string {
  return text.replace(lateStart, ' ').replace(earlyStart, ' ');
}
