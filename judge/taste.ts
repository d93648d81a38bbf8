import type { Place } from '#domain/place/destination.ts';
import { hasTag } from '#domain/place/has-tag.ts';
import type { Tag } from '#domain/place/tag.ts';
import { addDays, monthOf } from '#domain/trip/dates.ts';
import type { ItemOf } from '#domain/wishes/item.ts';
import { overlaps } from './clock.ts';
import { fullnessOf } from './crowds.ts';
import { endOf } from './days.ts';
import { adultPrice, FAMOUS, tagFact } from './fact.ts';
import { type Entry, type Plan, stopsNamed } from './plan.ts';
import { cannot, everyDay, type Fault, firstOf, mostDays, type Row, unless } from './row.ts';
import { noonAt } from './sun.ts';

const LITTLE_KNOWN = 75;
const LUXURY_CENTS = 5000;

const hasAny = ({ tags = [] }: Place, wanted: readonly Tag[]) => wanted.some((tag) => hasTag(tags, tag));

/** Where it is known how full it is at that hour, that decides, however little known the place is. */
function isQuiet(place: Place, entry: Entry): boolean {
  const full = fullnessOf(entry);
  return full === 'unknown' ? place.popularity <= LITTLE_KNOWN : full !== 'packed';
}

const styles: { readonly [S in ItemOf<'style'>['style']]: (place: Place, entry: Entry) => boolean } = {
  highlights: ({ popularity }) => popularity >= FAMOUS,
  quiet: isQuiet,
  local: ({ popularity }) => popularity <= LITTLE_KNOWN,
  thrifty: ({ price }) => price.kind === 'free',
  luxury: (place) => hasAny(place, ['fine-dining', 'spa']) || (adultPrice(place) ?? 0) >= LUXURY_CENTS,
  foodie: (place) => hasAny(place, ['food-market', 'local-food', 'fine-dining', 'workshop']),
  photos: (place) => hasAny(place, ['photo-spot', 'viewpoint', 'sunset']),
  romantic: (place) => hasAny(place, ['viewpoint', 'sunset', 'rooftop', 'garden', 'boat', 'view-table']),
};

export const style: Row<'style'> = {
  yes: cannot,
  partly: (item, plan, places) => {
    const lacks = stopsNamed(plan, places).find((own) => !own.place || !styles[item.style](own.place, own));
    return firstOf(
      unless(places.length > 0, 'no stop is named that has it'),
      unless(!lacks, `${lacks?.activity.name} is not known to be that`),
    );
  },
};

const high: readonly Tag[] = ['tower', 'rooftop', 'cable-car', 'viewpoint', 'climbing'];
const DARK = 1230;

function heightsFault({ stops }: Plan): Fault {
  const found = stops.find(({ place }) => high.some((tag) => tagFact(place, tag) !== 'no'));
  return unless(!found, `${found?.activity.name} is or may be high up`);
}

function carFault({ stops }: Plan): Fault {
  const driven = stops.find(({ place }) => place?.access?.by === 'car');
  return unless(!driven, `one comes to ${driven?.activity.name} by car only`);
}

function queuesFault({ visits }: Plan, isGood: (entry: Entry) => boolean): Fault {
  const full = visits.find((own) => !isGood(own));
  return firstOf(
    unless(visits.length > 0, 'there is no visit'),
    unless(!full, `${full?.activity.name} is or may be full at its hour`),
  );
}

/** When days of a month reach so many degrees (°C), so many minutes after noon are for the shade. */
const HOT = 28;
const HEAT_LASTS = 240;

/** Of where no climate is known nothing can be proved. */
function heatFault(plan: Plan): Fault {
  const { climate } = plan.destination;
  if (!climate) return cannot();
  const scorched = plan.visits.find((own) => {
    const month = climate[monthOf(addDays(plan.trip.dates.start, own.day - 1))];
    const noon = noonAt(own, plan);
    const isHot = (month?.high ?? HOT) >= HOT && overlaps(own, { from: noon, to: noon + HEAT_LASTS });
    return isHot && own.place?.indoor !== true;
  });
  return unless(!scorched, `${scorched?.activity.name} is out of doors in the heat`);
}

const endsBeforeDark = 'it ends by 20:30';

export const avoid: Row<'avoid'> = {
  yes: ({ what }, plan) => {
    if (what === 'heights') return heightsFault(plan);
    if (what === 'night') return everyDay(plan, endsBeforeDark, (day) => endOf(day) <= DARK);
    if (what === 'driving') return carFault(plan);
    if (what === 'heat') return heatFault(plan);
    return what === 'queues' ? queuesFault(plan, (own) => fullnessOf(own) === 'quiet') : cannot();
  },
  partly: ({ what }, plan) => {
    if (what === 'night') return mostDays(plan, endsBeforeDark, (day) => endOf(day) <= DARK);
    if (what !== 'queues') return cannot();
    return firstOf(
      queuesFault(plan, (own) => fullnessOf(own) !== 'packed'),
      unless(
        plan.visits.some((own) => fullnessOf(own) !== 'unknown'),
        'of no visit is it known how full it is',
      ),
    );
  },
};
