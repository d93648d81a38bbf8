import type { CompiledDestination, CompiledPlace } from '../catalogue/compiled.ts';
import { editDistance } from '../resolve/edit-distance.ts';
import { normaliseName } from '../resolve/normalise.ts';

/** What a language model, a traveller or an older plan proposes for a trip, in its own words. */
export interface Draft {
  readonly days: readonly DraftDay[];
}

export interface DraftDay {
  readonly activities: readonly DraftActivity[];
  /** What the proposal says of the day. */
  readonly summary?: string;
}

export interface DraftActivity {
  readonly name: string;
  readonly placeId?: string | null;
}

/** Places of a draft as the catalogue knows them. */
export interface GroundedDraft {
  /** Place id -> index of the day it is proposed for; a place named twice stays where it came first. */
  readonly proposed: ReadonlyMap<string, number>;
  /** Names the catalogue does not know. */
  readonly unknown: readonly string[];
}

/** Shorter names say too little to be recognised inside a longer one. */
const SHORTEST_PART = 6;

/** Words that say what one does there, not where. */
const filler = new Set(
  'a an the to in at of on by with and visit visiting explore walk around tour lunch dinner breakfast morning afternoon evening night el la los las de del en a al por con y visita visitar paseo ver comida cena tarde noche'.split(
    ' ',
  ),
);

/** One word inside a name is not enough: "the hanging gardens of Trastevere" is not Trastevere. */
function isPartOf(part: string, whole: string): boolean {
  if (part.length < SHORTEST_PART || !` ${whole} `.includes(` ${part} `)) return false;
  const rest = ` ${whole} `.replace(` ${part} `, ' ').trim().split(' ');
  return part.includes(' ') || rest.every((word) => word === '' || filler.has(word));
}

/** A place by its id, its name in either language, one typo, or a name inside the other ("visit the Prado Museum"). */
export function groundPlace({ name, placeId }: DraftActivity, destination: CompiledDestination): CompiledPlace | null {
  const byId = destination.byId.get(placeId ?? '');
  if (byId) return byId;
  const typed = normaliseName(name);
  if (typed === '') return null;
  const { compiled } = destination;
  const named = compiled.find(({ words }) => words.proper.includes(typed));
  if (named) return named;
  const spelled = compiled.find(({ words }) =>
    words.proper.some((own) => own.length >= SHORTEST_PART && editDistance(own, typed, 1) === 1),
  );
  if (spelled) return spelled;
  const inside = compiled.filter(({ words }) =>
    words.proper.some((own) => isPartOf(own, typed) || isPartOf(typed, own)),
  );
  const [only] = inside;
  return only && inside.length === 1 ? only : null;
}

/** Finds the places of a draft, whatever is in it; days beyond the trip are proposed for the last day. */
export function groundDraft(draft: Draft, destination: CompiledDestination, days: number): GroundedDraft {
  const proposed = new Map<string, number>();
  const unknown: string[] = [];
  for (const [index, { activities }] of draft.days.entries()) {
    for (const activity of activities) {
      const place = groundPlace(activity, destination);
      if (!place) unknown.push(activity.name);
      else if (!proposed.has(place.id)) proposed.set(place.id, Math.min(index, days - 1));
    }
  }
  return { proposed, unknown };
}
