import { parseArgs } from 'node:util';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { countOutcomes } from './count-outcomes.ts';
import { journeyOutcome } from './journeys.ts';
import { planOutcome, replanOutcome } from './plans.ts';

/** npm run sim -- plans --plans 20000 --replans 5000 --journeys 2000 --seed 1: prints every fault, then the counts. */
const { values } = parseArgs({
  options: {
    plans: { type: 'string', default: '20000' },
    replans: { type: 'string', default: '5000' },
    journeys: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    step: { type: 'string', default: '1' },
    verbose: { type: 'boolean', default: false },
  },
});
const catalogue = loadCatalogue();
const [seed, from, step] = [Number(values.seed), Number(values.from), Number(values.step)];

function run(name: string, count: number, outcomeOf: typeof planOutcome): number {
  const numbers = Array.from({ length: Math.ceil((count - from) / step) }, (_, i) => from + i * step);
  return countOutcomes(name, numbers, (number) => outcomeOf(seed, number, catalogue), values.verbose);
}

const faulty =
  run('plans', Number(values.plans), planOutcome) +
  run('replans', Number(values.replans), replanOutcome) +
  run('journeys', Number(values.journeys), journeyOutcome);
process.exitCode = faulty === 0 ? 0 : 1;
