import { Problem } from '#domain/problem.ts';
import { tripNews } from '../api/trip-news.ts';
import { useSession } from '../session/session.ts';
import { bringHome, syncNow } from './sync.ts';
import { useSync } from './sync-state.ts';

const LOCK = 'periplo-news';
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
/** What lets a connection begin and ends it at once, as some proxies do, is asked less and less often too. */
const LASTING_MS = 10_000;
/** A server that ends its connections one after another must not be asked by all of them at once. */
const MOST_SPREAD_MS = 1000;

const rest = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** One connection, until it ends. Throws Problem. */
async function hear(signal: AbortSignal): Promise<void> {
  for await (const news of tripNews(signal, () => useSync.setState({ live: true }))) {
    if (signal.aborted) return;
    await (news.type === 'trip' ? bringHome(news) : syncNow());
  }
}

/** How long the server asks to be left alone after one connection, in ms. */
async function hearOnce(signal: AbortSignal): Promise<number> {
  try {
    await hear(signal);
    return 0;
  } catch (error) {
    if (error instanceof Problem) return (error.more.retryAfterS ?? 0) * 1000;
    if (signal.aborted) return 0;
    throw error;
  } finally {
    useSync.setState({ live: false });
  }
}

async function hearAgainAndAgain(signal: AbortSignal): Promise<void> {
  let attempt = 0;
  while (!signal.aborted) {
    const began = performance.now();
    const asked = await hearOnce(signal);
    const lasted = performance.now() - began >= LASTING_MS;
    attempt = lasted ? 0 : attempt + 1;
    const wait = lasted ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1));
    await rest(Math.max(wait, asked) + Math.random() * MOST_SPREAD_MS, signal);
  }
}

/** One tab at a time: what it brings home is seen in the others too, and browsers allow few connections to one server. */
async function hearUnderLock(signal: AbortSignal): Promise<void> {
  if (!('locks' in navigator)) return hearAgainAndAgain(signal);
  await navigator.locks.request(LOCK, { signal }, () => hearAgainAndAgain(signal));
}

let hearing: AbortController | null = null;

function hearWhileSeen(): void {
  const wanted = document.visibilityState === 'visible' && useSession.getState().state === 'signed-in';
  if (wanted && !hearing) {
    hearing = new AbortController();
    hearUnderLock(hearing.signal).catch(() => undefined);
  }
  if (!wanted && hearing) {
    hearing.abort();
    hearing = null;
  }
}

/** Hears what other devices of the user change, while this page is looked at. Called once, at start. */
export function keepHearing(): void {
  document.addEventListener('visibilitychange', hearWhileSeen);
  useSession.subscribe(hearWhileSeen);
  hearWhileSeen();
}
