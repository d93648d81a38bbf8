import { claimAnonymousPlans } from './claim-plans.ts';
import { forgetAllHanded } from './handed-waiting.ts';
import { prefillFromProfile } from './profile.ts';
import { currentUserId } from './session.ts';
import { claimSeenTrips } from './shared-trips.ts';
import { syncNow } from './sync.ts';

/** What this device does for a user who has just signed in; its code comes with the first sign-in, not with the form. */
export async function arrive(userId: string, begin: () => void): Promise<void> {
  const before = currentUserId();
  // What was handed over waits for a visitor who signs in, and never for another user of the device.
  if (before !== null && before !== userId) await forgetAllHanded();
  await claimAnonymousPlans(userId);
  await claimSeenTrips(userId);
  begin();
  void syncNow();
  void prefillFromProfile();
}
