import { Problem } from '#domain/problem.ts';
import { applyChange, type Change, pathOf } from '#domain/trip/patch.ts';
import type { Seen } from '#domain/trip/seen.ts';
import { pathsWithoutTarget } from '#domain/trip/targets.ts';
import { drainOutbox, type OutboxWorld } from '#src/offline/drain.ts';
import { type Decided, decideField, mine, theirs, withoutOperation } from '#src/offline/lane-decisions.ts';
import type { NewOperation, Operation } from '#src/offline/operation.ts';
import { newOperation } from '#src/offline/outbox.ts';
import { divided, isRefusedPatch, refusedFields, refusedPaths } from '#src/offline/refused-fields.ts';
import {
  afterChange,
  afterDeletion,
  afterForgotten,
  afterNew,
  afterRefusal,
  type NewPatch,
  type Recorded,
} from '#src/offline/trip-recording.ts';
import {
  afterReceived,
  afterSettled,
  type Settled,
  type StoredTrip,
  shownTrip,
  type TripState,
  versionBelow,
} from '#src/offline/trip-state.ts';
import { aSmallTrip, type Decision, type Fault, markersIn, userIds, type Variant } from './model.ts';
import type { Request, SimulatedServer } from './server.ts';

const swap: Record<Decision, Decision> = {
  mine: 'theirs',
  theirs: 'mine',
  'mine at one place': 'theirs at one place',
  'theirs at one place': 'mine at one place',
  'drop one': 'drop one',
};

/** What the page's own code makes of a decision. */
function decisionOf(state: TripState, how: Decision, newId: () => string): Decided | null {
  if (how === 'mine') return mine(state, newId);
  if (how === 'theirs') return theirs(state);
  if (how === 'drop one') {
    const refused = state.lane.find(({ parkedBecause }) => parkedBecause !== undefined);
    return refused ? withoutOperation(state, refused.seq) : null;
  }
  const [field] = refusedFields(state);
  const choice = how === 'mine at one place' ? 'mine' : 'theirs';
  return field ? decideField(state, field.path, choice, newId) : null;
}

/** "Mine" leaves on the screen what this device wrote, "Theirs" nothing of it, where it is about texts of a trip that is there. */
function notAsDecided(
  lane: readonly Operation[],
  how: Decision,
  [before = '', after = '']: readonly string[],
): string[] {
  const refused = lane.filter(({ parkedBecause }) => parkedBecause !== undefined);
  if (refused.some(({ kind, parkedBecause }) => kind !== 'trip.patch' || parkedBecause !== 'CONFLICT')) return [];
  const own = refused.filter(isRefusedPatch).flatMap((operation) => {
    const paths = refusedPaths(operation);
    return markersIn(JSON.stringify(operation.body.changes.filter((change) => paths.includes(pathOf(change)))));
  });
  if (how === 'mine') {
    const lost = own.filter((text) => before.includes(text) && !after.includes(text));
    return lost.map((text) => `${text} was wanted and went`);
  }
  return how === 'theirs'
    ? own.filter((text) => after.includes(text)).map((text) => `${text} was given up and stays`)
    : [];
}

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
  /** The texts of those, and of parts of others. */
  readonly textsGoneAlong = new Set<string>();
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

  /** By operation: the texts in it. */
  readonly texts = new Map<string, readonly string[]>();

  /** By operation: the version that its owner had seen when it was decided. */
  private readonly seenAt = new Map<string, number>();

  private record(operation: NewOperation): string {
    this.seq = Math.max(this.seq, ...this.disk.outbox.map(({ seq }) => Math.floor(seq))) + 1;
    this.keys += 1;
    this.know(operation);
    this.texts.set(operation.opId, markersIn(JSON.stringify(operation.body)));
    this.setOutbox([...this.disk.outbox, { ...operation, seq: this.seq } as Operation]);
    return operation.opId;
  }

  /** A part of a change has the base of the whole; nothing was seen that this device does not have. */
  private know(operation: NewOperation): void {
    const { opId, tripId } = operation;
    if (this.seenAt.has(opId)) return;
    const below = versionBelow(this.stateOf(tripId));
    const here = this.disk.trips.get(tripId)?.version ?? 0;
    this.seenAt.set(opId, operation.kind === 'trip.patch' ? Math.min(operation.body.baseVersion, here) : below);
  }

  /** The broken variant shares one list between users, as a database that is not per user would. */
  private setOutbox(outbox: Operation[]): void {
    if (this.variant === 'outbox not per user') for (const disk of this.disks.values()) disk.outbox = outbox;
    else this.disk.outbox = outbox;
  }

  private key(): string {
    return `${this.id}-${this.keys}`;
  }

  private stateOf(tripId: string): TripState {
    return { stored: this.disk.trips.get(tripId) ?? null, lane: this.lane(tripId) };
  }

  private seen(tripId: string): Seen | null {
    const trip = this.shown(tripId);
    return trip && { trip, version: versionBelow(this.stateOf(tripId)) };
  }

  /** Writes what the page's own code makes of a press, as its database would. */
  private write(tripId: string, { stored, lane, added }: Recorded): void {
    const kept = new Set(lane.map(({ seq }) => seq));
    for (const own of this.lane(tripId)) if (!kept.has(own.seq)) this.takeAlong(own);
    this.put(tripId, stored);
    for (const operation of added) this.record(operation);
  }

  private put(tripId: string, stored: StoredTrip | null): void {
    if (stored) this.disk.trips.set(tripId, stored);
    else this.disk.trips.delete(tripId);
  }

  /** The id of the operation, or null when there is nothing to change. */
  edit(tripId: string, changes: readonly Change[]): string | null {
    const seen = this.seen(tripId);
    return seen && this.save(seen, changes);
  }

  private readonly forms = new Map<string, Seen>();

  open(tripId: string, form: number): void {
    const seen = this.seen(tripId);
    if (seen) this.forms.set(`${this.user} ${form}`, seen);
  }

  /** Saves what was begun when the form was opened; the form stays open. */
  saveForm(form: number, changes: readonly Change[]): string | null {
    const opened = this.forms.get(`${this.user} ${form}`);
    if (!opened) return null;
    const now = this.variant === 'base read at saving' ? this.seen(opened.trip.id) : opened;
    return now && this.save(now, changes, opened.version);
  }

  /** Only what is on the screen can be changed there. */
  private save(seen: Seen, wanted: readonly Change[], seenVersion = seen.version): string | null {
    const { trip, version: baseVersion } = seen;
    let shown = trip;
    const changes = wanted.filter((change) => {
      const isThere = pathsWithoutTarget(shown, [change]).length === 0;
      if (isThere) shown = applyChange(shown, change);
      return isThere;
    });
    if (changes.length === 0) return null;
    const body = { changes, baseVersion };
    const operation = newOperation('trip.patch', trip.id, body, this.made()) as NewPatch;
    this.seenAt.set(operation.opId, seenVersion);
    this.write(trip.id, afterChange(this.stateOf(trip.id), operation, seen));
    return operation.opId;
  }

  create(tripId: string): string | null {
    if (this.shown(tripId) || this.lane(tripId).length > 0) return null;
    const operation = newOperation('trip.create', tripId, aSmallTrip(tripId), this.made());
    this.write(tripId, afterNew(this.stateOf(tripId), operation));
    return operation.opId;
  }

  remove(tripId: string): string | null {
    if (!this.shown(tripId)) return null;
    const state = this.stateOf(tripId);
    const body =
      this.variant === 'deletion without a version' ? { baseVersion: 1e9 } : { baseVersion: versionBelow(state) };
    const operation = newOperation('trip.delete', tripId, body, this.made());
    const after = afterDeletion(state, operation);
    this.write(tripId, after);
    return after.added.length > 0 ? operation.opId : null;
  }

  /** As a file that differs in everything does it: both at once. */
  replace(tripId: string): string[] {
    const state = this.stateOf(tripId);
    if (!this.shown(tripId) || !state.stored) return [];
    const away = newOperation('trip.delete', tripId, { baseVersion: versionBelow(state) }, this.made());
    this.record(away);
    const again = newOperation('trip.create', tripId, aSmallTrip(tripId), this.made());
    this.record(again);
    return [away.opId, again.opId];
  }

  /** What its owner took back or gave up, as JSON. */
  readonly givenUp: string[] = [];
  /** Operations that a decision has replaced by others. */
  readonly decided = new Set<string>();

  /** The owner decides what was refused of a trip. */
  decide(tripId: string, how: Decision): void {
    const state = this.stateOf(tripId);
    if (!state.lane.some(({ parkedBecause }) => parkedBecause !== undefined)) return;
    const swapped = this.variant === 'mine and theirs swapped';
    const decided = decisionOf(state, swapped ? swap[how] : how, () => `id ${this.key()}`);
    if (!decided) return;
    const lane = this.variant === 'the other one drops the lane' && how === 'theirs' ? [] : decided.lane;
    const kept = new Set(lane.map(({ opId }) => opId));
    for (const own of state.lane) if (!kept.has(own.opId)) this.decided.add(own.opId);
    const isGone = decided.forgetTrip;
    for (const own of decided.dropped) this.givenUp.push(JSON.stringify(own));
    // What a trip that is made anew holds is in it; what its owner wrote twice there is in it once.
    if (isGone) for (const own of state.lane) this.givenUp.push(JSON.stringify(own));
    const before = JSON.stringify(this.shown(tripId));
    this.setOutbox(this.disk.outbox.filter((own) => own.tripId !== tripId));
    for (const planned of lane) {
      this.know(planned);
      const isAgain = state.lane.every(({ opId }) => opId !== planned.opId);
      const own = isAgain ? this.asVariantHasIt(planned) : planned;
      if ('seq' in own) this.setOutbox([...this.disk.outbox, own as Operation].sort((x, y) => x.seq - y.seq));
      else this.record(own);
    }
    if (isGone) this.disk.trips.delete(tripId);
    this.wrong.push(...notAsDecided(state.lane, how, [before, JSON.stringify(this.shown(tripId))]));
  }

  private asVariantHasIt<T extends Operation | NewOperation>(own: T): T {
    const isOver = this.variant === 'mine goes over what comes later' && own.kind === 'trip.patch';
    return isOver ? ({ ...own, body: { ...own.body, overwrite: true } } as T) : own;
  }

  /** Decisions after which the screen shows something else than was decided. */
  readonly wrong: string[] = [];

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
    // One exchange at a time: what was asked for arrives before anything else is sent.
    this.receiveLate();
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
        this.divide();
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
        const own = this.disk.outbox.find((one) => one.seq === seq);
        if (!own) return;
        if (!('parkedBecause' in change)) {
          this.setOutbox(this.disk.outbox.map((one) => (one.seq === seq ? ({ ...one, ...change } as Operation) : one)));
          return;
        }
        const before = this.stateOf(own.tripId);
        const after = afterRefusal(before, own, change);
        const kept = new Set(after.lane.map((one) => one.seq));
        for (const one of before.lane) if (!kept.has(one.seq)) this.takeAlong(one);
        this.setOutbox(this.disk.outbox.map((one) => after.lane.find((other) => other.seq === one.seq) ?? one));
        this.put(own.tripId, after.stored);
      },
      now: () => this.now(),
      random: () => 0.5,
    };
  }

  /** As the page's database does it before it sends. */
  private divide(): void {
    for (const tripId of new Set(this.disk.outbox.map((own) => own.tripId))) {
      const lane = this.lane(tripId);
      const parts = divided(lane);
      if (parts.length === lane.length) continue;
      for (const own of parts) this.know(own);
      this.setOutbox(
        [...this.disk.outbox.filter((own) => own.tripId !== tripId), ...parts].sort((a, b) => a.seq - b.seq),
      );
    }
  }

  private takeAlong(operation: Operation): void {
    this.wentWithItsTrip.add(operation.opId);
    for (const text of markersIn(JSON.stringify(operation.body))) this.textsGoneAlong.add(text);
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
    const known = this.seenAt.get(operation.opId) ?? 0;
    const request: Request = { userId: this.user, device: this.id, key, operation, known };
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

  private readonly answers: { readonly user: string; readonly received: StoredTrip }[] = [];

  /** Asks for a trip; the answer is on its way while others come and go. */
  askFor(tripId: string): void {
    const state = this.server.stateOf(this.user, tripId);
    const { user } = this;
    if (state) this.answers.push({ user, received: { id: tripId, version: state.version, trip: state.trip } });
  }

  receiveLate(): void {
    const { user: now } = this;
    for (const { user, received } of this.answers.splice(0)) {
      this.user = user;
      const before = this.disk.trips.get(received.id)?.version ?? 0;
      this.receive(received);
      if ((this.disk.trips.get(received.id)?.version ?? 0) < before) this.wrong.push(`${received.id} became older`);
    }
    this.user = now;
  }

  private receive(received: StoredTrip): void {
    const { stored } = afterReceived(this.stateOf(received.id), received);
    this.put(received.id, stored);
  }

  /** Brings home what the server has of every trip. */
  fetch(tripIds: readonly string[]): void {
    for (const tripId of tripIds) {
      const state = this.server.stateOf(this.user, tripId);
      if (state) this.receive({ id: tripId, version: state.version, trip: state.trip });
      else this.put(tripId, afterForgotten(this.stateOf(tripId)).stored);
    }
  }
}
