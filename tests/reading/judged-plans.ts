// npm run sim -- answers [FILE...]: plans every golden wish and lets the judge look at every tick before the planner may take it back.
import { addDays } from '#domain/trip/dates.ts';
import { languages } from '#domain/language.ts';
import { readable } from '#domain/wishes/wish.ts';
import { written } from '#domain/wishes/written.ts';
import { judgeAnswers } from '#judge/judge.ts';
import { readIntent } from '#planner/intent/intent.ts';
import { answerWishes } from '#planner/narrate/answers/answers.ts';
import { planTrip } from '#planner/plan-trip.ts';
import { aDestination, aTripRequest } from '../support/trips.ts';
import { type GoldenWish, goldenWishes, openSet } from './judged.ts';

const files = process.argv.slice(2);
const print = (line: string) => process.stdout.write(`${line}\n`);

interface Outcome {
  /** Ticks that the judge does not let pass. */
  readonly falses: readonly string[];
  /** Ticks of items that a person does not read in the wish. */
  readonly misread: readonly string[];
  readonly ticks: number;
  readonly impossible: boolean;
}

function outcomeOf({ in: city, from, days, say, items }: GoldenWish, index: number): Outcome {
  const destination = aDestination(city);
  const language = languages[index % languages.length] ?? 'en';
  const dates = { start: from, end: addDays(from, days - 1) };
  const request = aTripRequest({ destination: city, preferences: say, categories: [], budget: null, dates });
  const result = planTrip({ tripId: crypto.randomUUID(), request, destination, catalogueVersion: 'test', language });
  if (result.kind === 'impossible') return { falses: [], misread: [], ticks: 0, impossible: true };
  const { trip } = result;
  const wishes = readable(trip.wishes ?? []);
  const asked = { ...request, wishes };
  const answers = answerWishes({ days: trip.days, intent: readIntent(asked, destination), destination, request: asked, language });
  const ticked = answers.filter(({ met, about }) => met !== 'no' && about);
  return {
    falses: judgeAnswers({ ...trip, answers }, destination).map(({ answer, reason }) => `${answers[answer]?.asked} (${answers[answer]?.met}): ${reason}`),
    misread: ticked.flatMap(({ about }) => (about && !items.includes(written(about)) ? [written(about)] : [])),
    ticks: ticked.length,
    impossible: false,
  };
}

let [plans, ticks, falses, misread, impossible] = [0, 0, 0, 0, 0];
for (const [index, wish] of (files.length > 0 ? files : [openSet]).flatMap(goldenWishes).entries()) {
  const outcome = outcomeOf(wish, index);
  plans++;
  ticks += outcome.ticks;
  falses += outcome.falses.length;
  misread += outcome.misread.length;
  if (outcome.impossible) impossible++;
  for (const reason of outcome.falses) print(`FALSE [${wish.in}] ${wish.say} :: ${reason}`);
  if (outcome.impossible) print(`IMPOSSIBLE [${wish.in}] ${wish.say}`);
  if (process.env['VERBOSE']) for (const item of outcome.misread) print(`MISREAD [${wish.in}] ${wish.say} :: ${item}`);
}
print(`${plans} plans, ${impossible} impossible; ${ticks} ticks: ${falses} the judge does not let pass, ${misread} of items nobody asked for`);
process.exitCode = falses > 0 ? 1 : 0;
