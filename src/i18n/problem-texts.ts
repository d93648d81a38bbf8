import type { TFunction } from 'i18next';
import type { Problem, ProblemCode } from '#domain/problem.ts';
import type en from '../../locales/en/problem.json';

/** Does not compile while a code lacks its text in English; a test holds the other languages to it. */
type Covered = typeof en extends Record<ProblemCode, { title: string; message: string }> ? true : never;
const covered: Covered = true;

export interface ProblemText {
  readonly title: string;
  readonly message: string;
}

/** What a refusal says to people. */
export function problemText(problem: Problem, t: TFunction): ProblemText {
  return covered && t(`problem.${problem.code}`, { returnObjects: true });
}
