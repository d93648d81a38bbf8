import { boundaries } from '../boundaries.ts';
import type { Examples } from '../changes.ts';
import { mutations } from '../mutations.ts';
import { fixed } from './fixed.ts';
import { holidays } from './holidays.ts';
import { lists } from './lists.ts';
import { money } from './money.ts';
import { opening } from './opening.ts';
import { strain } from './strain.ts';
import { texts } from './texts.ts';

const subjects: readonly Examples[] = [
  { breaking: mutations, passing: boundaries },
  opening,
  holidays,
  money,
  strain,
  lists,
  fixed,
  texts,
];

/** Every change of a plan that breaks a rule, and every one that just does not; `replan.ts` has those of H12 and H13. */
export const examples: Examples = {
  breaking: subjects.flatMap(({ breaking }) => breaking),
  passing: subjects.flatMap(({ passing }) => passing),
};
