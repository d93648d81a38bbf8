import { randomUUID } from 'node:crypto';
import { APICallError, type LanguageModel, RetryError } from 'ai';
import { modelEngineName } from '#domain/trip/engine-name.ts';
import { requestOf } from '#domain/trip/request-of.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { AppContext } from '../../app-context.ts';
import type { ModelConfig } from '../../config-services.ts';
import { type Planner, sentTo } from '../planner-task.ts';
import { choosePlaces, chooseReplacements, PROMPT_VERSION, type Prompt } from '../prompts/choose-places.ts';
import { askModel, type ModelDay } from './ask-model.ts';
import { Breaker } from './breaker.ts';
import { delivered } from './embedded.ts';
import type { Engine, PlanOrder, ReplanOrder, Watch } from './engine.ts';
import { GrowingPlan } from './growing-plan.ts';
import { languageModel } from './language-model.ts';
import { type Call, ModelCalls } from './model-calls.ts';
import type { Limits, ModelAnswer } from './stream-answer.ts';

export const usualLimits: Limits = { totalMs: 90_000, chunkMs: 20_000, retries: 2 };
/** Of that time, what our own planner gets where the model used up the rest: the traveller who waits was promised one deadline. */
const OWN_PLAN_MS = 1_000;
/** One round back to the model for what its first answer left out, if a fair part of the time is left. */
const ROUNDS = 2;
const FAIR_PART = 1 / 4;

interface Parts {
  readonly context: Pick<AppContext, 'db' | 'now' | 'config'>;
  readonly model: ModelConfig;
  readonly planner: Planner;
  /** Takes over where the model fails. */
  readonly embedded: Engine;
  readonly logError: (error: unknown, message: string) => void;
  readonly limits?: Limits;
}

interface Asked {
  readonly call: Call;
  readonly answer: ModelAnswer;
}

/**
 * A language model proposes, the planner repairs, the checker decides. Whatever the provider does, it ends in a checked plan,
 * the model's own or that of the embedded engine, or in a Problem.
 */
class ModelEngine implements Engine {
  readonly name: string;
  private readonly calls: ModelCalls;
  private readonly breaker: Breaker;
  private readonly asked: LanguageModel;
  private readonly limits: Limits;

  constructor(private readonly parts: Parts) {
    const { context, model, limits = usualLimits } = parts;
    this.name = modelEngineName(model.provider, model.model, PROMPT_VERSION);
    this.calls = new ModelCalls(context, model, {
      works: ['plan', 'replan'],
      perUserDay: model.plansPerUserDay,
      perHour: model.plansPerHour,
      prompt: PROMPT_VERSION,
    });
    this.breaker = new Breaker(context.now);
    this.asked = languageModel(model);
    this.limits = limits;
  }

  readonly plan = async (order: PlanOrder, watch: Watch): Promise<Trip> => {
    const { planner, embedded } = this.parts;
    const growing = new GrowingPlan(order, this.name, planner, watch);
    const ends = performance.now() + this.limits.totalMs - OWN_PLAN_MS;
    const asked: Asked[] = [];
    for (let round = 1; round <= ROUNDS && growing.missing().length > 0; round++) {
      const left = ends - performance.now();
      if (round > 1 && left < this.limits.totalMs * FAIR_PART) break;
      const prompt = choosePlaces({ ...order, days: growing.missing(), taken: growing.taken() });
      const one = await this.ask('plan', round, {
        prompt,
        watch,
        totalMs: left,
        onDay: (day) => growing.add(day, round),
      });
      if (one) asked.push(one);
      if (!one || isHopeless(one.answer)) break;
    }
    if (growing.isEmpty) return embedded.plan(order, watch);
    const result = await growing.finish();
    await Promise.all(asked.map(({ call }, index) => this.calls.keepTally(call, growing.tallyOf(index + 1))));
    return result.kind === 'planned' ? result.trip : embedded.plan(order, watch);
  };

  readonly replan = async (order: ReplanOrder, watch: Watch): Promise<Trip> => {
    const { planner, embedded } = this.parts;
    const { trip, excluded, destination, language } = order;
    const open = trip.days.filter(({ activities }) => activities.some(({ id }) => excluded.has(id)));
    const taken = new Set(trip.days.flatMap(({ activities }) => activities.map(({ placeId }) => placeId ?? '')));
    const prompt = chooseReplacements(
      { request: requestOf(trip), destination, language, days: open.map(({ day }) => day), taken },
      trip,
      excluded,
    );
    const proposed = new Map<string, number>();
    const onDay = ({ day, placeIds }: ModelDay) => {
      const isOpen = open.some((one) => one.day === day);
      for (const id of placeIds) {
        if (isOpen && destination.byId.has(id) && !taken.has(id) && !proposed.has(id)) proposed.set(id, day - 1);
      }
    };
    const one = await this.ask('replan', 1, {
      prompt,
      watch,
      totalMs: this.limits.totalMs - OWN_PLAN_MS,
      onDay,
    });
    if (!one || proposed.size === 0) return embedded.replan(order, watch);
    watch.report({ kind: 'stage', stage: 'solving' });
    const task = { kind: 'replan', tripId: randomUUID(), ...sentTo(destination) } as const;
    const result = await planner.run({ ...task, trip, excluded, language, proposed, engine: this.name }, watch);
    if (result.kind === 'impossible') return embedded.replan(order, watch);
    const planned = new Set(result.trip.days.flatMap(({ activities }) => activities.map(({ placeId }) => placeId)));
    const kept = [...proposed.keys()].filter((id) => planned.has(id)).length;
    await this.calls.keepTally(one.call, { proposed: proposed.size, kept, faults: 0 });
    for (const day of result.trip.days) watch.report({ kind: 'day', day });
    return delivered(result);
  };

  /** One call with its accounts; null when it may not be made now. Throws the reason of a wait that was given up. */
  private async ask(
    work: 'plan' | 'replan',
    round: number,
    {
      prompt,
      watch,
      totalMs,
      onDay,
    }: { prompt: Prompt; watch: Watch; totalMs: number; onDay: (day: ModelDay) => void },
  ): Promise<Asked | null> {
    watch.signal.throwIfAborted();
    if (!this.breaker.allows()) return null;
    const call = await this.calls.begin(work, round, watch.userId);
    if (!call) return null;
    watch.report({ kind: 'stage', stage: 'proposing' });
    const limits = { ...this.limits, totalMs };
    const answer = await askModel({ model: this.asked, prompt, limits, signal: watch.signal, onDay });
    await this.calls.end(call, answer);
    watch.signal.throwIfAborted();
    if (answer.failure) {
      this.breaker.failed();
      this.parts.logError(answer.failure, 'the language model failed');
    } else this.breaker.succeeded();
    return { call, answer };
  }
}

/** Refusals of the key or the request itself come again however often one asks. */
function isHopeless({ failure }: ModelAnswer): boolean {
  const refusal = RetryError.isInstance(failure) ? failure.lastError : failure;
  const status = APICallError.isInstance(refusal) ? refusal.statusCode : null;
  return status !== undefined && status !== null && status >= 400;
}

export function modelEngine(parts: Parts): Engine {
  return new ModelEngine(parts);
}
