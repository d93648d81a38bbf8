import { languages } from '#domain/language.ts';
import { addDays } from '#domain/trip/dates.ts';
import { itemSchema } from '#domain/wishes/item.ts';
import { readable } from '#domain/wishes/wish.ts';
import { written } from '#domain/wishes/written.ts';
import { judgeAnswers } from '#judge/judge.ts';
import { readIntent } from '#planner/intent/intent.ts';
import { answerWishes } from '#planner/narrate/answers/answers.ts';
import { planTrip } from '#planner/plan-trip.ts';
import { aDestination, aTripRequest } from '../support/trips.ts';
import type { GoldenWish } from './judged.ts';

/** What the judge makes of the plan of a wish, before the planner may take a tick back. */
export interface Outcome {
  /** Ticks that the judge does not let pass. */
  readonly falses: readonly string[];
  /** Plain ticks of items that a person does not read in the wish. */
  readonly misread: readonly string[];
  readonly ticks: number;
  readonly impossible: boolean;
}

/** Plans a golden wish as it was typed, in one language and then the other by its number. */
export function outcomeOf({ in: city, from, days, say, items }: GoldenWish, index: number): Outcome {
  const destination = aDestination(city);
  const language = languages[index % languages.length] ?? 'en';
  const dates = { start: from, end: addDays(from, days - 1) };
  const request = aTripRequest({ destination: city, preferences: say, categories: [], budget: null, dates });
  const result = planTrip({ tripId: crypto.randomUUID(), request, destination, catalogueVersion: 'test', language });
  if (result.kind === 'impossible') return { falses: [], misread: [], ticks: 0, impossible: true };
  const { trip } = result;
  const wishes = readable(trip.wishes ?? []);
  const asked = { ...request, wishes };
  const answers = answerWishes({
    days: trip.days,
    intent: readIntent(asked, destination),
    destination,
    request: asked,
    language,
  });
  const ticked = answers.filter(({ met, about }) => met === 'yes' && about);
  return {
    falses: judgeAnswers({ ...trip, answers }, destination).map(
      ({ answer, reason }) => `${answers[answer]?.asked} (${answers[answer]?.met}): ${reason}`,
    ),
    misread: ticked.map(({ about }) => written(itemSchema.parse(about))).filter((item) => !items.includes(item)),
    ticks: ticked.length,
    impossible: false,
  };
}
