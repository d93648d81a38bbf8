import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccountEndpoint, exportAccountEndpoint } from '#contract/account.ts';
import { PART_UNIT } from '#contract/documents.ts';
import { shareTripEndpoint } from '#contract/shares.ts';
import { deleteTripEndpoint, saveTripEndpoint } from '#contract/trips.ts';
import type { TripDocument } from '#domain/trip/document.ts';
import type { Change } from '#domain/trip/patch.ts';
import { Documents } from '#server/documents/documents.ts';
import { checkKey, tidyDocuments } from '#server/documents/keep-documents.ts';
import { anyContent, deleteContents } from '#server/documents/repo.ts';
import { wordsIn } from '../support/database-files.ts';
import { databases } from '../support/databases.ts';
import { aDocument, aPdf, digestOf, hostileFiles, sampleFiles } from '../support/documents.ts';
import { inFile } from '../support/files.ts';
import { aUser, GOOD_PASSWORD, type SignedIn } from '../support/people.ts';
import { aServer, type TestServer } from '../support/server.ts';
import { aShare, operation } from '../support/shares.ts';
import { canMount, SmallDisk } from '../support/small-disk.ts';
import { aWireTrip } from '../support/trips.ts';

const MINUTE = 60_000;
const HALF = PART_UNIT;
const planned = aWireTrip();
const aTrip = () => ({ ...planned, id: randomUUID() });
/** More than two pieces; its text can be found wherever it is not encrypted. */
const aLongPdf = (title = 'canary-content'): Uint8Array =>
  Uint8Array.from(Buffer.concat([aPdf({ title }), randomBytes(2.5 * PART_UNIT), aPdf({ title })]));

describe.each(databases)('documents on $kind', (database) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'periplo-documents-'));
  const folder = path.join(dataDir, 'documents');
  let server: TestServer;
  let owner: SignedIn;
  let other: SignedIn;
  beforeAll(async () => {
    server = await aServer(database, { dataDir, accessTtlS: 10 * 86_400 });
    [owner, other] = [await aUser(server), await aUser(server)];
  });
  afterAll(async () => {
    await server.close();
    rmSync(dataDir, { recursive: true });
  });

  const files = () => (existsSync(folder) ? readdirSync(folder) : []);
  function tidy(): Promise<void> {
    const context = { ...server, now: server.clock.now };
    return tidyDocuments(context, new Documents(context));
  }

  async function patch(tripId: string, changes: readonly Change[], token = owner.token) {
    const body = { device: randomUUID(), baseVersion: 1, changes };
    const url = `/api/trips/${tripId}`;
    return server.send({ method: 'PATCH', url, body, token, headers: operation() });
  }

  /** A trip of its own that lists these documents. */
  async function aTripWith(...documents: readonly TripDocument[]): Promise<string> {
    const trip = aTrip();
    await server.call(saveTripEndpoint, { body: trip, token: owner.token });
    const changes = documents.map((document): Change => ({ kind: 'document.add', document }));
    if (changes.length > 0) await patch(trip.id, changes);
    return trip.id;
  }

  const url = (tripId: string, { id }: TripDocument, what = 'content') =>
    `/api/trips/${tripId}/documents/${id}/${what}`;
  const headersOf = (token: string | undefined) => ({
    'x-api': '2',
    ...(token && { authorization: `Bearer ${token}` }),
  });

  function sendPart(tripId: string, document: TripDocument, offset: number, bytes: Uint8Array, token = owner.token) {
    const headers = { 'content-type': 'application/octet-stream', 'upload-offset': String(offset) };
    const payload = Buffer.from(bytes);
    return server.app.inject({
      method: 'PATCH',
      url: url(tripId, document),
      headers: { ...headersOf(token), ...headers },
      payload,
    });
  }
  const read = (tripId: string, document: TripDocument, token: string | undefined = owner.token, range?: string) =>
    server.app.inject({
      method: 'GET',
      url: url(tripId, document),
      headers: { ...headersOf(token), ...(range && { range }) },
    });
  const progress = async (tripId: string, document: TripDocument) =>
    (await server.send({ method: 'GET', url: url(tripId, document, 'progress'), token: owner.token })).json<object>();

  async function uploaded(content = aLongPdf(), own: Partial<TripDocument> = {}) {
    const document = aDocument(content, own);
    const tripId = await aTripWith(document);
    const answer = await sendPart(tripId, document, 0, content);
    expect([answer.statusCode, answer.json()]).toEqual([200, { received: content.length, whole: true }]);
    return { tripId, document, content };
  }

  it.each(Object.entries(sampleFiles))('%s comes back as it went, to be kept and not to be run', async (type, file) => {
    const { tripId, document } = await uploaded(file, { type, name: 'Tarjeta de embarque "1" €.html' });
    const answer = await read(tripId, document);
    expect(digestOf(answer.rawPayload)).toBe(digestOf(file));
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'no-store',
      'content-disposition':
        'attachment; filename="Tarjeta de embarque _1_ _.html"; filename*=UTF-8\'\'Tarjeta%20de%20embarque%20%221%22%20%E2%82%AC.html',
    });
  });

  it('are read in ranges, across the pieces they are encrypted in', async () => {
    const { tripId, document, content } = await uploaded();
    for (const [first, last] of [
      [0, 0],
      [HALF - 5, HALF + 5],
      [10, 2 * HALF + 7],
      [2 * HALF, content.length - 1],
    ] as const) {
      const answer = await read(tripId, document, owner.token, `bytes=${first}-${last}`);
      expect([answer.statusCode, answer.headers['content-range']]).toEqual([
        206,
        `bytes ${first}-${last}/${content.length}`,
      ]);
      expect(answer.rawPayload).toEqual(Buffer.from(content.subarray(first, last + 1)));
    }
    expect((await read(tripId, document, owner.token, `bytes=${content.length}-`)).statusCode).toBe(416);
  });

  it('come in parts, go on where they stopped, and are not there before they are whole', async () => {
    const content = aLongPdf();
    const document = aDocument(content);
    const tripId = await aTripWith(document);
    expect(await progress(tripId, document)).toEqual({ received: 0, whole: false });
    // Of a part that broke off all whole pieces stay.
    const first = await sendPart(tripId, document, 0, content.subarray(0, HALF + 1000));
    expect(first.json()).toEqual({ received: HALF, whole: false });
    expect(await progress(tripId, document)).toEqual({ received: HALF, whole: false });
    expect((await read(tripId, document)).statusCode).toBe(404);
    const wrong = await sendPart(tripId, document, HALF + 1, content.subarray(HALF + 1));
    expect([wrong.statusCode, wrong.json().error]).toEqual([409, 'CONFLICT']);
    // A browser sends a part again by itself: what is here already is left out.
    const again = await sendPart(tripId, document, HALF - 100, content.subarray(HALF - 100, 2 * HALF + 7));
    expect(again.json()).toEqual({ received: 2 * HALF, whole: false });
    const last = await sendPart(tripId, document, 2 * HALF, content.subarray(2 * HALF));
    expect(last.json()).toEqual({ received: content.length, whole: true });
    const late = await sendPart(tripId, document, 0, content);
    expect(late.json()).toEqual({ received: content.length, whole: true });
    expect(digestOf((await read(tripId, document)).rawPayload)).toBe(document.digest);
  });

  it('lie encrypted: no word of them in the folder of data, which is closed to other users', async () => {
    const before = files();
    const { tripId, document, content } = await uploaded(aLongPdf('canary-at-rest'));
    expect(wordsIn([dataDir], ['canary-at-rest', document.digest, tripId, owner.user.id])).toEqual([]);
    const own = path.join(folder, files().find((name) => !before.includes(name)) ?? '');
    expect(statSync(own).size).toBe(content.length + 3 * 28);
    expect([statSync(folder).mode & 0o777, statSync(own).mode & 0o777]).toEqual([0o700, 0o600]);
    // Cut short behind our back: noticed, never handed out.
    truncateSync(own, HALF + 100);
    await expect(read(tripId, document)).rejects.toThrow('destroyed');
  });

  it('are for their owner alone: for everybody else there is none', async () => {
    const { tripId, document, content } = await uploaded();
    const foreign = [
      await read(tripId, document, other.token),
      await sendPart(tripId, document, 0, content, other.token),
    ];
    expect(foreign.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    const anonymous = await server.app.inject({
      method: 'GET',
      url: url(tripId, document),
      headers: headersOf(undefined),
    });
    expect(anonymous.statusCode).toBe(401);
    const own = aTrip();
    await server.call(saveTripEndpoint, { body: own, token: other.token });
    // The same digest in another user's trip brings no content.
    expect((await patch(own.id, [{ kind: 'document.add', document }], other.token)).statusCode).toBe(200);
    expect((await read(own.id, document, other.token)).statusCode).toBe(404);
  });

  it.each(Object.entries(hostileFiles).filter(([, file]) => file.length > 0))(
    '%s is refused whatever it says it is, and nothing of it is kept',
    async (_, file) => {
      const before = files();
      const types = ['application/pdf', 'image/png', 'application/vnd.apple.pkpass'];
      const documents = types.map((type) => aDocument(file, { type }));
      const tripId = await aTripWith(...documents);
      for (const document of documents) {
        const answer = await sendPart(tripId, document, 0, file);
        expect([answer.statusCode, answer.json()]).toMatchObject([
          400,
          { error: 'INVALID_INPUT', fields: [{ field: 'type', rule: 'documentType' }] },
        ]);
        expect((await read(tripId, document)).statusCode).toBe(404);
      }
      expect(files()).toEqual(before);
    },
  );

  it('of no type we take cannot even be listed', async () => {
    const tripId = await aTripWith();
    for (const type of ['image/svg+xml', 'text/html', 'application/zip']) {
      const document = { ...aDocument(aPdf()), type };
      const answer = await patch(tripId, [{ kind: 'document.add', document }]);
      expect([answer.statusCode, answer.json().fields[0].field]).toEqual([400, 'changes.0.document.type']);
    }
  });

  it('with another digest than the trip says are refused, and can be sent again', async () => {
    const content = aLongPdf();
    const document = aDocument(content);
    const tripId = await aTripWith(document);
    const spoilt = content.slice();
    spoilt[HALF + 3] = (spoilt[HALF + 3] ?? 0) ^ 1;
    const answer = await sendPart(tripId, document, 0, spoilt);
    expect([answer.statusCode, answer.json().fields[0].rule]).toEqual([400, 'digest']);
    expect(await progress(tripId, document)).toEqual({ received: 0, whole: false });
    expect((await sendPart(tripId, document, 0, content)).json()).toMatchObject({ whole: true });
  });

  it('that one device sends twice at once arrive whole', async () => {
    const content = aLongPdf();
    const document = aDocument(content);
    const tripId = await aTripWith(document);
    const answers = await Promise.all([0, 1, 2].map(() => sendPart(tripId, document, 0, content)));
    expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
    let { received, whole } = (await progress(tripId, document)) as { received: number; whole: boolean };
    if (!whole) ({ received, whole } = (await sendPart(tripId, document, received, content.subarray(received))).json());
    expect([received, whole]).toEqual([content.length, true]);
    expect(digestOf((await read(tripId, document)).rawPayload)).toBe(document.digest);
  });

  it('of an account have a limit, and of a trip', async () => {
    const bytesPerAccount = 100_000;
    const small = await aServer(database, {
      documents: { folder: path.join(dataDir, 'small'), bytesPerAccount, key: 'x'.repeat(32) },
    });
    try {
      const { token } = await aUser(small);
      const trip = aTrip();
      await small.call(saveTripEndpoint, { body: trip, token });
      const contents = [aPdf(), aLongPdf()];
      const documents = contents.map((content) => aDocument(content));
      const changes = documents.map((document) => ({ kind: 'document.add', document }));
      const body = { device: randomUUID(), baseVersion: 1, changes };
      await small.send({ method: 'PATCH', url: `/api/trips/${trip.id}`, body, token, headers: operation() });
      const answers = await Promise.all(
        documents.map((document, i) =>
          small.app.inject({
            method: 'PATCH',
            url: url(trip.id, document),
            headers: { ...headersOf(token), 'content-type': 'application/octet-stream', 'upload-offset': '0' },
            payload: Buffer.from(contents[i] ?? new Uint8Array()),
          }),
        ),
      );
      expect(answers[1]?.statusCode).toBe(413);
      expect(answers[1]?.json().fields[0].rule).toBe('accountFull');
      const tooMany = Array.from({ length: 11 }, () => aDocument(randomBytes(9), { size: 10 << 20 }));
      const refused = await small.send({
        method: 'PATCH',
        url: `/api/trips/${trip.id}`,
        body: { ...body, changes: tooMany.map((document) => ({ kind: 'document.add', document })) },
        token,
        headers: operation(),
      });
      expect([refused.statusCode, refused.json().error]).toEqual([413, 'TOO_LARGE']);
    } finally {
      await small.close();
    }
  });

  it('are in no link to their trip', async () => {
    const { tripId, document } = await uploaded(aLongPdf(), { name: 'canary-shared.pdf' });
    const share = aShare();
    const token = owner.token;
    await server.call(shareTripEndpoint, { params: { id: tripId }, body: share, token, headers: operation() });
    const seen = await server.send({ method: 'GET', url: `/api/shared-trips/${share.token}` });
    expect(seen.statusCode).toBe(200);
    expect(seen.body).not.toMatch(/canary|documents/);
    expect(seen.body).not.toContain(document.digest);
  });

  describe('that are removed', () => {
    it('leave nothing: after the minutes in which that can be undone the file and its key are gone', async () => {
      const { tripId, document } = await uploaded();
      const [before] = [files()];
      await patch(tripId, [{ kind: 'document.remove', documentId: document.id }]);
      expect((await read(tripId, document)).statusCode).toBe(404);
      server.clock.advance(9 * MINUTE);
      await tidy();
      expect(files()).toEqual(before);
      server.clock.advance(2 * MINUTE);
      await tidy();
      expect(files()).toHaveLength(before.length - 1);
      const rows = await server.db.selectFrom('document_contents').select('digest').execute();
      expect(rows.map(({ digest }) => digest)).not.toContain(document.digest);
      expect(await server.db.selectFrom('gone_contents').selectAll().execute()).toEqual([]);
    });

    it('come back with their content when that is undone in time, under another id', async () => {
      const { tripId, document } = await uploaded();
      await patch(tripId, [{ kind: 'document.remove', documentId: document.id }]);
      const back = { ...document, id: randomUUID() };
      await patch(tripId, [{ kind: 'document.add', document: back }]);
      server.clock.advance(11 * MINUTE);
      await tidy();
      expect(digestOf((await read(tripId, back)).rawPayload)).toBe(back.digest);
    });

    it('go with their trip, unless that comes back in time', async () => {
      const { tripId, document } = await uploaded();
      const before = files();
      const token = owner.token;
      const whole = await server.send({ method: 'GET', url: `/api/trips/${tripId}`, token });
      const { version: _, ...trip } = whole.json();
      const remove = () => server.call(deleteTripEndpoint, { params: { id: tripId }, token, headers: operation() });
      await remove();
      await server.call(saveTripEndpoint, { body: trip, token });
      server.clock.advance(11 * MINUTE);
      await tidy();
      expect(digestOf((await read(tripId, document)).rawPayload)).toBe(document.digest);
      await remove();
      server.clock.advance(11 * MINUTE);
      await tidy();
      expect(files()).toHaveLength(before.length - 1);
    });

    it('or were never finished go after a day', async () => {
      const content = aLongPdf();
      const document = aDocument(content);
      const tripId = await aTripWith(document);
      await sendPart(tripId, document, 0, content.subarray(0, HALF));
      const before = files();
      server.clock.advance(23 * 60 * MINUTE);
      await tidy();
      expect(await progress(tripId, document)).toEqual({ received: HALF, whole: false });
      server.clock.advance(2 * 60 * MINUTE);
      await tidy();
      expect(files()).toHaveLength(before.length - 1);
    });
  });

  it('whose server was killed between the row and the file leave nothing when the next one tidies up', async () => {
    const { document } = await uploaded();
    const rows = server.db.selectFrom('document_contents').select('file').where('digest', '=', document.digest);
    const { file } = await rows.executeTakeFirstOrThrow();
    await server.db.transaction().execute((tx) => deleteContents(tx, [file], server.clock.now().toISOString()));
    expect(files()).toContain(file);
    await tidy();
    expect(files()).not.toContain(file);
  });

  it('do not open with another key, and the operator is told at start', async () => {
    await uploaded();
    const key = 'another key of tests, long enough to wrap';
    const other = { config: { ...server.config, documents: { ...server.config.documents, key } } };
    const documents = new Documents({ ...server, ...other, now: server.clock.now });
    const content = await anyContent(server.db);
    expect(() => content && documents.sealed(content)).toThrow('authenticate');
    expect(() => content && new Documents({ ...server, now: server.clock.now }).sealed(content)).not.toThrow();
    const told: string[] = [];
    await checkKey((line) => told.push(line), server.db, documents);
    expect(told).toEqual([expect.stringMatching(/documents cannot be read: DOCUMENTS_KEY/)]);
  });

  it('are in the copy of everything, byte for byte, and gone with the account', async () => {
    const leaver = await aUser(server);
    const trip = aTrip();
    const content = aLongPdf();
    const document = aDocument(content, { name: 'canary-leaver.pdf' });
    await server.call(saveTripEndpoint, { body: { ...trip, documents: [document] }, token: leaver.token });
    const before = files();
    await sendPart(trip.id, document, 0, content, leaver.token);
    expect(files()).toHaveLength(before.length + 1);
    const body = { password: GOOD_PASSWORD };
    const data = await server.call(exportAccountEndpoint, { token: leaver.token, body });
    expect(data.documents).toMatchObject([{ trip_id: trip.id, digest: document.digest, size: content.length }]);
    const [exported] = data.documents;
    expect(digestOf(Buffer.from(String(exported?.content), 'base64'))).toBe(document.digest);
    expect(Object.keys(exported ?? {})).not.toContain('wrapped_key');
    const others = await server.send({ method: 'POST', url: '/api/users/export', token: other.token, body });
    expect(others.body).not.toContain('canary-leaver');
    await server.call(deleteAccountEndpoint, { token: leaver.token, body });
    expect(files()).toEqual(before);
  });
});

describe.skipIf(!canMount)('documents on a full disk', () => {
  it('are refused with words, leave room for the rest, and can still be removed', async () => {
    const disk = new SmallDisk(90);
    const server = await aServer(inFile(disk.folder), { dataDir: disk.folder });
    try {
      const { token } = await aUser(server);
      const contents = [aLongPdf('kept'), aLongPdf('refused')];
      const documents = contents.map((content) => aDocument(content));
      const trip = { ...aTrip(), documents };
      await server.call(saveTripEndpoint, { body: trip, token });
      const send = (i: number) =>
        server.app.inject({
          method: 'PATCH',
          url: `/api/trips/${trip.id}/documents/${documents[i]?.id}/content`,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
          payload: Buffer.from(contents[i] ?? new Uint8Array()),
        });
      expect((await send(0)).statusCode).toBe(200);
      disk.fill();
      const refused = await send(1);
      expect([refused.statusCode, refused.json().message]).toMatchObject([503, expect.stringMatching(/disk is full/)]);
      const folder = path.join(disk.folder, 'documents');
      expect(readdirSync(folder)).toHaveLength(1);
      await server.call(deleteTripEndpoint, { params: { id: trip.id }, token, headers: operation() });
      server.clock.advance(11 * MINUTE);
      const context = { ...server, now: server.clock.now };
      await tidyDocuments(context, new Documents(context));
      expect(readdirSync(folder)).toEqual([]);
      disk.makeRoom();
    } finally {
      await server.close();
      disk.remove();
    }
  });
});
