import { bookingWithoutDetails } from '#domain/trip/booking-details.ts';
import { isSet, readSet } from '#domain/trip/fields/set-change.ts';
import { type Change, pathOf } from '#domain/trip/patch.ts';
import type { LostText, UserDatabase } from './database.ts';
import type { Choice } from './lane-decisions.ts';
import type { Operation } from './operation.ts';
import { lastChanges, type OwnChange, type RefusedField, unseenChanges } from './refused-fields.ts';

/** Of one trip; the oldest go first. */
const MOST = 50;

type Lost = Pick<LostText, 'whose' | 'change' | 'target'>;

/** Removals say nothing, and a looked-up place or a tick nothing that was written. */
const kindsThatSay: readonly Change['kind'][] = ['dates', 'activity.add', 'activity.move', 'booking.put'];

function saysSomething(change: Change): boolean {
  if (!isSet(change)) return kindsThatSay.includes(change.kind);
  const { value } = readSet(change);
  return value !== null && value !== '' && typeof value !== 'boolean';
}

/** A booking that lost is kept without what only its owner needs, as in exported files. */
function asKept(change: Change): Change {
  return change.kind === 'booking.put' ? { ...change, booking: bookingWithoutDetails(change.booking) } : change;
}

const valueOf = (change: Change) => (isSet(change) ? readSet(change).value : change);

/** Whether what was chosen says it too. */
function isIn(change: Change, chosen: readonly Change[]): boolean {
  const own = valueOf(change);
  return chosen.map(valueOf).some((value) => {
    if (typeof own === 'string' && typeof value === 'string') return value.includes(own);
    return JSON.stringify(own) === JSON.stringify(value);
  });
}

function theirsOf({ mine, theirs }: RefusedField): OwnChange[] {
  const targetOf = (change: Change) => mine.find((own) => pathOf(own.change) === pathOf(change)) ?? mine[0];
  return (theirs ?? []).map((change) => ({ change, target: targetOf(change)?.target ?? null }));
}

/** What a decision about some places leaves out, as changes that bring it back. */
export function lostBy(fields: readonly RefusedField[], choice: Choice): Lost[] {
  const mine = fields.flatMap((field) => field.mine);
  const theirs = fields.flatMap(theirsOf);
  const byHand = typeof choice === 'object' ? [choice] : null;
  const chosen = byHand ?? (choice === 'mine' ? mine : theirs).map(({ change }) => change);
  const lose = (whose: Lost['whose'], changes: readonly OwnChange[]) =>
    changes
      .filter(({ change }) => saysSomething(change) && !isIn(change, chosen))
      .map(({ change, target }) => ({ whose, change: asKept(change), target }));
  const unseen = fields.flatMap((field) => field.unseen);
  return [
    ...lose('mine', choice === 'mine' ? unseen : [...unseen, ...mine]),
    ...(choice === 'theirs' ? [] : lose('theirs', theirs)),
  ];
}

/** What goes with operations that are given up. */
export function lostWith(dropped: readonly Operation[]): Lost[] {
  return [...unseenChanges(dropped, () => true), ...lastChanges(dropped, () => true)]
    .filter(({ change }) => saysSomething(change))
    .map(({ change, target }) => ({ whose: 'mine', change: asKept(change), target }));
}

/** Inside a transaction over the table. Resolves with where it is kept. */
export async function keepLost({ lost }: UserDatabase, tripId: string, found: readonly Lost[]): Promise<number[]> {
  const at = new Date().toISOString();
  const kept = await lost.bulkAdd(
    found.map((own) => ({ ...own, tripId, at })),
    { allKeys: true },
  );
  const ids = await lost.where('tripId').equals(tripId).primaryKeys();
  await lost.bulkDelete(ids.sort((a, b) => a - b).slice(0, Math.max(0, ids.length - MOST)));
  return kept;
}
