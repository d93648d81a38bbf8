import { afterEach, describe, expect, it, vi } from 'vitest';
import { planTripEndpoint } from '#contract/planning.ts';
import { getTripEndpoint, saveTripEndpoint } from '#contract/trips.ts';
import { toWirePlannedTrip, toWireTrip } from '#contract/wire-trip.ts';
import { Problem } from '#domain/problem.ts';
import { call } from '#src/api/call.ts';
import { planStream } from '#src/api/plan-stream.ts';
import { sendKnown } from '#src/exchange/without-fields.ts';
import { drainOutbox, type OutboxWorld } from '#src/offline/drain.ts';
import type { Operation } from '#src/offline/operation.ts';
import { newOperation } from '#src/offline/outbox.ts';
import { type FakeAnswer, fakeApi, refused } from '../support/fake-api.ts';
import { aTrip, aWireTripRequest } from '../support/trips.ts';

/** What the server answers to everything; the headers of what the page sends. */
function server(...answer: FakeAnswer): Headers[] {
  const heard: Headers[] = [];
  fakeApi((_, headers) => {
    heard.push(headers);
    return answer;
  });
  return heard;
}

const refusal = (error: string) => ({ ...(refused(error, 400)[1] as object), more: 1 });
const codeOf = (asked: Promise<unknown>) => asked.catch((error: unknown) => (error as Problem).code);
const getTrip = () => call(getTripEndpoint, { params: { id: crypto.randomUUID() } });

afterEach(() => vi.unstubAllGlobals());

describe('a page before a later server (16.1)', () => {
  it('says its version', async () => {
    const heard = server(200, toWireTrip(aTrip()));
    await getTrip();
    expect(heard[0]?.get('x-api')).toBe('2');
  });

  it.each([
    [400, 'VISA_REQUIRED', 'REFUSED'],
    [503, 'TOO_HOT', 'UNAVAILABLE'],
    [429, 'TOO_EAGER', 'UNAVAILABLE'],
    [426, 'UPDATE_REQUIRED', 'UPDATE_REQUIRED'],
    [404, 'NOT_FOUND', 'NOT_FOUND'],
  ])('takes a refusal %i %s for %s', async (status, said, taken) => {
    server(status, refusal(said));
    expect(await codeOf(getTrip())).toBe(taken);
  });

  it('tells an answer that it cannot read from none at all', async () => {
    server(200, { trip: 'in another form' });
    expect(await codeOf(getTrip())).toBe('UNREADABLE');
  });

  it('skips news it has not heard of, and takes the plan', async () => {
    const plan = { ...toWirePlannedTrip(aTrip()), mood: 'calm' };
    const news = [{ type: 'mood' }, { type: 'stage', stage: 'dreaming', left: 2 }, { type: 'plan', plan, price: 3 }];
    server(200, news.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''), {
      'content-type': 'text/event-stream',
    });
    const heard: unknown[] = [];
    const listener = { onAccepted: () => undefined, onNews: (event: unknown) => heard.push(event) };
    const got = await planStream(planTripEndpoint, { body: aWireTripRequest() }, listener);
    expect(got).toEqual(JSON.parse(JSON.stringify(plan)));
    expect(heard).toEqual([{ type: 'stage', stage: 'dreaming', left: 2 }]);
  });
});

describe('a page before an earlier server (16.1)', () => {
  const unknown = (...fields: string[]) =>
    new Problem('INVALID_INPUT', 'm', { fields: fields.map((field) => ({ field, rule: 'unknownKey', message: 'm' })) });

  it('sends once more without what that has no name for', async () => {
    const sent: unknown[] = [];
    const body = { a: 1, list: [{ b: 2, seat: '12A' }], members: [] };
    const answer = await sendKnown(body, async (own) => {
      sent.push(own);
      if ('members' in own) throw unknown('list.0.seat', 'members');
      return 'saved';
    });
    expect(answer).toBe('saved');
    expect(sent).toEqual([body, { a: 1, list: [{ b: 2 }] }]);
  });

  it('sends nothing twice for any other reason', async () => {
    for (const error of [unknown(), new Problem('CONFLICT', 'm'), new Error('bug')]) {
      let sent = 0;
      const send = () => {
        sent += 1;
        return Promise.reject(error);
      };
      await expect(sendKnown({ a: 1 }, send)).rejects.toBe(error);
      expect(sent).toBe(1);
    }
  });
});

describe('an outbox that must wait for an update (16.1)', () => {
  it('keeps everything as it was, and sends it afterwards', async () => {
    let supported = false;
    let waiting: Operation[] = ['a', 'b'].map(
      (id, seq) => ({ ...newOperation('trip.create', id, aTrip(), { opId: id, at: new Date(0) }), seq }) as Operation,
    );
    const before = structuredClone(waiting);
    const world: OutboxWorld<object> = {
      waiting: async () => [...waiting],
      now: () => 0,
      random: () => 0,
      send: async () => {
        if (!supported) throw new Problem('UPDATE_REQUIRED', 'm');
        return {};
      },
      settle: async ({ seq }) => {
        waiting = waiting.filter((own) => own.seq !== seq);
      },
      update: async ({ seq }, change) => {
        waiting = waiting.map((own) => (own.seq === seq ? ({ ...own, ...change } as Operation) : own));
      },
    };
    await drainOutbox(world);
    expect(waiting).toEqual(before);
    supported = true;
    await drainOutbox(world);
    expect(waiting).toEqual([]);
  });
});

it('the body of a saved trip is what an earlier server may refuse by its keys', () => {
  const wire = { ...toWireTrip(aTrip()), seats: 2 };
  expect(saveTripEndpoint.body.safeParse(wire).error?.issues[0]?.code).toBe('unrecognized_keys');
});
