import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Coordinates } from '#domain/place/coordinates.ts';
import { Problem } from '#domain/problem.ts';
import type { AppContext } from '../app-context.ts';
import { countRequest } from '../http/shared-limits.ts';
import type { Geocoder } from './geocoder.ts';
import { findKnown, keepFound } from './repo.ts';

/** What the terms of public services allow: one request a second, of all servers on this database together. */
const BETWEEN_MS = 1_000;
/** A traveller waits in front of a screen. */
const LONGEST_QUEUE = 8;
/** A place that the service did not know may be put on the map. */
const ASK_AGAIN_MS = 30 * 86_400_000;
const MILLION = 1e6;

type Tools = Pick<AppContext, 'config' | 'db' | 'now'>;

/** Places by their name: each is asked for once, and known for ever. */
export class Places {
  private readonly running = new Map<string, Promise<Coordinates | null>>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly geocoder: Geocoder,
    private readonly tools: Tools,
  ) {}

  /** Null when the service does not know it. Throws Problem UNAVAILABLE when too many wait, or the service does not answer. */
  async find(query: string): Promise<Coordinates | null> {
    const key = this.keyOf(query);
    const known = await findKnown(this.tools.db, key);
    if (known && known.latitude !== null && known.longitude !== null)
      return { latitude: known.latitude / MILLION, longitude: known.longitude / MILLION };
    if (known && this.tools.now().getTime() - Date.parse(known.asked_at) < ASK_AGAIN_MS) return null;
    const running = this.running.get(key);
    if (running) return running;
    if (this.running.size >= LONGEST_QUEUE) throw new Problem('UNAVAILABLE', 'Too many places are being looked up');
    const work = this.last.then(() => this.ask(key, query)).finally(() => this.running.delete(key));
    this.last = work.catch(() => undefined).then(() => wait(BETWEEN_MS, undefined, { ref: false }));
    this.running.set(key, work);
    return work;
  }

  private async ask(key: string, query: string): Promise<Coordinates | null> {
    await this.turn();
    const found = await this.geocoder.find(query).catch(() => {
      throw new Problem('UNAVAILABLE', 'Places cannot be looked up now');
    });
    const degrees = (part: keyof Coordinates) => (found ? Math.round(found[part] * MILLION) : null);
    await keepFound(this.tools.db, {
      key,
      latitude: degrees('latitude'),
      longitude: degrees('longitude'),
      asked_at: this.tools.now().toISOString(),
    });
    return found;
  }

  /** By the clock of the wall: a second is a second. */
  private async turn(): Promise<void> {
    for (;;) {
      const { current, ttl } = await countRequest({ ...this.tools, now: () => new Date() }, 'geocoder', BETWEEN_MS);
      if (current === 1) return;
      await wait(ttl + 1);
    }
  }

  /** Of the words alone, however they are written. */
  private keyOf(query: string): string {
    const words = query.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
    return createHmac('sha256', this.tools.config.secret).update(`place ${words}`).digest('base64url');
  }
}
