import type { Language } from '#domain/language.ts';
import type { Answer } from '#domain/trip/answer.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { judgeAnswers } from '#judge/judge.ts';
import type { CompiledDestination } from '../../catalogue/compiled.ts';
import { answerTexts } from './texts.ts';

/** A tick that the judge does not let pass says less: first "partly", then "no", where that cannot be proved either. */
function less(answer: Answer, language: Language): Answer {
  if (answer.met === 'yes') return { ...answer, met: 'partly' };
  const { places: _, ...rest } = answer;
  return { ...rest, met: 'no', answer: answerTexts[language].unproved };
}

const order = ['no', 'partly', 'yes'];

/** First what the plan does not meet, then what it meets in part, then the rest, each in the order it was said. */
export const inOrder = (answers: readonly Answer[]): Answer[] =>
  answers.toSorted((a, b) => order.indexOf(a.met) - order.indexOf(b.met));

/**
 * A trip whose answers say no more than the judge lets pass (docs/specification/answers.md). The judge shares no code with what gave the
 * answers; that it has anything to object to is a mistake of ours, which the traveller never sees as a tick.
 */
export function proved(trip: Trip, destination: CompiledDestination, language: Language): Trip {
  let { answers } = trip;
  for (let falses = judgeAnswers(trip, destination); falses.length > 0; ) {
    const wrong = new Set(falses.map(({ answer }) => answer));
    answers = answers.map((answer, index) => (wrong.has(index) ? less(answer, language) : answer));
    falses = judgeAnswers({ ...trip, answers }, destination);
  }
  return { ...trip, answers: inOrder(answers) };
}
