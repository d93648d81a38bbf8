import type { Profile } from '#domain/account/profile.ts';
import type { AuthContext } from '../auth/context.ts';
import { rememberGone } from '../auth/kept.ts';
import type { Tx } from '../db/database.ts';
import { freeing } from '../db/disk-room.ts';
import type { Documents } from '../documents/documents.ts';
import { eraseContents } from '../documents/kept.ts';
import { forgetPlans } from '../planning/kept.ts';
import { tripIdsOf } from '../trips/kept.ts';
import { ownedBy } from '../trips/policy.ts';
import { countTrips } from '../trips/statistics.ts';
import { deleteUser } from '../users/users.ts';

export interface AccountContext extends AuthContext {
  readonly documents: Documents;
}

interface Erasing {
  readonly known: ReadonlySet<string>;
  readonly now: Date;
}

async function erase(tx: Tx, userId: string, { known, now }: Erasing): Promise<void> {
  const own = ownedBy(userId);
  await countTrips(tx, own, known);
  for (const tripId of await tripIdsOf(tx, own)) await forgetPlans(tx, userId, tripId);
  await eraseContents(tx, own, now);
  await rememberGone(tx, userId, now.toISOString());
  await deleteUser(tx, userId);
}

/**
 * Removes a user (P6). In one transaction the trips become counts by kind, and the row that everything personal hangs on goes
 * with all of it: sessions, trips, links, plans, operations. What was paid stays apart, under an id that leads nowhere. What is
 * left of it in the files follows `freeing`; contents of documents and the mails that wait in the folder go.
 */
export async function eraseAccount(context: AccountContext, profile: Profile): Promise<void> {
  const { db, catalogue, mailer, documents } = context;
  const known = new Set(catalogue.destinations.map((destination) => destination.id));
  const erasing = { known, now: context.now() };
  await freeing(db, () => db.transaction().execute((tx) => erase(tx, profile.id, erasing)));
  await documents.removeGone();
  await mailer.forget(profile.email);
}
