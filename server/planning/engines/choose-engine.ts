import type { AppContext } from '../../app-context.ts';
import { type Planner, yielding } from '../planner-task.ts';
import { threadedEngine } from './embedded.ts';
import type { Engine } from './engine.ts';

export interface Engines {
  /** Who plans what travellers ask for: the configured language model, or else our own planner. */
  readonly asked: Engine;
  /** Our own planner, for plans that are not paid for and that no traveller waits behind. */
  readonly own: Engine;
}

/** The engines of a server. What speaks to providers is loaded only where one is configured. */
export async function chooseEngines(
  context: Pick<AppContext, 'config' | 'db' | 'now'>,
  planner: Planner,
  logError: (error: unknown, message: string) => void,
): Promise<Engines> {
  const embedded = threadedEngine(planner);
  const own = threadedEngine(yielding(planner));
  const { model } = context.config;
  if (!model) return { asked: embedded, own };
  const { modelEngine } = await import('./ai.ts');
  return { asked: modelEngine({ context, model, planner, embedded, logError }), own };
}
