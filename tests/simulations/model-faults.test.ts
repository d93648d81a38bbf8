import { describe, expect, it } from 'vitest';
import { modelModes } from '../support/fake-llm.ts';
import { wires } from '../support/model-engine.ts';
import { simulateFaults } from './model-faults.ts';

/** Machines that test are busy; a model that hangs does so for longer. */
const HANGING_MS = 20_000;

/** The small share of `npm run sim -- llm`: every way of failing once; the other wires are heard in model-engine.test.ts. */
describe('plans with a model that fails', () => {
  it.each(wires.slice(0, 1))(
    'end in a checked plan or a refusal with the tokens right: $provider',
    { timeout: 120_000 },
    async (wire) => {
      const { faults, counts } = await simulateFaults(wire, modelModes.length, 7, HANGING_MS);
      expect(faults).toEqual([]);
      expect(counts.planned).toBeGreaterThan(modelModes.length / 2);
    },
  );
});
