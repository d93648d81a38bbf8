import { type LanguageModel, Output, streamText } from 'ai';
import * as z from 'zod/mini';
import type { Prompt } from '../prompts/choose-places.ts';

/** Every field required and no limits: some providers accept nothing else. Limits are kept in `draftOf`. */
const elementSchema = z.object({ day: z.number(), placeIds: z.array(z.string()), summary: z.string() });

const MOST_OUTPUT_TOKENS = 16_000;
const MOST_PLACES = 12;
const LONGEST_ID = 80;
const LONGEST_SUMMARY = 300;
/** Characters; eight days take a third of it. What is longer costs more to read than it is worth. */
const LONGEST_ANSWER = 20_000;
/** What the library needs at most to notice that its time is over. */
const NOTICE_MS = 250;

export interface Limits {
  /** A whole plan's time, in milliseconds: both rounds with the model, and our own planner where it must take over. */
  readonly totalMs: number;
  /** How long the model may be silent once it has begun; before that it may think. */
  readonly chunkMs: number;
  /** How often a refusal that may pass (429, 5xx) is tried again, as late as the provider asks. */
  readonly retries: number;
}

export interface ModelDay {
  /** 1 for the first day; not checked. */
  readonly day: number;
  readonly placeIds: readonly string[];
  readonly summary: string;
}

export interface Asking {
  readonly model: LanguageModel;
  readonly prompt: Prompt;
  readonly limits: Limits;
  readonly signal: AbortSignal;
  /** Called as soon as a day is written. */
  readonly onDay: (day: ModelDay) => void;
}

export interface ModelAnswer {
  /** null when the provider did not say. */
  readonly tokensIn: number | null;
  readonly tokensOut: number | null;
  /** Why the answer is not whole; null when it is. */
  readonly failure: Error | null;
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

function capped({ day, placeIds, summary }: z.infer<typeof elementSchema>): ModelDay {
  return {
    day,
    placeIds: placeIds.slice(0, MOST_PLACES).map((id) => id.slice(0, LONGEST_ID)),
    summary: summary.slice(0, LONGEST_SUMMARY),
  };
}

/** Rejects when the time is over or the traveller no longer waits, whatever the library does. */
function endOfPatience({ limits, signal }: Asking): { readonly promise: Promise<never>; readonly stop: () => void } {
  let stop = () => {};
  const promise = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new Error('the model took too long')), limits.totalMs + NOTICE_MS);
    const onAbort = () => reject(asError(signal.reason));
    signal.addEventListener('abort', onAbort, { once: true });
    stop = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
    };
  });
  return { promise, stop };
}

/**
 * Asks a model for days and tells each as soon as it is written. Never rejects and never hangs: what went wrong is in the
 * answer. After an abort the library's stream ends as if all were well; only its awaited output tells.
 */
export async function askModel(asking: Asking): Promise<ModelAnswer> {
  const { model, prompt, limits, signal, onDay } = asking;
  const { totalMs, chunkMs, retries } = limits;
  let said: unknown = null;
  let isOver = false;
  let written = 0;
  let used: Pick<ModelAnswer, 'tokensIn' | 'tokensOut'> = { tokensIn: null, tokensOut: null };
  const ender = new AbortController();
  const read = async () => {
    const result = streamText({
      model,
      system: prompt.system,
      prompt: prompt.user,
      output: Output.array({ element: elementSchema }),
      maxOutputTokens: MOST_OUTPUT_TOKENS,
      maxRetries: retries,
      abortSignal: AbortSignal.any([signal, ender.signal]),
      timeout: { totalMs: Math.ceil(totalMs), chunkMs },
      onError: ({ error }) => {
        said ??= error;
      },
      onChunk: ({ chunk }) => {
        written += chunk.type === 'text-delta' ? chunk.text.length : 0;
        if (written <= LONGEST_ANSWER) return;
        said ??= new Error('the answer does not end');
        ender.abort();
      },
      onFinish: ({ totalUsage: { inputTokens, outputTokens } }) => {
        used = { tokensIn: inputTokens ?? null, tokensOut: outputTokens ?? null };
      },
    });
    for await (const element of result.elementStream) {
      if (isOver) break;
      onDay(capped(element));
    }
    await result.output;
  };
  const patience = endOfPatience(asking);
  try {
    signal.throwIfAborted();
    await Promise.race([read(), patience.promise]);
    return { ...used, failure: null };
  } catch (error) {
    ender.abort();
    return { ...used, failure: asError(said ?? error) };
  } finally {
    isOver = true;
    patience.stop();
  }
}
