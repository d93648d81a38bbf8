import { parseArgs } from 'node:util';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { planOutcome, replanOutcome } from './plans.ts';

/** npm run simulate:plans -- --plans 20000 --replans 5000 --seed 1: prints every fault, then the counts. */
const { values } = parseArgs({
  options: {
    plans: { type: 'string', default: '20000' },
    replans: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    step: { type: 'string', default: '1' },
    verbose: { type: 'boolean', default: false },
  },
});
const catalogue = loadCatalogue();
const say = (line: string) => process.stdout.write(`${line}\n`);
const [seed, from, step] = [Number(values.seed), Number(values.from), Number(values.step)];

function run(name: string, count: number, outcomeOf: typeof planOutcome): number {
  let [faulty, refused, done] = [0, 0, 0];
  for (let number = from; number < count; number += step, done++) {
    const outcome = outcomeOf(seed, number, catalogue);
    if (outcome.fault) faulty++;
    if (outcome.refused) refused++;
    if (outcome.fault ?? (values.verbose && outcome.refused)) say(outcome.fault ?? `refused ${outcome.refused}`);
  }
  say(`${name}: ${done} done, ${refused} refused as impossible, ${faulty} faulty`);
  return faulty;
}

const faulty = run('plans', Number(values.plans), planOutcome) + run('replans', Number(values.replans), replanOutcome);
process.exitCode = faulty === 0 ? 0 : 1;
