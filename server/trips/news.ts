import * as z from 'zod/mini';
import { type TripNews, tripNewsSchema } from '#contract/trip-news.ts';
import { Problem } from '#domain/problem.ts';
import type { AppContext } from '../app-context.ts';
import { listenPostgres, notifyPostgres } from '../db/notices.ts';

const CHANNEL = 'periplo_trips';
/** A device has one page that listens; more than these are forgotten connections. */
const MOST_OF_A_USER = 20;
const MOST_OF_ALL = 10_000;
/** So long nothing more than "ask for the list" is worth telling a reader who does not keep up. */
const MOST_WAITING = 200;
/** Who listens asks again after so long: access tokens end, and so do the sessions of devices. */
const LONGEST_MS = 5 * 60_000;

/** A server that starts waits so long for its first notice from the others. */
const FIRST_HEARD_MS = 2000;
const DEAF_RETRY_S = 30;

const LIST: TripNews = { type: 'list' };

/** One device that listens: what it has not been told yet. */
export class Listener {
  private waiting: TripNews[] = [LIST];
  private wake = () => {};
  private ended = false;
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly stillMay: () => Promise<boolean>,
    longestMs = LONGEST_MS,
  ) {
    this.timer = setTimeout(() => this.end(), longestMs);
    this.timer.unref();
  }

  tell(news: TripNews): void {
    const isToldWithList = news.type === 'list' || this.waiting.length >= MOST_WAITING;
    this.waiting = isToldWithList ? [LIST] : [...this.waiting, news];
    this.wake();
  }

  end(): void {
    clearTimeout(this.timer);
    this.ended = true;
    this.wake();
  }

  /** JSON texts. Ends also before the first that its reader may not hear any more: its session has ended. */
  async *events(): AsyncGenerator<string> {
    while (!this.ended) {
      const next = this.waiting.shift();
      if (!next) {
        await new Promise<void>((resolve) => {
          this.wake = resolve;
        });
      } else if (await this.stillMay()) yield JSON.stringify(next);
      else return;
    }
  }
}

const noticeSchema = z.object({ userId: z.string(), news: tripNewsSchema });

/** Tells the devices of a user what their other devices changed, on this server and, over PostgreSQL, on every other. */
export class LiveNews {
  private readonly listeners = new Map<string, Set<Listener>>();
  private count = 0;
  private stopListening: (() => Promise<void>) | null = null;
  /** What other servers tell does not come: a device that believes it is told would wait for ever. */
  private isDeaf = false;

  constructor(private readonly context: Pick<AppContext, 'config' | 'db'>) {}

  /** Begins to hear what other servers tell. Where that does not come soon, devices are refused until it does, and ask by themselves. */
  async start(): Promise<void> {
    const { database } = this.context.config;
    if (database.kind !== 'postgres') return;
    this.isDeaf = true;
    await new Promise<void>((resolve) => {
      this.stopListening = listenPostgres(database.url, CHANNEL, {
        onNotice: (payload) => this.hear(payload),
        onBegin: () => {
          this.isDeaf = false;
          resolve();
        },
        onEnd: () => {
          this.isDeaf = true;
          this.endAll();
        },
      });
      setTimeout(resolve, FIRST_HEARD_MS).unref();
    });
  }

  /** Ends every connection; their devices ask again, and find the next server. */
  async stop(): Promise<void> {
    this.endAll();
    await this.stopListening?.();
  }

  /** A device of the user listens until it goes. Problem UNAVAILABLE when too many do, or when this server does not hear the others. */
  listen(userId: string, listener: Listener): () => void {
    if (this.isDeaf) throw new Problem('UNAVAILABLE', 'Other servers are not heard', { retryAfterS: DEAF_RETRY_S });
    if (this.count >= MOST_OF_ALL) throw new Problem('UNAVAILABLE', 'Too many devices listen', { retryAfterS: 60 });
    const own = this.listeners.get(userId) ?? new Set();
    const [oldest] = own;
    if (own.size >= MOST_OF_A_USER && oldest) this.forget(userId, oldest);
    this.listeners.set(userId, own.add(listener));
    this.count += 1;
    return () => this.forget(userId, listener);
  }

  /** Never fails: a device that was not told asks by itself sooner or later. */
  async tell(userId: string, news: TripNews): Promise<void> {
    if (!this.stopListening) return this.deliver(userId, news);
    await notifyPostgres(this.context.db, CHANNEL, JSON.stringify({ userId, news })).catch(() => undefined);
  }

  private hear(payload: string): void {
    try {
      const { userId, news } = z.parse(noticeSchema, JSON.parse(payload));
      this.deliver(userId, news);
    } catch {
      // Said by a later server in words of its own: the devices that listen here ask for the list.
      this.tellAll(LIST);
    }
  }

  private deliver(userId: string, news: TripNews): void {
    for (const listener of this.listeners.get(userId) ?? []) listener.tell(news);
  }

  private endAll(): void {
    for (const own of this.listeners.values()) for (const listener of own) listener.end();
  }

  private tellAll(news: TripNews): void {
    for (const userId of this.listeners.keys()) this.deliver(userId, news);
  }

  private forget(userId: string, listener: Listener): void {
    listener.end();
    const own = this.listeners.get(userId);
    if (!own?.delete(listener)) return;
    this.count -= 1;
    if (own.size === 0) this.listeners.delete(userId);
  }
}
