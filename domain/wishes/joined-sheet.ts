import { scopedId } from '../trip/stay-wishes.ts';
import type { DestinationSheet } from './sheet.ts';

const dietNames = ['vegetarian', 'vegan', 'halal', 'kosher', 'gluten-free', 'lactose-free'] as const;

/** Words that the sheets of several destinations have: of those it is not known where they are meant. */
function sharedWords(sheets: readonly DestinationSheet[], of: 'parts' | 'sorts'): ReadonlySet<string> {
  const each = sheets.map(({ places }) => new Set(places.flatMap((place) => place[of])));
  const all = each.flatMap((words) => [...words]);
  return new Set(all.filter((word) => each.filter((words) => words.has(word)).length > 1));
}

/** Of each diet the fewest tables of a destination: a guest eats in every one of them. */
function fewest(sheets: readonly DestinationSheet[]): DestinationSheet['diets'] {
  const least = (diet: (typeof dietNames)[number]) =>
    sheets.map(({ diets }) => diets[diet]).reduce((a, b) => (b.yes + b.some < a.yes + a.some ? b : a));
  return Object.fromEntries(dietNames.map((diet) => [diet, least(diet)])) as DestinationSheet['diets'];
}

/**
 * What the places of several destinations are called, as one sheet whose ids say where each of them is (`scopedId`). Throws TypeError for none.
 */
export function joinedSheet(sheets: readonly DestinationSheet[]): DestinationSheet {
  const [parts, sorts] = [sharedWords(sheets, 'parts'), sharedWords(sheets, 'sorts')];
  const scoped = <T extends { readonly id: string }>(at: DestinationSheet, list: readonly T[]) =>
    list.map((own) => ({ ...own, id: scopedId(at.id, own.id) }));
  return {
    id: sheets.map(({ id }) => id).join('-'),
    names: [...new Set(sheets.flatMap(({ names }) => names))],
    places: sheets.flatMap((own) =>
      scoped(own, own.places).map((place) => ({
        ...place,
        parts: place.parts.filter((word) => !parts.has(word)),
        sorts: place.sorts.filter((word) => !sorts.has(word)),
      })),
    ),
    areas: sheets.flatMap((own) => scoped(own, own.areas)),
    terminals: sheets.flatMap((own) => scoped(own, own.terminals ?? [])),
    diets: fewest(sheets),
    stepFree: Math.min(...sheets.map(({ stepFree }) => stepFree)),
  };
}
