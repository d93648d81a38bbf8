import type { MealKind } from '#domain/place/meal.ts';
import type { WantedTable } from '../intent/tables-near.ts';
import type { Stop } from './stop.ts';
import { FIRST_BONUS } from './wanted-sorts.ts';

interface Choice {
  readonly stops: readonly Stop[];
  readonly tables: Readonly<Record<MealKind, readonly Stop[]>>;
}

const onDay = (stop: Stop, day: number | undefined): Stop =>
  day === undefined ? stop : { ...stop, starts: stop.starts.map((spans, own) => (own + 1 === day ? spans : [])) };

/** The table that fulfils a wish best, on its day, and counts nearly like a must-see; undefined: none is open then, or all were chosen. */
function bestOf({ item, there }: WantedTable, tables: readonly Stop[], chosen: ReadonlySet<string>): Stop | undefined {
  const [best] = tables
    .filter(({ place }) => place && there.has(place.id) && !chosen.has(place.id))
    .map((stop) => onDay(stop, item.day))
    .filter(({ starts }) => starts.some((spans) => spans.length > 0))
    .toSorted((a, b) => b.score - a.score || a.index - b.index);
  return best && { ...best, score: best.score + FIRST_BONUS };
}

/** The same stops where wishes say where a meal is eaten: of each the best table is worth most. Stops keep their numbers. */
export function withWantedTables<T extends Choice>(choice: T, wanted: readonly WantedTable[]): T {
  if (wanted.length === 0) return choice;
  const chosen = new Set<string>();
  const best = new Map<number, Stop>();
  for (const one of wanted) {
    const stop = bestOf(one, choice.tables[one.item.meal], chosen);
    if (!stop?.place) continue;
    chosen.add(stop.place.id);
    best.set(stop.index, stop);
  }
  const renewed = (stops: readonly Stop[]) => stops.map((stop) => best.get(stop.index) ?? stop);
  const { lunch, dinner } = choice.tables;
  return { ...choice, stops: renewed(choice.stops), tables: { lunch: renewed(lunch), dinner: renewed(dinner) } };
}
