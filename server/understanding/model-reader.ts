import {
  APICallError,
  type LanguageModel,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
  RetryError,
} from 'ai';
import * as z from 'zod/mini';
import { dayCount, type TripDates } from '#domain/trip/dates.ts';
import type { DestinationSheet } from '#domain/wishes/sheet.ts';
import type { AppContext } from '../app-context.ts';
import type { ModelConfig } from '../config-services.ts';
import { Breaker } from '../planning/engines/breaker.ts';
import { languageModel } from '../planning/engines/language-model.ts';
import { ModelCalls } from '../planning/engines/model-calls.ts';
import { type Limits, type ModelAnswer, streamAnswer } from '../planning/engines/stream-answer.ts';
import { type CheckedReading, checkedReading, type RawReading } from './checked-reading.ts';
import { READING_PROMPT, readingPrompt } from './prompts/read-wishes.ts';

/** One request and no second: what is refused or late is read by the grammar. */
const usualLimits: Limits = { totalMs: 8_000, chunkMs: 8_000, retries: 0 };
/** A text of 2,000 characters says some twenty things, at thirty tokens each. */
const longest = { tokens: 2_000, characters: 12_000 };

/** Every field required and no limits: some providers accept nothing else. `checkedReading` judges. */
const answerSchema = z.object({
  items: z.array(z.object({ item: z.string(), quote: z.string(), binds: z.string() })),
  unknown: z.array(z.string()),
});

interface Parts {
  readonly context: Pick<AppContext, 'db' | 'now' | 'config'>;
  readonly model: ModelConfig;
  readonly reads: NonNullable<ModelConfig['reads']>;
  readonly limits?: Limits;
}

interface ToRead {
  readonly text: string;
  /** null: the catalogue does not know the destination. */
  readonly sheet: DestinationSheet | null;
  readonly dates: TripDates;
  readonly userId: string;
  /** Aborted when the traveller no longer waits. */
  readonly signal: AbortSignal;
}

/** A reading, or why there is none: a word of ours that holds nothing of the text. */
type ModelReading =
  | { readonly kind: 'read'; readonly reading: CheckedReading }
  | { readonly kind: 'none'; readonly reason: string };

/** Libraries quote in their messages what they could not read, which quotes the traveller: only what we say ourselves may be kept. */
function reasonOf({ failure }: ModelAnswer, signal: AbortSignal): string {
  const error = RetryError.isInstance(failure) ? failure.lastError : failure;
  if (signal.aborted) return 'not waited for';
  // An answer that breaks off on its way is an error of the call, too, and has the status of its beginning.
  if (APICallError.isInstance(error))
    return (error.statusCode ?? 0) < 400 ? 'broken off' : `refused ${error.statusCode}`;
  if (NoObjectGeneratedError.isInstance(error)) return error.finishReason === 'length' ? 'too long' : 'unreadable';
  if (NoOutputGeneratedError.isInstance(error)) return 'nothing said';
  return error instanceof Error && /abort|timeout|too long/i.test(`${error.name} ${error.message}`)
    ? 'too slow'
    : 'failed';
}

/**
 * Has the configured language model read what travellers type. Whatever the provider or the database does, it ends in a checked reading or in
 * none, in the time of its limits.
 */
export class ModelReader {
  private readonly calls: ModelCalls;
  private readonly breaker: Breaker;
  private readonly asked: LanguageModel;
  private readonly limits: Limits;

  constructor({ context, model, reads, limits = usualLimits }: Parts) {
    this.calls = new ModelCalls(context, model, { works: ['read'], ...reads, prompt: READING_PROMPT });
    this.breaker = new Breaker(context.now);
    this.asked = languageModel(model);
    this.limits = limits;
  }

  async read(given: ToRead): Promise<ModelReading> {
    try {
      return await this.ask(given);
    } catch {
      return { kind: 'none', reason: 'no accounts could be kept' };
    }
  }

  private async ask({ text, sheet, dates, userId, signal }: ToRead): Promise<ModelReading> {
    if (!/\p{L}/u.test(text)) return { kind: 'none', reason: 'nothing to read' };
    if (!this.breaker.allows()) return { kind: 'none', reason: 'paused after failures' };
    const call = await this.calls.begin('read', 1, userId);
    if (!call) return { kind: 'none', reason: 'share used up' };
    const said: { raw?: RawReading } = {};
    const answer = await streamAnswer(
      { model: this.asked, prompt: readingPrompt({ text, sheet, dates }), limits: this.limits, signal },
      { output: Output.object({ schema: answerSchema }), longest },
      async (result) => {
        said.raw = await result.output;
      },
    );
    const { raw } = said;
    const reason = raw && !answer.failure ? null : reasonOf(answer, signal);
    await this.calls.end(call, { ...answer, failure: reason === null ? null : new Error(reason) });
    if (reason !== null || !raw) {
      if (!signal.aborted) this.breaker.failed();
      return { kind: 'none', reason: reason ?? 'failed' };
    }
    this.breaker.succeeded();
    const reading = checkedReading(raw, { text, sheet, days: dayCount(dates) });
    const proposed = reading.items.length + reading.dropped;
    await this.calls.keepTally(call, { proposed, kept: reading.items.length, faults: reading.dropped });
    return { kind: 'read', reading };
  }
}
