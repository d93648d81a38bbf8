import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getTripEndpoint, saveTripEndpoint } from '#contract/trips.ts';
import { databases } from '../support/databases.ts';
import { aUser } from '../support/people.ts';
import { aServer, type TestServer } from '../support/server.ts';
import { aWireTrip } from '../support/trips.ts';

describe.each(databases)('the log of operations on $kind (15.12)', (database) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await aServer(database);
    ({ token } = await aUser(server));
  });
  afterAll(() => server.close());

  /** From now on the database refuses to write the log, as if it ended in that very moment; the answer lets it again. */
  const breakLog = async (event: 'insert' | 'update') => {
    const { db } = server;
    if (database.kind === 'postgres') {
      await sql`create or replace function refuse() returns trigger as 'begin raise exception ''broken''; end' language plpgsql`.execute(
        db,
      );
      await sql`create trigger broken before ${sql.raw(event)} on op_log for each row execute function refuse()`.execute(
        db,
      );
      return () => sql`drop trigger broken on op_log`.execute(db);
    }
    await sql`create trigger broken before ${sql.raw(event)} on op_log begin select raise(abort, 'broken'); end`.execute(
      db,
    );
    return () => sql`drop trigger broken`.execute(db);
  };

  it.each(['insert', 'update'] as const)(
    'is written with the effect or neither is: when its %s fails the trip is as before, and the same again is done once',
    async (event) => {
      const trip = aWireTrip();
      await server.call(saveTripEndpoint, { body: trip, token });
      const stored = () => server.call(getTripEndpoint, { params: { id: trip.id }, token });
      const itemId = randomUUID();
      const pack = () =>
        server.send({
          method: 'PATCH',
          url: `/api/trips/${trip.id}`,
          token,
          headers: { 'idempotency-key': itemId },
          body: { device: itemId, baseVersion: 1, changes: [{ kind: 'luggage.add', itemId, label: 'Umbrella' }] },
        });

      const mend = await breakLog(event);
      const failed = await pack();
      await mend();
      expect(failed.statusCode).toBe(500);
      expect((await stored()).version).toBe(1);

      expect([(await pack()).statusCode, (await pack()).statusCode]).toEqual([200, 200]);
      const { version, luggage = [] } = await stored();
      expect([version, luggage.filter(({ id }) => id === itemId).length]).toEqual([2, 1]);
    },
  );
});
