import { createHmac, randomUUID } from 'node:crypto';
import type { AppContext } from '../../app-context.ts';
import type { ModelConfig } from '../../config-services.ts';
import type { ModelAnswer } from './stream-answer.ts';

const HOUR_MS = 3_600_000;
const LONGEST_OUTCOME = 200;

export type Work = 'plan' | 'replan' | 'read';

/** What of the calls is counted together, how much of it there may be, and what the model is told. */
export interface Share {
  readonly works: readonly Work[];
  readonly perUserDay: number;
  readonly perHour: number;
  readonly prompt: string;
}

export interface Call {
  readonly id: string;
  readonly startedAt: number;
}

/** What became of a proposal. */
export interface Tally {
  readonly proposed: number;
  readonly kept: number;
  readonly faults: number;
}

/** Millionths of a euro for some tokens; a cent per million tokens is a hundredth of such a one per token. */
export function microEuro({ centsPerMillion }: ModelConfig, tokensIn: number, tokensOut: number): number {
  return Math.round((tokensIn * centsPerMillion.in + tokensOut * centsPerMillion.out) / 100);
}

/** The accounts of what is asked of a model, and the ceilings that keep them small. */
export class ModelCalls {
  constructor(
    private readonly context: Pick<AppContext, 'db' | 'now' | 'config'>,
    private readonly model: ModelConfig,
    private readonly share: Share,
  ) {}

  /** Opens the account of a call; null when the share of this user or of this hour is used up. */
  async begin(work: Work, round: number, userId: string | null): Promise<Call | null> {
    const { db } = this.context;
    const call = { id: randomUUID(), startedAt: performance.now() };
    const started = this.context.now();
    const asked_by = userId === null ? null : this.askerOf(userId, started);
    const { provider, model } = this.model;
    const common = { work, round, provider, model, prompt: this.share.prompt, started_at: started.toISOString() };
    const open = { latency_ms: null, tokens_in: null, tokens_out: null, micro_euro: null };
    const unknown = { proposed: null, kept: null, faults: null, outcome: 'running' };
    await db
      .insertInto('model_calls')
      .values({ id: call.id, asked_by, ...common, ...open, ...unknown })
      .execute();
    // Counted with itself: of two at the same moment both may be refused, never both be let through.
    if (round > 1 || (await this.isWithin(asked_by, started))) return call;
    await db.deleteFrom('model_calls').where('id', '=', call.id).execute();
    return null;
  }

  async end({ id, startedAt }: Call, { tokensIn, tokensOut, failure }: ModelAnswer): Promise<void> {
    await this.context.db
      .updateTable('model_calls')
      .set({
        latency_ms: Math.round(performance.now() - startedAt),
        tokens_in: tokensIn,
        tokens_out: tokensOut,
        micro_euro: tokensIn === null || tokensOut === null ? null : microEuro(this.model, tokensIn, tokensOut),
        outcome: failure ? `${failure.name}: ${failure.message}`.slice(0, LONGEST_OUTCOME) : 'ok',
      })
      .where('id', '=', id)
      .execute();
  }

  async keepTally({ id }: Call, tally: Tally): Promise<void> {
    await this.context.db.updateTable('model_calls').set(tally).where('id', '=', id).execute();
  }

  private askerOf(userId: string, at: Date): string {
    const day = at.toISOString().slice(0, 10);
    return createHmac('sha256', this.context.config.secret).update(`model ${day} ${userId}`).digest('base64url');
  }

  private async isWithin(askedBy: string | null, at: Date): Promise<boolean> {
    const calls = this.context.db
      .selectFrom('model_calls')
      .select(({ fn }) => fn.countAll<number>().as('calls'))
      .where('round', '=', 1)
      .where('work', 'in', this.share.works);
    const hourAgo = new Date(at.getTime() - HOUR_MS).toISOString();
    const lately = await calls.where('started_at', '>', hourAgo).executeTakeFirstOrThrow();
    if (lately.calls > this.share.perHour) return false;
    if (askedBy === null) return true;
    const own = await calls.where('asked_by', '=', askedBy).executeTakeFirstOrThrow();
    return own.calls <= this.share.perUserDay;
  }
}
