import { wires } from '../support/model-engine.ts';
import { simulateFaults } from './model-faults.ts';

/** npm run sim -- llm 1000: as many plans with a failing model, over every provider's wire. */
const [count = 1_000, seed = 20_261_121] = process.argv.slice(2).map(Number);
const SLACK_MS = 1_000;
let unhandled = 0;
process.on('unhandledRejection', (error) => {
  unhandled += 1;
  process.stderr.write(`unhandled: ${String(error)}\n`);
});
let faulty = 0;
for (const wire of wires) {
  const share = Math.ceil(count / wires.length);
  const { faults, counts, times } = await simulateFaults(wire, share, seed, SLACK_MS);
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  const [p50, p99] = [0.5, 0.01].map((part) => Math.round(times[Math.floor(times.length * part)] ?? 0));
  const most = Math.round(times[0] ?? 0);
  process.stdout.write(
    `${wire.provider}: ${share} plans, ${JSON.stringify(counts)}; p50 ${p50} ms, p99 ${p99} ms, slowest ${most} ms; ${faults.length} faults\n`,
  );
  faulty += faults.length;
}
process.stdout.write(`${faulty} faults, ${unhandled} unhandled rejections\n`);
process.exit(faulty + unhandled > 0 ? 1 : 0);
