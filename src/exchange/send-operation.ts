import { revokeShareEndpoint, shareTripEndpoint } from '#contract/shares.ts';
import { deleteTripEndpoint, patchTripEndpoint, saveTripEndpoint } from '#contract/trips.ts';
import { changeProfileEndpoint } from '#contract/users.ts';
import { fromWireTrip, toWireTrip } from '#contract/wire-trip.ts';
import type { Profile } from '#domain/account/profile.ts';
import { type UserDatabase, whoseIs } from '../offline/database.ts';
import type { Operation } from '../offline/operation.ts';
import type { Settled } from '../offline/trip-state.ts';
import type { Api } from './ask.ts';
import { sendKnown } from './without-fields.ts';

/** Tells the server of one change, under its own key; throws Problem. */
export async function sendOperation(
  { call }: Pick<Api, 'call'>,
  database: UserDatabase,
  operation: Operation,
  signal: AbortSignal,
): Promise<Settled | Profile> {
  const { tripId: id, opId, kind, body } = operation;
  const own = { headers: { 'idempotency-key': opId }, signal, as: whoseIs(database) };
  const options = { ...own, params: { id } };
  switch (kind) {
    case 'trip.create': {
      const card = await sendKnown(toWireTrip(body), (known) => call(saveTripEndpoint, { ...own, body: known }));
      return { id, version: card.version, trip: body };
    }
    case 'trip.patch': {
      const patch = { device: await database.deviceId(), ...body, changes: [...body.changes] };
      const { version, trip } = await sendKnown(patch, (known) => call(patchTripEndpoint, { ...options, body: known }));
      return { id, version, trip: fromWireTrip(trip, () => crypto.randomUUID()) };
    }
    case 'trip.delete': {
      const query = body && { device: await database.deviceId(), baseVersion: String(body.baseVersion) };
      await call(deleteTripEndpoint, { ...options, ...(query && { query }) });
      return 'deleted';
    }
    case 'profile.patch':
      return call(changeProfileEndpoint, { ...own, body });
    case 'trip.share':
      await call(shareTripEndpoint, { ...options, body });
      return 'as it was';
    case 'trip.unshare':
      await call(revokeShareEndpoint, { ...own, params: { id: body.id } });
      return 'as it was';
  }
}
