import { Problem } from '#domain/problem.ts';
import type { Change } from '#domain/trip/patch.ts';
import type { NewOperation, Operation } from '#src/offline/operation.ts';
import { drainOutbox, newOperation, type OutboxWorld } from '#src/offline/outbox.ts';
import {
  afterReceived,
  afterSettled,
  isNeverSent,
  type Settled,
  type StoredTrip,
  shownTrip,
} from '#src/offline/trip-state.ts';
import { aSmallTrip, type Fault, userIds, type Variant } from './model.ts';
import type { Request, SimulatedServer } from './server.ts';

class TabKilled extends Error {}

/** What one user has on one device. */
interface Disk {
  readonly trips: Map<string, StoredTrip>;
  outbox: Operation[];
}

/** Requests that the network holds back. */
export type Late = (() => Promise<unknown>)[];

/** A phone: the page's own outbox over a disk in memory. The disk survives the tab. */
export class SimulatedDevice {
  private readonly disks = new Map<string, Disk>();
  private readonly links = new Map<string, string>();
  user: string = userIds[0];
  /** Operations that a deletion of their trip, made after them, took along. */
  readonly wentWithItsTrip = new Set<string>();
  private seq = 0;
  private keys = 0;

  constructor(
    readonly id: string,
    private readonly server: SimulatedServer,
    private readonly late: Late,
    private readonly clock: { now: number },
    private readonly skewMs: number,
    private readonly variant: Variant | null,
  ) {}

  diskOf(user: string): Disk {
    const known = this.disks.get(user);
    if (known) return known;
    const outbox = this.variant === 'outbox not per user' ? [...this.disks.values()][0]?.outbox : undefined;
    const disk: Disk = { trips: new Map(), outbox: outbox ?? [] };
    this.disks.set(user, disk);
    return disk;
  }

  private get disk(): Disk {
    return this.diskOf(this.user);
  }

  private lane(tripId: string): Operation[] {
    return this.disk.outbox.filter((operation) => operation.tripId === tripId);
  }

  shown(tripId: string) {
    return shownTrip({ stored: this.disk.trips.get(tripId) ?? null, lane: this.lane(tripId) });
  }

  private record(operation: NewOperation): string {
    this.seq += 1;
    this.keys += 1;
    this.setOutbox([...this.disk.outbox, { ...operation, seq: this.seq } as Operation]);
    return operation.opId;
  }

  /** The broken variant shares one list between users, as a database that is not per user would. */
  private setOutbox(outbox: Operation[]): void {
    if (this.variant === 'outbox not per user') for (const disk of this.disks.values()) disk.outbox = outbox;
    else this.disk.outbox = outbox;
  }

  private key(): string {
    return `${this.id}-${this.keys}`;
  }

  /** The id of the operation, or null when there is nothing to change. */
  edit(tripId: string, change: Change): string | null {
    if (!this.shown(tripId)) return null;
    const baseVersion = this.disk.trips.get(tripId)?.version ?? 0;
    const body = { changes: [change], baseVersion, overwrite: false };
    return this.record(newOperation('trip.patch', tripId, body, this.made()));
  }

  create(tripId: string): string | null {
    if (this.shown(tripId) || this.lane(tripId).length > 0) return null;
    return this.record(newOperation('trip.create', tripId, aSmallTrip(tripId), this.made()));
  }

  remove(tripId: string): string | null {
    if (!this.shown(tripId)) return null;
    const lane = this.lane(tripId);
    const stored = this.disk.trips.get(tripId) ?? null;
    if (isNeverSent({ stored, lane })) {
      for (const operation of lane) this.takeAlong(operation);
      this.disk.trips.delete(tripId);
      return null;
    }
    const baseVersion = stored?.version ?? 0;
    return this.record(newOperation('trip.delete', tripId, { baseVersion }, this.made()));
  }

  share(tripId: string): string | null {
    if (!this.shown(tripId)) return null;
    const id = `link ${this.key()}`;
    this.links.set(`${this.user} ${tripId}`, id);
    const options = { luggage: true, costs: true, dates: 'exact' as const };
    const body = { id, token: id, options, expiresAt: null };
    return this.record(newOperation('trip.share', tripId, body, this.made()));
  }

  /** Ends the link that this device made last. */
  unshare(tripId: string): string | null {
    const id = this.links.get(`${this.user} ${tripId}`);
    if (id === undefined) return null;
    return this.record(newOperation('trip.unshare', tripId, { id }, this.made()));
  }

  private made() {
    return { opId: this.key(), at: new Date(this.now()) };
  }

  private now(): number {
    return this.clock.now + this.skewMs;
  }

  async drain(faults: readonly Fault[], force: boolean): Promise<void> {
    const queue = [...faults];
    try {
      await drainOutbox(
        this.world(() => queue.shift() ?? 'none'),
        force,
      );
    } catch (error) {
      if (!(error instanceof TabKilled)) throw error;
    }
  }

  private world(nextFault: () => Fault): OutboxWorld<Settled> {
    let dying = false;
    return {
      waiting: async () => {
        const all = [...this.disk.outbox];
        return this.variant === 'no order per trip' ? all.reverse() : all;
      },
      send: async (operation) => {
        const fault = nextFault();
        dying = fault === 'tab killed before settling';
        if (this.variant === 'delete before send') this.forget(operation);
        try {
          return await this.deliver(operation, fault);
        } catch (error) {
          if (this.variant === 'any answer is success' && error instanceof Problem) return this.known(operation);
          if (this.variant === '401 drops' && error instanceof Problem && error.code === 'UNAUTHORIZED')
            this.forget(operation);
          throw error;
        }
      },
      settle: async (operation, answer) => {
        if (dying) throw new TabKilled();
        const stored = this.disk.trips.get(operation.tripId) ?? null;
        const state = afterSettled({ stored, lane: this.lane(operation.tripId) }, operation, answer);
        this.forget(operation);
        if (answer === 'deleted') {
          const kept = new Set(state.lane.map(({ seq }) => seq));
          for (const own of this.lane(operation.tripId)) if (!kept.has(own.seq)) this.takeAlong(own);
        }
        if (state.stored) this.disk.trips.set(operation.tripId, state.stored);
        else this.disk.trips.delete(operation.tripId);
      },
      update: async ({ seq }, change) => {
        const tries = 'attempts' in change ? change.attempts : 0;
        if (this.variant === 'drop after five tries' && tries >= 5) {
          this.setOutbox(this.disk.outbox.filter((own) => own.seq !== seq));
          return;
        }
        this.setOutbox(this.disk.outbox.map((own) => (own.seq === seq ? ({ ...own, ...change } as Operation) : own)));
      },
      now: () => this.now(),
      random: () => 0.5,
    };
  }

  private takeAlong(operation: Operation): void {
    this.wentWithItsTrip.add(operation.opId);
    this.forget(operation);
  }

  private forget({ seq }: Operation): void {
    this.setOutbox(this.disk.outbox.filter((own) => own.seq !== seq));
  }

  private known({ tripId }: Operation): Settled {
    return this.disk.trips.get(tripId) ?? { id: tripId, version: 1, trip: aSmallTrip(tripId) };
  }

  private async deliver(operation: Operation, fault: Fault): Promise<Settled> {
    const key = this.variant === 'a new key per attempt' ? `${operation.opId}-${++this.keys}` : operation.opId;
    const request: Request = { userId: this.user, device: this.id, key, operation };
    const lost = () => new Problem('NO_RESPONSE', fault);
    switch (fault) {
      case 'tab killed before sending':
        throw new TabKilled();
      case 'lost request':
      case 'captive portal':
        throw lost();
      case 'lost answer':
        await this.server.handle(request).catch(() => undefined);
        throw lost();
      case 'delivered twice':
        await this.server.handle(request).catch(() => undefined);
        return this.server.handle(request);
      case 'delivered late':
        this.late.push(() => this.server.handle(request));
        throw lost();
      case 'server error before':
        throw new Problem('INTERNAL', fault);
      case 'server dies inside':
        return this.server.handle(request, true);
      case 'unauthorized':
        throw new Problem('UNAUTHORIZED', fault);
      case 'too many':
        throw new Problem('RATE_LIMITED', fault, { retryAfterS: 30 });
      default:
        return this.server.handle(request);
    }
  }

  /** Brings home what the server has of every trip. */
  fetch(tripIds: readonly string[]): void {
    for (const tripId of tripIds) {
      const state = this.server.stateOf(this.user, tripId);
      const stored = this.disk.trips.get(tripId) ?? null;
      if (state) {
        const received = { id: tripId, version: state.version, trip: state.trip };
        const next = afterReceived({ stored, lane: this.lane(tripId) }, received).stored;
        if (next) this.disk.trips.set(tripId, next);
      } else if (this.lane(tripId).length === 0) this.disk.trips.delete(tripId);
    }
  }
}
