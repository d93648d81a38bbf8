import { enterDatabaseOf } from '../offline/database.ts';
import { claimAnonymousPlans } from './claim-plans.ts';
import { finishRemoval } from './ended.ts';
import { forgetFormDraft } from './form-draft.ts';
import { forgetAllHanded } from './handed-waiting.ts';
import { lookForOthers } from './other-accounts.ts';
import { prefillFromProfile } from './profile.ts';
import { currentUserId } from './session.ts';
import { claimSeenTrips } from './shared-trips.ts';
import { storedSoon } from './stored-soon.ts';
import { syncNow } from './sync.ts';

/** What was handed over and half filled in waits for a visitor who signs in, and never for another user of the device. */
async function partFromAnother(userId: string): Promise<void> {
  const before = currentUserId();
  if (before !== null && before !== userId) {
    forgetFormDraft();
    await forgetAllHanded();
  }
  await finishRemoval();
}

/** What this device does for a user who has just signed in; its code comes with the first sign-in, not with the form. */
export async function arrive(userId: string, begin: () => void): Promise<void> {
  // A device that cannot store keeps no user out: what is not moved stays where it is, for the next time.
  enterDatabaseOf(userId);
  const claims = [partFromAnother, claimAnonymousPlans, claimSeenTrips];
  for (const claim of claims) await storedSoon(claim(userId)).catch(() => undefined);
  begin();
  // The server has just answered: a change that found none before need not wait for its next try.
  void syncNow(true);
  void prefillFromProfile();
  void lookForOthers();
}
