import type { Pace } from '../rules.ts';
import { type Heard, withoutHours } from './needs.ts';

const relaxed =
  /\b(?:relax\w*|slow\w*(?! food)|calm\w*|easy ?going|leisure\w*|laid back|unhurried|tranquil\w*|despacio|pausad\w*|descans\w*|con calma)\b/;
/** Refusals that ask for a slow pace. */
const unhurried =
  /\b(?:sin prisas?|no (?:rush|hurry|stress)|without (?:rush\w*|hurry\w*|stress)|not (?:too )?(?:busy|packed|much(?! walking))|nada intenso|sin agobios?|sin correr|sin estres)\b/;
const packed =
  /\b(?:packed|intens\w*|as much as possible|busy|see everything|full days|a tope|todo lo posible|verlo todo|apretad\w*)\b/;

/** A text without what it says of the pace, and the words that go with it. */
export function withoutPace(text: string): string {
  return [relaxed, unhurried, packed, /\bsin parar\b/, /\b(?:pace|ritmo|rhythm|take|weekend|fin de semana)\b/]
    .reduce((rest, said) => rest.replace(new RegExp(said.source, 'g'), ' '), text)
    .replace(/ +/g, ' ')
    .trim();
}

/** The pace a clause asks for; null when it says nothing about it. */
export function paceOf(clause: Heard): Pace | null {
  const [wanted, whole] = [withoutHours(clause.wanted), withoutHours(clause.whole)];
  if (relaxed.test(wanted) || unhurried.test(whole)) return 'relaxed';
  return packed.test(wanted) || /\bsin parar\b/.test(whole) ? 'packed' : null;
}
