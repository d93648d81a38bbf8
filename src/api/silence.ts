import { create } from 'zustand';

/** As long as a server may take before its user is told: a request that is slow goes on all the same. */
const SILENT_AFTER_MS = 5000;

interface Silence {
  /** A request waits, and since it was sent the server has answered none. */
  readonly silent: boolean;
}

export const useSilence = create<Silence>(() => ({ silent: false }));

let answers = 0;

function hear(): void {
  answers += 1;
  if (useSilence.getState().silent) useSilence.setState({ silent: false });
}

/** A refusal is an answer. */
const isAnswer = (error: unknown) => error instanceof Error && 'response' in error;

/** Tells of a request that nothing comes back to; one that fails leaves it said until there is an answer to something. */
export async function listenFor<T>(sent: Promise<T>): Promise<T> {
  const before = answers;
  const timer = setTimeout(() => {
    if (answers === before) useSilence.setState({ silent: true });
  }, SILENT_AFTER_MS);
  try {
    const answer = await sent;
    hear();
    return answer;
  } catch (error) {
    if (isAnswer(error)) hear();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
