import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { aDestination, aTrip } from '../support/trips.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Plans in a process of its own and prints the trip. */
function planElsewhere(destinationId: string, preferences: string): string {
  const program = path.join(root, 'tests/support/print-plan.ts');
  return execFileSync(process.execPath, ['tools/run.mjs', program, destinationId, preferences], {
    cwd: root,
    encoding: 'utf8',
  });
}

it.each([
  ['rome', 'slow mornings, no museums'],
  ['tokyo', 'packed'],
])('the same request gives the same JSON in another process: %s, %s', (id, preferences) => {
  const here = { ...aTrip({ preferences }, aDestination(id)), id: '' };
  const there = { ...JSON.parse(planElsewhere(id, preferences)), id: '' };
  expect(JSON.stringify(there)).toBe(JSON.stringify(here));
});
