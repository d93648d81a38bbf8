import type { Pace } from '../rules.ts';
import { withoutHours } from './needs.ts';
import type { Clause } from './wishes.ts';

const relaxed =
  /\b(?:relax\w*|slow\w*|calm\w*|easy ?going|leisure\w*|laid back|unhurried|tranquil\w*|despacio|pausad\w*|descans\w*|con calma)\b/;
/** Refusals that ask for a slow pace. */
const unhurried =
  /\b(?:sin prisas?|no (?:rush|hurry|stress)|without (?:rush\w*|hurry\w*|stress)|not (?:too )?(?:busy|packed|much(?! walking))|nada intenso|sin agobios?|sin correr|sin estres)\b/;
const packed =
  /\b(?:packed|intens\w*|as much as possible|busy|see everything|full days|a tope|todo lo posible|verlo todo|apretad\w*)\b/;

/** The pace a clause asks for; null when it says nothing about it. */
export function paceOf(clause: Clause): Pace | null {
  const [wanted, whole] = [withoutHours(clause.wanted), withoutHours(clause.whole)];
  if (relaxed.test(wanted) || unhurried.test(whole)) return 'relaxed';
  return packed.test(wanted) || /\bsin parar\b/.test(whole) ? 'packed' : null;
}
