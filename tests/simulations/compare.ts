import { parseArgs } from 'node:util';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { costOutcome, valueOutcome } from './comparisons.ts';
import { countOutcomes } from './count-outcomes.ts';

/** npm run sim -- comparisons --requests 2000 --seed 1: prints every plan that compares badly, then the counts. */
const { values } = parseArgs({
  options: { requests: { type: 'string', default: '2000' }, seed: { type: 'string', default: '1' } },
});
const catalogue = loadCatalogue();
const [seed, requests] = [Number(values.seed), Number(values.requests)];
const numbers = Array.from({ length: requests }, (_, number) => number);
const faulty =
  countOutcomes('value by days', numbers, (number) => valueOutcome(seed, number, catalogue)) +
  countOutcomes('cost by budget', numbers, (number) => costOutcome(seed, number, catalogue));
process.exitCode = faulty === 0 ? 0 : 1;
