import type { PaymentEventRow } from '../db/billing-rows.ts';
import { applySession } from './apply-session.ts';
import type { Payments } from './payments.ts';
import { insertEvent, markHandled, openEvents } from './repo.ts';

const BATCH = 200;
const AT_ONCE = 8;
const DAY = 86_400_000;

/** Keeps an event whose signature is right; what it means is found out afterwards (P4). */
export async function receiveEvent({ db, now, provider }: Payments, body: Buffer, signature: string): Promise<void> {
  const event = provider.readEvent(body, signature, now());
  await insertEvent(db, {
    id: event.id,
    provider: provider.name,
    type: event.type,
    session_id: event.sessionId,
    payment_id: event.paymentId,
    received_at: now().toISOString(),
    handled_at: null,
  });
}

/** Fetches what the events are about, once for all of them, and applies it. */
async function handle(payments: Payments, events: readonly PaymentEventRow[]): Promise<void> {
  const [first] = events;
  if (!first) return;
  const { provider, db, now } = payments;
  const session = first.session_id
    ? await provider.fetchSession(first.session_id)
    : first.payment_id && (await provider.findSessionOfPayment(first.payment_id));
  if (session) await applySession(payments, session);
  await markHandled(
    db,
    events.map(({ id }) => id),
    now().toISOString(),
  );
}

function bySubject(events: readonly PaymentEventRow[]): PaymentEventRow[][] {
  const groups = new Map<string, PaymentEventRow[]>();
  for (const event of events) {
    const subject = event.session_id ?? event.payment_id ?? event.id;
    groups.set(subject, [...(groups.get(subject) ?? []), event]);
  }
  return [...groups.values()];
}

/** Handles every event that waits; what fails is reported and waits for the next time. */
export async function handleEvents(payments: Payments): Promise<void> {
  const failed = new Set<string>();
  for (;;) {
    const waiting = await openEvents(payments.db, payments.provider.name, BATCH + failed.size);
    const groups = bySubject(waiting.filter(({ id }) => !failed.has(id)));
    if (groups.length === 0) return;
    for (let start = 0; start < groups.length; start += AT_ONCE) {
      await Promise.all(
        groups.slice(start, start + AT_ONCE).map((events) =>
          handle(payments, events).catch((error: unknown) => {
            for (const { id } of events) failed.add(id);
            payments.report(error, 'a payment event could not be handled');
          }),
        ),
      );
    }
  }
}

/** Credits what events failed to tell: compares every session of the last days with our orders. */
export async function reconcile(payments: Payments, days: number): Promise<void> {
  const since = new Date(payments.now().getTime() - days * DAY);
  for await (const session of payments.provider.listSessions(since)) await applySession(payments, session);
}
