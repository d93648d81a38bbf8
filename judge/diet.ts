import type { Place } from '#domain/place/destination.ts';
import { hasTag, type Tag } from '#domain/place/tag.ts';
import type { ItemOf } from '#domain/wishes/item.ts';
import { namesExcluded } from './diet-words.ts';
import type { Entry } from './plan.ts';
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

export const diet: Row<'diet'> = {
  yes: (item, { meals }) => {
    // A mistake with the others harms, and "one or two dishes" of them is no promise.
    if (item.diet !== 'vegetarian' && item.diet !== 'vegan') return cannot();
    const lacks = meals.find(({ role, place }) => {
      const offer = role === 'table' ? offerOf(place, item.diet) : undefined;
      return offer !== 'yes' && (item.who === 'all' || offer !== 'some');
    });
    return firstOf(
      unless(meals.length > 0, 'no meal is planned'),
      unless(!lacks, `${lacks?.activity.name} is not known to have enough ${item.diet} food`),
    );
  },
  partly: (item, { tables }) => {
    if (item.diet === 'no-pork' || item.diet === 'no-alcohol') return cannot();
    const against = tables.find((own) => isAgainst(own, item.diet));
    return firstOf(
      unless(!against, `${against?.activity.name} has or names what ${item.diet} leaves out`),
      unless(
        tables.some((own) => serves(own, item)),
        `no table is known to have anything ${item.diet}`,
      ),
    );
  },
};
