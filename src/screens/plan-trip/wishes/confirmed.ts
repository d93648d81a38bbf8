import type { Understood } from '#domain/wishes/understood.ts';
import type { Wish } from '#domain/wishes/wish.ts';
import { typedDestinationIds } from '../../../data/destinations.ts';
import { keptSheet } from '../../../data/sheets.ts';
import { askUnderstanding, readText } from '../../../data/understanding.ts';
import { type FormValues, placesOf } from '../form-values.ts';
import { confirmedOf, wishesShown } from './wish-chips.ts';
import { readEdits } from './wish-edits.ts';

const nothingWritten: Understood = { wishes: [], unknown: [] };

/**
 * What a request carries of the preferences, read once more and with the traveller's changes; undefined leaves the reading to the server. Without
 * the names of the destination the server is asked for its reading, so that no place is lost; without an answer it is read here.
 */
export async function confirmedWishes({
  preferences,
  destination,
  journey,
  start,
  end,
  wishes,
}: FormValues): Promise<Wish[] | undefined> {
  const edits = readEdits(wishes);
  const dates = { start, end };
  const ids = typedDestinationIds(placesOf({ destination, journey }));
  const sheet = await keptSheet(ids).catch(() => null);
  const here = () => readText(preferences, sheet, dates);
  const there = () => askUnderstanding(preferences, placesOf({ destination, journey }).join(', '), dates);
  const read = () => (sheet ? here().catch(there) : there().catch(here));
  const understood = preferences.trim() === '' ? nothingWritten : await read();
  return confirmedOf(wishesShown({ text: preferences, understood, edits, sheet }));
}
