import type { AppContext } from '../../app-context.ts';
import type { Planner } from '../planner-task.ts';
import { threadedEngine } from './embedded.ts';
import type { Engine } from './engine.ts';

export interface Engines {
  /** Who plans what travellers ask for: the configured language model, or else our own planner. */
  readonly asked: Engine;
  /** Our own planner, for plans that are not paid for. */
  readonly own: Engine;
}

/** The engines of a server. What speaks to providers is loaded only where one is configured. */
export async function chooseEngines(
  context: Pick<AppContext, 'config' | 'db' | 'now'>,
  planner: Planner,
  logError: (error: unknown, message: string) => void,
): Promise<Engines> {
  const own = threadedEngine(planner);
  const { model } = context.config;
  if (!model) return { asked: own, own };
  const { modelEngine } = await import('./ai.ts');
  return { asked: modelEngine({ context, model, planner, embedded: own, logError }), own };
}
