import { claimAnonymousPlans } from './claim-plans.ts';
import { prefillFromProfile } from './profile.ts';
import { claimSeenTrips } from './shared-trips.ts';
import { syncNow } from './sync.ts';

/** What this device does for a user who has just signed in; its code comes with the first sign-in, not with the form. */
export async function arrive(userId: string, begin: () => void): Promise<void> {
  await claimAnonymousPlans(userId);
  await claimSeenTrips(userId);
  begin();
  void syncNow();
  void prefillFromProfile();
}
