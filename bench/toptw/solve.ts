// Solves one instance: npm run bench -- toptw-one FILE --days M --cpu-ms MS --seed S prints {"value": number, "routes": [[ids]]}
import { parseArgs } from 'node:util';
import { seededRandom } from '#domain/random.ts';
import { search } from '#planner/orienteering/search.ts';
import { cpuBudget, readInstance, verify } from './instance.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    days: { type: 'string', default: '1' },
    'cpu-ms': { type: 'string', default: '250' },
    seed: { type: 'string', default: '1' },
  },
});
const [file] = positionals;
if (file === undefined) {
  console.error('usage: npm run bench -- toptw-one FILE --days M --cpu-ms MS --seed S');
  process.exit(2);
}
const problem = readInstance(file, Number(values.days));
const { routes } = search(problem, seededRandom(Number(values.seed)), cpuBudget(Number(values['cpu-ms'])));
console.log(JSON.stringify({ value: verify(problem, routes), routes }));
