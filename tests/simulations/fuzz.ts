import { parseArgs } from 'node:util';
import { fuzz } from './fuzz/fuzz.ts';

/** npm run sim -- fuzz --seed 7 --count 500000: malformed requests over every route, made from the OpenAPI document. */
const { values } = parseArgs({ options: { seed: { type: 'string' }, count: { type: 'string' } } });
const [seed, count] = [Number(values.seed ?? 7), Number(values.count ?? 50_000)];
const SHOWN = 20;

const report = await fuzz(seed, count, ({ requests, faults }) => {
  process.stderr.write(`${requests} requests, ${faults.length} faults\n`);
});
const statuses = [...report.statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${times} x ${status}`);
process.stdout.write(
  `seed ${seed}: ${report.requests} requests to ${report.operations.size} operations, ${report.faults.length} faults, ` +
    `longest answer ${Math.round(report.longestMs)} ms; ${statuses.join(', ')}\n`,
);
for (const fault of report.faults.slice(0, SHOWN)) process.stdout.write(`${JSON.stringify(fault, null, 1)}\n`);
process.exit(report.faults.length === 0 ? 0 : 1);
