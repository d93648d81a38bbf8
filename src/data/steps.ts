import type { Change } from '#domain/trip/patch.ts';
import type { Seen } from '#domain/trip/seen.ts';
import { partsOf, type Turned } from '#domain/trip/step.ts';
import { databaseOf } from '../offline/database.ts';
import { keepStep, readSteps, turnStep } from '../offline/steps.ts';
import { currentUserId } from './session.ts';
import { useStored } from './stored.ts';
import { storedSoon } from './stored-soon.ts';
import { syncSoon } from './sync-soon.ts';
import { changeTrip } from './trips.ts';

async function turn(tripId: string, which: Parameters<typeof turnStep>[2]): Promise<Turned | null> {
  const turned = await storedSoon(turnStep(databaseOf(currentUserId()), tripId, which));
  syncSoon();
  return turned;
}

/** Takes the last step of a trip back. Resolves with what it came to, null where there is none; rejects when this device could not store it. */
export const takeBack = (tripId: string): Promise<Turned | null> => turn(tripId, 'back');

/** Makes the step again that was taken back last. */
export const makeAgain = (tripId: string): Promise<Turned | null> => turn(tripId, 'again');

/**
 * Changes a saved trip as `changeTrip` does, and keeps how, so that it can be taken back: with no network and after a restart too. Resolves with
 * the way back, which resolves with whether nothing of it had to stay.
 */
export async function changeInSteps(changes: readonly Change[], seen: Seen): Promise<() => Promise<boolean>> {
  const tripId = seen.trip.id;
  const parts = partsOf(seen.trip, changes, () => crypto.randomUUID());
  let id = 0;
  await changeTrip(seen, changes, async (database) => {
    id = await keepStep(database, tripId, parts);
  });
  return async () => ((await turn(tripId, { id }))?.left ?? 0) === 0;
}

/** Whether a trip has a step that can be taken back, and one that can be made again. */
export function useSteps(tripId: string): { readonly back: boolean; readonly again: boolean } {
  const found = useStored(`steps ${tripId}`, async (database) => {
    const { back, again } = await readSteps(database, tripId);
    return { back: back !== undefined, again: again !== undefined };
  });
  return found.state === 'read' ? found.value : { back: false, again: false };
}
