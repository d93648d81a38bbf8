// Mean gap to the best known values of the public instances, one thread, by CPU time per case:
// npm run bench -- toptw [--cpu-ms 50,250,1000] [--every 1]
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { seededRandom } from '#domain/random.ts';
import { search } from '#planner/orienteering/search.ts';
import { cpuBudget, readInstance, verify } from './instance.ts';

const { values } = parseArgs({
  options: { 'cpu-ms': { type: 'string', default: '50,250,1000' }, every: { type: 'string', default: '1' } },
});
const folder = path.resolve(import.meta.dirname, '../../../shared/toptw');
const list = path.join(folder, 'bks.csv');

interface Case {
  readonly name: string;
  readonly days: number;
  readonly best: number;
}

function readCases(): Case[] {
  const lines = readFileSync(list, 'utf8').trim().split(/\r?\n/).slice(1);
  return lines.map((line) => {
    const [name = '', days, best] = line.split(',');
    return { name, days: Number(days), best: Number(best) };
  });
}

function gapOf({ name, days, best }: Case, cpuMs: number): number {
  const problem = readInstance(path.join(folder, 'instances', `${name}.txt`), days);
  const { routes } = search(problem, seededRandom(1), cpuBudget(cpuMs));
  return (best - verify(problem, routes)) / best;
}

const setOf = (name: string) => name.replace(/\d+$/, '') + (name.startsWith('pr') ? '' : (name.match(/\d/)?.[0] ?? ''));
const percent = (gap: number) => `${(gap * 100).toFixed(2)} %`;
const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

if (!existsSync(list)) {
  console.log(`The public instances are not here (${path.relative(process.cwd(), folder)}): nothing measured.`);
} else {
  const cases = readCases().filter((_, i) => i % Number(values.every) === 0);
  for (const cpuMs of values['cpu-ms'].split(',').map(Number)) {
    const gaps = cases.map((one) => ({ set: setOf(one.name), gap: gapOf(one, cpuMs) }));
    for (const set of new Set(gaps.map((one) => one.set))) {
      const own = gaps.filter((one) => one.set === set).map((one) => one.gap);
      console.log(`${cpuMs} ms  ${set.padEnd(5)} mean gap ${percent(mean(own))} of ${own.length} cases`);
    }
    console.log(`${cpuMs} ms  all   mean gap ${percent(mean(gaps.map((one) => one.gap)))} of ${gaps.length} cases`);
  }
}
