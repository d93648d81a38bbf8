import type { Destination } from '#domain/place/destination.ts';
import type { Element } from '#open-data/element.ts';
import type { City } from '#planner/resolve/gazetteer.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { keepTown, listTowns, removeTown } from './repo.ts';
import { madeFrom } from './towns.ts';

/** Makes a town of elements that an operator brings, or makes it anew. Throws TooFewSights. */
export async function importTown(
  db: Db,
  city: City,
  elements: readonly Element[],
  catalogue: Catalogue,
): Promise<Destination> {
  const now = new Date();
  const facts = madeFrom(city, elements, null, { catalogue, now: () => now });
  await keepTown(db, facts, now);
  return facts;
}

/** Every town that was made, by name, and when (YYYY-MM-DD). */
export async function keptTowns(db: Db): Promise<{ facts: Destination; madeOn: string }[]> {
  const rows = await listTowns(db);
  return rows.map(({ facts, made_at }) => ({ facts: JSON.parse(facts) as Destination, madeOn: made_at.slice(0, 10) }));
}

/** False where there is no such town. Trips to it stay as they are. */
export const forgetTown = (db: Db, id: string): Promise<boolean> => removeTown(db, id);
