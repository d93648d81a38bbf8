import { type LanguageModel, Output, type StreamTextResult, streamText, type ToolSet } from 'ai';
import type { Prompt } from '../prompts/choose-places.ts';

/** What the library needs at most to notice that its time is over. */
const NOTICE_MS = 250;

export interface Limits {
  /** A whole answer's time, in milliseconds. */
  readonly totalMs: number;
  /** How long the model may be silent once it has begun; before that it may think. */
  readonly chunkMs: number;
  /** How often a refusal that may pass (429, 5xx) is tried again, as late as the provider asks. */
  readonly retries: number;
}

export interface Asking {
  readonly model: LanguageModel;
  readonly prompt: Prompt;
  readonly limits: Limits;
  readonly signal: AbortSignal;
}

/** How long an answer may be: what is paid for, and what is read of it. */
export interface Longest {
  readonly tokens: number;
  readonly characters: number;
}

export interface ModelAnswer {
  /** null when the provider did not say. */
  readonly tokensIn: number | null;
  readonly tokensOut: number | null;
  /** Why the answer is not whole; null when it is. */
  readonly failure: Error | null;
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

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
 * Asks a model and hands its stream on. Never rejects and never hangs: what went wrong is in the answer. After an abort the library's
 * stream ends as if all were well; only its awaited output tells. `isOver` says that the answer has been given up.
 */
export async function streamAnswer<OUTPUT extends Output.Output>(
  asking: Asking,
  { output, longest }: { readonly output: OUTPUT; readonly longest: Longest },
  take: (result: StreamTextResult<ToolSet, OUTPUT>, isOver: () => boolean) => Promise<void>,
): Promise<ModelAnswer> {
  const { model, prompt, limits, signal } = asking;
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
      output,
      maxOutputTokens: longest.tokens,
      maxRetries: retries,
      abortSignal: AbortSignal.any([signal, ender.signal]),
      timeout: { totalMs: Math.ceil(totalMs), chunkMs },
      onError: ({ error }) => {
        said ??= error;
      },
      onChunk: ({ chunk }) => {
        written += chunk.type === 'text-delta' ? chunk.text.length : 0;
        if (written <= longest.characters) return;
        said ??= new Error('the answer does not end');
        ender.abort();
      },
      onFinish: ({ totalUsage: { inputTokens, outputTokens } }) => {
        used = { tokensIn: inputTokens ?? null, tokensOut: outputTokens ?? null };
      },
    });
    await take(result, () => isOver);
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
