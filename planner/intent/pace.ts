import type { Pace } from '../rules.ts';
import { saidWords } from './lexicon.ts';
import { type Heard, withoutHours } from './needs.ts';

const relaxed = saidWords(({ pace }) => pace.relaxed);
const unhurried = saidWords(({ pace }) => pace.unhurried);
const packed = saidWords(({ pace }) => pace.packed);
const restless = saidWords(({ pace }) => pace.restless);
const beside = saidWords(({ pace }) => pace.beside);

/** A text without what it says of the pace, and the words that go with it. */
export function withoutPace(text: string): string {
  return [relaxed, unhurried, packed, restless, beside]
    .reduce((rest, said) => rest.replace(new RegExp(said.source, 'g'), ' '), text)
    .replace(/ +/g, ' ')
    .trim();
}

/** The pace a clause asks for; null when it says nothing about it. */
export function paceOf(clause: Heard): Pace | null {
  const [wanted, whole] = [withoutHours(clause.wanted), withoutHours(clause.whole)];
  if (relaxed.test(wanted) || unhurried.test(whole)) return 'relaxed';
  return packed.test(wanted) || restless.test(whole) ? 'packed' : null;
}
