import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { API_VERSION } from '#contract/refusal.ts';
import type { Seen } from '#domain/trip/seen.ts';
import { addDocuments, documentsMissing, openDocument, sendAgain, stopSending } from '#src/data/documents.ts';
import { unsentChanges } from '#src/data/leaving.ts';
import { sendDocuments, sendDocumentsNow, stopDocuments } from '#src/data/send-documents.ts';
import { allowSync, stopSync } from '#src/data/sync.ts';
import { changeTrip } from '#src/data/trips.ts';
import { databaseOf, deleteDatabaseOf } from '#src/offline/database.ts';
import { readTrip, receive } from '#src/offline/trip-store.ts';
import { removeUnlisted } from '#src/offline/unlisted-documents.ts';
import { beginSession, forgetSession } from '#src/session/session.ts';
import { aPdf, hostileFiles } from '../support/documents.ts';
import { ada } from '../support/stored-user.ts';
import { aTrip } from '../support/trips.ts';

vi.mock('#src/data/sync-soon.ts', () => ({ syncSoon: () => undefined }));

const pdf = aPdf();
const file = (name: string, bytes: Uint8Array) => new File([Uint8Array.from(bytes)], name);
const database = () => databaseOf(ada.id);
const notes = () => database().documents.toArray();

type Answer = (what: string) => readonly [status: number, body: object];
/** What the server is asked, and what it answers. */
let asked: string[];
let answer: Answer;
const refusal = (error: string, rule?: string) => ({
  error,
  message: '',
  details: '',
  fields: rule ? [{ field: 'x', rule, message: '' }] : [],
  suggestions: [],
  requestId: 'r',
});

function listen(): void {
  asked = [];
  const NodeRequest = Request;
  class PageRequest extends NodeRequest {
    constructor(input: RequestInfo | URL, init: RequestInit = {}) {
      const { signal: _, ...rest } = init;
      super(input instanceof NodeRequest ? input : new URL(String(input), 'http://localhost'), rest);
    }
  }
  vi.stubGlobal('Request', PageRequest);
  vi.stubGlobal('fetch', async (input: Request) => {
    const what = `${input.method} ${new URL(input.url).pathname.split('/').at(-1)}`;
    asked.push(what);
    const [status, body] = answer(what);
    const headers = { 'x-api': String(API_VERSION), 'content-type': 'application/json' };
    return new Response(JSON.stringify(body), { status, headers });
  });
}

describe('documents on a device', () => {
  let seen: Seen;
  beforeEach(async () => {
    beginSession(ada, { access: 'a', refresh: 'r' });
    listen();
    const trip = aTrip();
    await receive(database(), { id: trip.id, version: 1, trip });
    seen = { trip, version: 1 };
  });
  afterEach(async () => {
    await stopDocuments();
    await stopSync();
    forgetSession();
    vi.unstubAllGlobals();
    await deleteDatabaseOf(ada.id);
    allowSync();
  });

  const shown = async () => (await readTrip(database(), seen.trip.id))?.documents ?? [];
  /** The server has heard that the trip lists what this device shows. */
  async function heard(): Promise<void> {
    const trip = await readTrip(database(), seen.trip.id);
    if (trip) await receive(database(), { id: trip.id, version: 2, trip });
    await database().outbox.clear();
  }

  it('are here with what the trip says of them, or not at all', async () => {
    await addDocuments(seen, null, [file('ticket.pdf', pdf)]);
    const [document] = await shown();
    expect(document).toMatchObject({ name: 'ticket.pdf', type: 'application/pdf', size: pdf.length, bookingId: null });
    expect((await openDocument(seen.trip.id, document as never)).type).toBe('application/pdf');
    const full = vi.spyOn(database().contents, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    await expect(addDocuments(seen, null, [file('second.pdf', aPdf({ title: 'x' }))])).rejects.toMatchObject({
      fault: 'noRoom',
      fileName: 'second.pdf',
    });
    full.mockRestore();
    expect([(await shown()).length, (await notes()).length, await database().outbox.count()]).toEqual([1, 1, 1]);
  });

  it.each(Object.entries(hostileFiles).filter(([, bytes]) => bytes.length > 0))('%s is not taken', async (_, bytes) => {
    const trying = addDocuments(seen, null, [file('ticket.pdf', bytes)]);
    await expect(trying).rejects.toMatchObject({ fault: 'type', fileName: 'ticket.pdf' });
    expect(await notes()).toEqual([]);
  });

  it('wait until the server has heard of them, then go, and are asked about at signing out until then', async () => {
    await addDocuments(seen, null, [file('ticket.pdf', pdf)]);
    expect(await unsentChanges()).toBe(2);
    await sendDocuments();
    expect(asked).toEqual([]);
    await heard();
    expect(await unsentChanges()).toBe(1);
    answer = (what) => [200, { received: what.startsWith('GET') ? 0 : pdf.length, whole: !what.startsWith('GET') }];
    await sendDocuments();
    expect(asked).toEqual(['GET progress', 'PATCH content']);
    expect([await notes(), await unsentChanges()]).toMatchObject([[{ sent: 1 }], 0]);
    await sendDocuments();
    expect(asked).toHaveLength(2);
  });

  it('that the server refuses stay here with its reason, and go again when their owner says so', async () => {
    await addDocuments(seen, null, [file('ticket.pdf', pdf)]);
    await heard();
    answer = () => [413, refusal('TOO_LARGE', 'accountFull')];
    await sendDocuments();
    expect(await notes()).toMatchObject([{ sent: 0, refused: 'accountFull' }]);
    await sendDocumentsNow();
    expect(asked).toHaveLength(1);
    answer = () => [200, { received: pdf.length, whole: true }];
    const [document] = await shown();
    if (document) await sendAgain(seen.trip.id, document);
    await vi.waitFor(async () => expect(await notes()).toMatchObject([{ sent: 1, refused: null }]));
  });

  it('wait longer after every failure, and not at all when the network is back', async () => {
    await addDocuments(seen, null, [file('ticket.pdf', pdf)]);
    await heard();
    answer = () => [503, refusal('UNAVAILABLE')];
    await sendDocuments();
    await sendDocuments();
    expect(asked).toHaveLength(1);
    const [note] = await notes();
    expect(note?.attempts).toBe(1);
    expect(note?.nextAt).toBeGreaterThan(Date.now());
    await sendDocumentsNow();
    expect(asked).toHaveLength(2);
    expect((await notes())[0]?.attempts).toBe(2);
  });

  it('that are removed can come back for a minute, and are gone then', async () => {
    await addDocuments(seen, null, [file('ticket.pdf', pdf)]);
    const [document] = await shown();
    if (!document) throw new Error('nothing was added');
    await stopSending(seen.trip.id, document);
    const now = { trip: { ...seen.trip, documents: [document] }, version: 1 };
    await changeTrip(now, [{ kind: 'document.remove', documentId: document.id }]);
    expect(await removeUnlisted(database(), 1000)).toBe(true);
    expect(await database().contents.count()).toBe(1);
    const back = { ...document, id: crypto.randomUUID() };
    await changeTrip(now, [{ kind: 'document.add', document: back }]);
    expect(await removeUnlisted(database(), 90_000)).toBe(false);
    expect(await documentsMissing({ ...seen.trip, documents: [back] })).toEqual([]);
    await changeTrip(now, [{ kind: 'document.remove', documentId: back.id }]);
    await removeUnlisted(database(), 100_000);
    expect(await removeUnlisted(database(), 159_000)).toBe(true);
    expect(await removeUnlisted(database(), 161_000)).toBe(false);
    expect([await notes(), await database().contents.count()]).toEqual([[], 0]);
  });

  it('from the server are kept when they are what the trip says, and refused when not', async () => {
    const document = { id: crypto.randomUUID(), bookingId: null, name: 'x.pdf', type: 'application/pdf' as const };
    const { digestOf } = await import('../support/documents.ts');
    const listed = { ...document, size: pdf.length, digest: digestOf(pdf) };
    const parts = (bytes: Uint8Array) =>
      vi.stubGlobal(
        'fetch',
        async () => new Response(Uint8Array.from(bytes), { status: 206, headers: { 'x-api': '2' } }),
      );
    parts(aPdf({ title: 'Tickes' }));
    await expect(openDocument(seen.trip.id, listed)).rejects.toMatchObject({ code: 'UNREADABLE' });
    expect(await notes()).toEqual([]);
    parts(pdf);
    expect((await openDocument(seen.trip.id, listed)).size).toBe(pdf.length);
    expect(await notes()).toMatchObject([{ sent: 1, size: pdf.length }]);
  });
});
