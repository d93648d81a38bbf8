import type { ModelConfig } from '#server/config-services.ts';
import { modelEngine } from '#server/planning/engines/ai.ts';

import { threadedEngine } from '#server/planning/engines/embedded.ts';
import type { Engine } from '#server/planning/engines/engine.ts';
import type { Limits } from '#server/planning/engines/stream-answer.ts';
import { planHere } from '#server/planning/run-task.ts';
import type { TestServer } from './server.ts';

/** Every provider, and where its wire begins under an origin. */
export const wires = [
  { provider: 'openai', path: '/v1' },
  { provider: 'anthropic', path: '/v1' },
  { provider: 'google', path: '/v1beta' },
  { provider: 'openai-compatible', path: '/v1' },
] as const satisfies readonly { provider: ModelConfig['provider']; path: string }[];

export function aModel(origin: string, wire: (typeof wires)[number], change: Partial<ModelConfig> = {}): ModelConfig {
  return {
    provider: wire.provider,
    model: 'fake',
    baseUrl: `${origin}${wire.path}`,
    apiKey: 'a key of tests',
    plansPerUserDay: 1_000_000,
    plansPerHour: 1_000_000,
    reads: null,
    centsPerMillion: { in: 100, out: 400 },
    ...change,
  };
}

/** Impatient: a test does not wait 90 seconds. */
export const shortLimits: Limits = { totalMs: 4_000, chunkMs: 1_000, retries: 1 };

/** The real engine on the database and the catalogue of a server, its planner in this thread. */
export function aModelEngine(
  { config, db, clock, catalogue }: Pick<TestServer, 'config' | 'db' | 'clock' | 'catalogue'>,
  model: ModelConfig,
  { limits = shortLimits, logError = () => {} }: { limits?: Limits; logError?: (error: unknown) => void } = {},
): Engine {
  const planner = planHere(catalogue);
  return modelEngine({
    context: { config, db, now: clock.now },
    model,
    planner,
    embedded: threadedEngine(planner),
    logError,
    limits,
  });
}
