import { randomUUID } from 'node:crypto';
import { dayCount } from '#domain/trip/dates.ts';
import type { Day } from '#domain/trip/itinerary.ts';
import type { PlanResult } from '#planner/attempt.ts';
import type { DraftDay } from '#planner/repair/ground.ts';
import { type Planner, sentTo } from '../planner-task.ts';
import type { ModelDay } from './ask-model.ts';
import type { PlanOrder, Watch } from './engine.ts';
import type { Tally } from './model-calls.ts';

interface Draft {
  readonly round: number;
  readonly draft: DraftDay;
}

const nothing: Tally = { proposed: 0, kept: 0, faults: 0 };

/**
 * A plan whose days arrive one by one from a model: each is repaired, checked and told as soon as all before it are. A day of
 * which the catalogue knows nothing waits for a better proposal.
 */
export class GrowingPlan {
  readonly length: number;
  private readonly tripId = randomUUID();
  private readonly drafts = new Map<number, Draft>();
  private readonly tallies = new Map<number, Tally>();
  private days: readonly Day[] = [];
  private isImpossible = false;
  private work: Promise<void> = Promise.resolve();

  constructor(
    private readonly order: PlanOrder,
    private readonly engine: string,
    private readonly planner: Planner,
    private readonly watch: Watch,
  ) {
    this.length = dayCount(order.request.dates);
  }

  /** Takes a day as the model wrote it; the first of a number counts. */
  add({ day, placeIds, summary }: ModelDay, round: number): void {
    const { byId } = this.order.destination;
    if (!Number.isInteger(day) || day < 1 || day > this.length || this.drafts.has(day)) return;
    const isKnown = placeIds.some((id) => byId.has(id));
    this.count(round, { proposed: placeIds.length, kept: 0, faults: isKnown ? 0 : placeIds.length });
    if (!isKnown) return;
    const activities = placeIds.map((placeId) => ({ name: '', placeId }));
    this.drafts.set(day, { round, draft: { activities, summary } });
    this.work = this.work.then(() => this.tellReady());
    // The caller that finishes the plan hears of a failure.
    this.work.catch(() => {});
  }

  /** Numbers of the days nothing useful was proposed for. */
  missing(): number[] {
    return Array.from({ length: this.length }, (_, index) => index + 1).filter((day) => !this.drafts.has(day));
  }

  get isEmpty(): boolean {
    return this.drafts.size === 0;
  }

  /** Places that are proposed already. */
  taken(): Set<string> {
    return new Set(
      [...this.drafts.values()].flatMap(({ draft }) => draft.activities.map(({ placeId }) => placeId ?? '')),
    );
  }

  tallyOf(round: number): Tally {
    return this.tallies.get(round) ?? nothing;
  }

  /** The whole plan: the solver makes the days that are still missing. */
  async finish(): Promise<PlanResult> {
    await this.work;
    while (this.days.length < this.length && !this.isImpossible) {
      await this.tell(this.drafts.get(this.days.length + 1) ?? { round: 0, draft: { activities: [] } });
    }
    if (this.isImpossible) return { kind: 'impossible', violations: [] };
    this.watch.report({ kind: 'stage', stage: 'checking' });
    return this.planner.run({ kind: 'finish', ...this.common() }, { signal: this.watch.signal });
  }

  private common() {
    const { request, destination, language, today } = this.order;
    const { tripId, engine, days } = this;
    return { tripId, ...sentTo(destination), language, request, today, engine, days };
  }

  private async tellReady(): Promise<void> {
    for (;;) {
      const next = this.drafts.get(this.days.length + 1);
      if (!next || this.isImpossible) return;
      await this.tell(next);
    }
  }

  private async tell({ round, draft }: Draft): Promise<void> {
    const task = { kind: 'day', ...this.common(), draft } as const;
    const result = await this.planner.run(task, { signal: this.watch.signal });
    if (result.kind === 'impossible') {
      this.isImpossible = true;
      return;
    }
    this.count(round, { proposed: 0, kept: result.kept, faults: result.faults });
    this.days = [...this.days, result.day];
    this.watch.report({ kind: 'day', day: result.day });
  }

  private count(round: number, more: Tally): void {
    const before = this.tallyOf(round);
    this.tallies.set(round, {
      proposed: before.proposed + more.proposed,
      kept: before.kept + more.kept,
      faults: before.faults + more.faults,
    });
  }
}
