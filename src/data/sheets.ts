import { useEffect, useState } from 'react';
import { sheetEndpoint } from '#contract/understanding.ts';
import { joinedSheet } from '#domain/wishes/joined-sheet.ts';
import type { DestinationSheet } from '#domain/wishes/sheet.ts';
import { call } from '../api/call.ts';
import { databaseOf, type StoredSheet, type UserDatabase } from '../offline/database.ts';
import { withRoom } from '../offline/room.ts';
import { Beside } from './beside.ts';
import { useOffline } from './connection.ts';
import { currentUserId, useUserId } from './session.ts';
import type { SheetAnswer, SheetQuestion } from './sheet.worker.ts';
import { useStored } from './stored.ts';

/** As long as facts are good. */
const FRESH_MS = 7 * 86_400_000;

const maker = new Beside<SheetQuestion, SheetAnswer>(
  () => new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' }),
);

const isFresh = ({ storedAt }: { readonly storedAt: number }) => Date.now() - storedAt < FRESH_MS;

async function keep(database: UserDatabase, stored: StoredSheet): Promise<void> {
  await withRoom(database, () => database.sheets.put(stored));
}

/** Makes the sheet of a destination of which this device keeps all facts; false where it keeps none. */
async function makeSheet(database: UserDatabase, id: string, isGood: (facts: StoredSheet) => boolean) {
  const known = await database.facts.get(id);
  if (!known) return false;
  const { facts, storedAt } = known;
  const { sheet } = await maker.ask({ facts });
  const stored = { id, sheet, storedAt };
  if (isGood(stored)) await keep(database, stored);
  return isGood(stored);
}

async function fetchSheet(database: UserDatabase, id: string): Promise<void> {
  const { sheet } = await call(sheetEndpoint, { params: { destination: id } });
  await keep(database, { id, sheet, storedAt: Date.now() });
}

/**
 * Sees to it that this device knows what a destination's places are called: from the facts it keeps, else from the server; old facts are
 * better than nothing. Throws Problem where neither can be had.
 */
async function bringSheet(database: UserDatabase, id: string): Promise<void> {
  const known = await database.sheets.get(id);
  if (known && isFresh(known)) return;
  if (await makeSheet(database, id, isFresh).catch(() => false)) return;
  try {
    await fetchSheet(database, id);
  } catch (error) {
    if (known || (await makeSheet(database, id, () => true))) return;
    throw error;
  }
}

/** The sheet of one destination, or of several as one; null where any is missing. */
async function sheetOf(ids: readonly string[], table: UserDatabase['sheets']): Promise<DestinationSheet | null> {
  const stored = await table.bulkGet([...ids]);
  const sheets = stored.flatMap((own) => own?.sheet ?? []);
  const [only] = sheets;
  if (!only || sheets.length < ids.length) return null;
  return sheets.length === 1 ? only : joinedSheet(sheets);
}

/** The sheet of some destinations as far as it is here. */
export const keptSheet = (ids: readonly string[]): Promise<DestinationSheet | null> =>
  sheetOf(ids, databaseOf(currentUserId()).sheets);

export interface KnownNames {
  readonly sheet: DestinationSheet | null;
  /** It was asked for and cannot be had now. */
  readonly missing: boolean;
}

/** What the places of some destinations are called: what this device keeps at once, brought when it is missing or old; again with the network. */
export function useSheet(ids: readonly string[]): KnownNames {
  const userId = useUserId();
  const offline = useOffline();
  const [tried, setTried] = useState<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    let current = true;
    const each = key === '' ? [] : key.split(' ');
    Promise.all(each.map((id) => bringSheet(databaseOf(userId), id).catch(() => undefined)))
      .then(() => current && setTried(key))
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [key, userId, offline]);
  const stored = useStored(`sheet ${key}`, ({ sheets }) => sheetOf(key === '' ? [] : key.split(' '), sheets));
  const sheet = stored.state === 'read' ? stored.value : null;
  return { sheet, missing: stored.state !== 'reading' && sheet === null && key !== '' && tried === key };
}
