import { Problem } from '#domain/problem.ts';
import type { Random } from '#domain/random.ts';
import { makeRenewal, type RenewalWorld } from '#src/api/renew.ts';
import { storingOrder, type Tokens } from '#src/session/tokens.ts';
import type { SessionServer } from './server.ts';
import type { VirtualTime } from './time.ts';

/** Ways to get the client wrong; each must log the traveller out. */
export const mistakes = [
  'any refusal ends the session',
  'renews with the token it started with',
  'stores the access token first',
] as const;
export type Mistake = (typeof mistakes)[number];

/** Of requests and answers that get lost, and of tabs that die while they wait for an answer. */
export const losses = { request: 0.03, answer: 0.05, tab: 0.02 } as const;
const LONGEST_WAY_MS = 4000;
const GIVE_UP_MS = 10_000;

class TabKilled extends Error {}

/** A page: when it dies, whatever it waited for never comes. */
class Tab {
  die: () => void = () => {};
  readonly death = new Promise<never>((_, reject) => {
    this.die = () => reject(new TabKilled());
  });

  constructor() {
    this.death.catch(() => undefined);
  }
}

interface Place {
  readonly time: VirtualTime;
  readonly server: SessionServer;
  readonly random: Random;
  /** Whether the browser has navigator.locks. */
  readonly locks: boolean;
  readonly mistake: Mistake | null;
}

/** A device: one storage, one network that comes and goes, and tabs that die and are opened again. */
export class Phone {
  private tokens: Tokens | null;
  private offlineUntil = 0;
  private turn: Promise<unknown> = Promise.resolve();
  ended = false;

  constructor(
    private readonly place: Place,
    first: Tokens,
  ) {
    this.tokens = first;
  }

  get stored(): Tokens | null {
    return this.tokens;
  }

  goOffline(ms: number): void {
    this.offlineUntil = this.place.time.now + ms;
  }

  /** One way over the network and back; what is lost is noticed when the page gives up. */
  private async exchange<T>(tab: Tab, handle: () => Promise<T>): Promise<T> {
    const { time, random, server } = this.place;
    const lost = async () => {
      await time.sleep(GIVE_UP_MS);
      throw new Problem('NO_RESPONSE', 'lost');
    };
    if (time.now < this.offlineUntil) throw new Problem('NO_RESPONSE', 'offline');
    if (random() < losses.request) await lost();
    await time.sleep(random() * LONGEST_WAY_MS);
    server.setTime(time.now);
    const answer = await handle();
    if (random() < losses.tab) {
      tab.die();
      return new Promise(() => {});
    }
    if (random() < losses.answer) await lost();
    await time.sleep(random() * LONGEST_WAY_MS);
    return answer;
  }

  /** Key by key, in the page's order; a tab may die between two. */
  private store(tokens: Tokens, tab: Tab): void {
    const order = this.place.mistake === 'stores the access token first' ? storingOrder.toReversed() : storingOrder;
    order.forEach((key, place) => {
      if (place > 0 && this.place.random() < losses.tab) {
        tab.die();
        throw new TabKilled();
      }
      this.tokens = { ...(this.tokens ?? tokens), [key]: tokens[key] };
    });
  }

  private world(tab: Tab): RenewalWorld {
    const { server, locks, mistake } = this.place;
    const atStart = this.tokens?.refresh ?? '';
    return {
      readTokens: () => this.tokens,
      storeTokens: (tokens) => this.store(tokens, tab),
      sessionEnded: () => {
        this.tokens = null;
        this.ended = true;
      },
      send: async (refresh) => {
        const token = mistake === 'renews with the token it started with' ? atStart : refresh;
        return this.exchange(tab, () => server.refresh(token));
      },
      underLock: (work) => {
        if (!locks) return work();
        const mine = this.turn.then(work);
        // A tab that dies gives its lock back.
        this.turn = Promise.race([mine, tab.death]).catch(() => undefined);
        return mine;
      },
    };
  }

  /** The traveller looks at the page, and it calls the server. */
  private async look(tab: Tab, refresh: () => Promise<void>, access: string): Promise<void> {
    const { server, mistake } = this.place;
    try {
      if (await this.exchange(tab, () => server.accepts(access))) return;
      await refresh();
      const renewed = this.tokens?.access;
      if (renewed) await this.exchange(tab, () => server.accepts(renewed));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (mistake === 'any refusal ends the session') this.ended = true;
    }
  }

  /** A tab, opened again whenever it dies, looked at now and then until the end of the trip. */
  async tab(until: number): Promise<void> {
    const { time, random } = this.place;
    let tab = new Tab();
    let refresh = makeRenewal(this.world(tab));
    while (time.now < until && this.tokens) {
      await time.sleep(random() < 0.5 ? random() * 30_000 : random() * 3 * 3_600_000);
      if (!this.tokens) return;
      try {
        await Promise.race([this.look(tab, refresh, this.tokens.access), tab.death]);
      } catch (error) {
        if (!(error instanceof TabKilled)) throw error;
        tab = new Tab();
        refresh = makeRenewal(this.world(tab));
      }
    }
  }
}
