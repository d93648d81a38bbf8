import { type Change, overlaps, pathOf } from '#domain/trip/patch.ts';
import { type StepPart, type Turned, turnAgain, turnBack, withIds } from '#domain/trip/step.ts';
import type { KeptStep, UserDatabase } from './database.ts';
import type { Operation } from './operation.ts';
import { newOperation } from './outbox.ts';
import type { NewPatch } from './trip-recording.ts';
import { shownTrip, versionBelow } from './trip-state.ts';
import { writeChange } from './trip-store.ts';
import { readState, tripTransaction } from './trip-tables.ts';

/** Of one trip; the oldest go first. */
const MOST = 50;

const stepsOf = ({ steps }: UserDatabase, tripId: string): Promise<KeptStep[]> =>
  steps.where('tripId').equals(tripId).sortBy('id');

/** Keeps what was just done; what was taken back before it cannot be made again. Inside a transaction. Resolves with its id. */
export async function keepStep(database: UserDatabase, tripId: string, parts: readonly StepPart[]): Promise<number> {
  const { steps } = database;
  const known = await stepsOf(database, tripId);
  const undone = known.filter((own) => own.undone === 1);
  const live = known.filter((own) => own.undone === 0);
  const old = live.slice(0, Math.max(0, live.length + 1 - MOST));
  await steps.bulkDelete([...undone, ...old].map(({ id }) => id));
  return steps.add({ tripId, at: new Date().toISOString(), parts, undone: 0 });
}

/** Whether there is a step to take back, and one to make again, newest first. */
export async function readSteps(database: UserDatabase, tripId: string) {
  const all = await stepsOf(database, tripId);
  return { back: all.findLast(({ undone }) => undone === 0), again: all.find(({ undone }) => undone === 1), all };
}

/** What stands in the other steps under an id that is new now. */
async function renameIn({ steps }: UserDatabase, tripId: string, { ids }: Turned): Promise<void> {
  if (ids.size === 0) return;
  await steps
    .where('tripId')
    .equals(tripId)
    .modify((step, place) => {
      place.value = { ...step, parts: withIds(step.parts, ids) };
    });
}

/** What waits for its owner's decision is decided there: taken back here, a refused removal would leave its stop in the trip twice. */
const isUndecided = (lane: readonly Operation[], change: Change) =>
  lane.some(
    (operation) =>
      operation.kind === 'trip.patch' &&
      operation.parkedBecause !== undefined &&
      operation.body.changes.some((own) => overlaps(pathOf(own), pathOf(change))),
  );

/**
 * One transaction: a step is taken back (or made again), the trip is changed by it and that waits to be sent. A step that is named is taken back, if it
 * is not yet. Resolves with what it came to; null where there is no such step, or no trip.
 */
export function turnStep(
  database: UserDatabase,
  tripId: string,
  which: { readonly id: number } | 'back' | 'again',
): Promise<Turned | null> {
  return tripTransaction(database, async () => {
    const found = await readSteps(database, tripId);
    const step =
      typeof which === 'object' ? found.all.find(({ id, undone }) => id === which.id && undone === 0) : found[which];
    const state = await readState(database, tripId);
    const trip = shownTrip(state);
    if (!step || !trip) return null;
    const isBack = step.undone === 0;
    const open = step.parts.filter(({ change }) => !isUndecided(state.lane, change));
    const made = (isBack ? turnBack : turnAgain)(trip, open, () => crypto.randomUUID());
    const turned = { ...made, left: made.left + step.parts.length - open.length };
    // In the middle it cannot be made again: others were done on top of it.
    if (isBack && step.id !== found.back?.id) await database.steps.delete(step.id);
    else await database.steps.update(step.id, { undone: isBack ? 1 : 0 });
    await renameIn(database, tripId, turned);
    if (turned.changes.length === 0) return turned;
    const version = versionBelow(state);
    const operation = newOperation('trip.patch', tripId, { changes: turned.changes, baseVersion: version });
    await writeChange(database, operation as NewPatch, { trip, version });
    return turned;
  });
}
