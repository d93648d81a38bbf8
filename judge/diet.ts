import type { Place } from '#domain/place/destination.ts';
import { hasTag } from '#domain/place/has-tag.ts';
import type { Tag } from '#domain/place/tag.ts';
import type { ItemOf } from '#domain/wishes/item.ts';
import { namesExcluded } from './diet-words.ts';
import type { Entry, Plan } from './plan.ts';
import { cannot, firstOf, type Row, unless } from './row.ts';

type Diet = ItemOf<'diet'>['diet'];
type Offer = 'yes' | 'some' | 'no' | undefined;

const fishTags: readonly Tag[] = ['seafood', 'sushi', 'ceviche', 'fish-and-chips'];

/** A vegan dish is a vegetarian one, where the table says nothing else. */
function vegetarian({ diets }: Place): Offer {
  return diets?.vegetarian ?? (diets?.vegan === 'no' ? undefined : diets?.vegan);
}

function pescatarian(place: Place): Offer {
  const own = vegetarian(place);
  const hasFish = fishTags.some((tag) => hasTag(place.tags ?? [], tag));
  return hasFish && own !== 'yes' ? 'some' : own;
}

/** What a table has for a diet; undefined: not known. */
function offerOf(place: Place | undefined, diet: Diet): Offer {
  if (!place || diet === 'no-pork' || diet === 'no-alcohol') return undefined;
  if (diet === 'vegetarian') return vegetarian(place);
  return diet === 'pescatarian' ? pescatarian(place) : place.diets?.[diet];
}

export function serves({ place }: Entry, { diet }: ItemOf<'diet'>): boolean {
  const offer = offerOf(place, diet);
  return offer === 'yes' || offer === 'some';
}

/** A table that a traveller with the diet had better not be sent to. */
function isAgainst({ place }: Entry, diet: Diet): boolean {
  const offer = offerOf(place, diet);
  return offer === 'no' || (offer === undefined && place !== undefined && namesExcluded(place, diet));
}

/** Where people eat: also a stop for street food that is not called a meal. */
const eaten = ({ entries }: Plan): Entry[] =>
  entries.filter(({ role, place }) => role === 'meal' || role === 'table' || place?.kind === 'food');

export const diet: Row<'diet'> = {
  yes: (item, plan) => {
    // A mistake with the others harms, and "one or two dishes" of them is no promise.
    if (item.diet !== 'vegetarian' && item.diet !== 'vegan') return cannot();
    const lacks = eaten(plan).find(({ place }) => {
      const offer = offerOf(place, item.diet);
      return offer !== 'yes' && (item.who === 'all' || offer !== 'some');
    });
    return firstOf(
      unless(plan.meals.length > 0, 'no meal is planned'),
      unless(!lacks, `${lacks?.activity.name} is not known to have enough ${item.diet} food`),
    );
  },
  partly: (item, plan) => {
    if (item.diet === 'no-pork' || item.diet === 'no-alcohol') return cannot();
    const against = eaten(plan).find((own) => isAgainst(own, item.diet));
    return firstOf(
      unless(!against, `${against?.activity.name} has or names what ${item.diet} leaves out`),
      unless(
        plan.tables.some((own) => serves(own, item)),
        `no table is known to have anything ${item.diet}`,
      ),
    );
  },
};
