import type { Trip } from '#domain/trip/trip.ts';
import type { KeptPlan, UserDatabase } from './database.ts';
import { withRoom } from './room.ts';

const isPlan = (row: { key: string }): row is KeptPlan => row.key === 'current' || row.key.startsWith('plan ');

export async function readAllPlans({ plans }: UserDatabase): Promise<KeptPlan[]> {
  return (await plans.toArray()).filter(isPlan);
}

const isSaved = async ({ cards }: UserDatabase, { trip, savedAs }: KeptPlan) =>
  savedAs === trip.id || (await cards.get(trip.id)) !== undefined;

/** The plan that the plan screen shows, if there is one. */
export async function readCurrentPlan({ plans }: UserDatabase): Promise<KeptPlan | null> {
  const row = await plans.get('current');
  return row && isPlan(row) ? row : null;
}

function write<T>(database: UserDatabase, work: () => Promise<T>): Promise<T> {
  const { plans, cards } = database;
  return withRoom(database, () => database.transaction('rw', plans, cards, work));
}

async function putCurrentAside(database: UserDatabase): Promise<void> {
  const before = await readCurrentPlan(database);
  if (before && !(await isSaved(database, before)))
    await database.plans.put({ ...before, key: `plan ${before.trip.id}` });
}

/** A plan that is done is the one that is shown. One that its owner never saved is put aside, not replaced. */
export function keepNewPlan(database: UserDatabase, trip: Trip, plannedAt: string): Promise<void> {
  return write(database, async () => {
    await putCurrentAside(database);
    await database.plans.put({ key: 'current', trip, plannedAt });
  });
}

/** The same where the plan that is shown was asked to be replaced. */
export async function replacePlan(database: UserDatabase, trip: Trip, plannedAt: string): Promise<void> {
  await write(database, async () => {
    const before = await readCurrentPlan(database);
    const saved = before && (await isSaved(database, before)) && { of: before.trip.id, from: before.trip };
    await database.plans.put({ ...before, ...saved, key: 'current', trip, plannedAt });
  });
}

/** Shows a saved trip as the plan, and what was shown before is put aside unless it became this trip. */
export async function showSaved(database: UserDatabase, trip: Trip, plannedAt: string): Promise<void> {
  await write(database, async () => {
    const before = await readCurrentPlan(database);
    if (before?.of !== trip.id) await putCurrentAside(database);
    await database.plans.put({ key: 'current', trip, plannedAt });
  });
}

/** Shows a plan that was put aside; the one that was shown is put aside instead. */
export function showAside(database: UserDatabase, key: KeptPlan['key']): Promise<void> {
  return write(database, async () => {
    const row = await database.plans.get(key);
    if (!row || !isPlan(row) || row.key === 'current') return;
    await putCurrentAside(database);
    await database.plans.put({ ...row, key: 'current' });
    await database.plans.delete(key);
  });
}

/** Puts a plan back where it was; one that is shown there by now is put aside. */
export async function restorePlan(database: UserDatabase, plan: KeptPlan): Promise<void> {
  await write(database, async () => {
    if (plan.key === 'current') await putCurrentAside(database);
    await database.plans.put(plan);
  });
}

/** Plans that were put aside and never saved, the newest first. */
export async function readAside(database: UserDatabase): Promise<KeptPlan[]> {
  const plans = (await readAllPlans(database)).filter(({ key }) => key !== 'current');
  const saved = await Promise.all(plans.map((plan) => isSaved(database, plan)));
  return plans.filter((_, place) => !saved[place]).sort((a, b) => b.plannedAt.localeCompare(a.plannedAt));
}

/** Every plan that is nowhere but here. */
export async function readUnsavedPlans(database: UserDatabase): Promise<KeptPlan[]> {
  const current = await readCurrentPlan(database);
  const shown = current && !(await isSaved(database, current)) ? [current] : [];
  return [...shown, ...(await readAside(database))];
}
