import type { WishItem } from '#domain/wishes/item.ts';
import { serves } from './diet.ts';
import { type Entry, type Plan, stopsNamed } from './plan.ts';
import { type Fault, firstOf, unless } from './row.ts';
import { hasSort, isWanted } from './sort.ts';

/** Whether a stop that an answer names has what was asked for; of other kinds of items their rows decide. */
function proves(item: WishItem, entry: Entry, plan: Plan, met: 'yes' | 'partly'): boolean {
  if (item.kind === 'place') return [item.placeId, item.or].includes(String(entry.activity.placeId));
  if (item.kind === 'diet') return serves(entry, item);
  if (
    item.kind === 'mobility' &&
    (item.need === 'wheelchair' || item.need === 'no-stairs' || item.need === 'pushchair')
  )
    return entry.place?.stepFree === 'yes';
  if (item.kind !== 'sort' || item.stance === 'refuse') return true;
  return met === 'yes' && item.stance === 'want' ? isWanted(item, entry, plan) : hasSort(item, entry);
}

/** Every place that an answer names is a stop of the plan. */
export function strangerFault(places: readonly string[], plan: Plan): Fault {
  const stranger = places.find((id) => stopsNamed(plan, [id]).length === 0);
  return unless(stranger === undefined, `${stranger} is no stop of the plan`);
}

/** And it proves what the answer says. */
export function evidenceFault(item: WishItem, places: readonly string[], plan: Plan, met: 'yes' | 'partly'): Fault {
  const idle = stopsNamed(plan, places).find((own) => !proves(item, own, plan, met));
  return firstOf(strangerFault(places, plan), unless(!idle, `${idle?.activity.name} is named as a proof and is none`));
}
