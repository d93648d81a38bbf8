import { randomUUID } from 'node:crypto';
import type { Destination, Place } from '#domain/place/destination.ts';
import type { MealKind } from '#domain/place/meal.ts';
import type { Answer } from '#domain/trip/answer.ts';
import { freeOfCharge } from '#domain/trip/cost.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import { parseLocalTime } from '#domain/trip/local-time.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { WishItem } from '#domain/wishes/item.ts';
import { aDestination, aTrip } from '../support/trips.ts';

export const rome: Destination = aDestination();
const whole = aTrip();

function inRome(id: string): Place {
  const found = rome.places.find((place) => place.id === id);
  if (!found) throw new Error(`${id} is not in Rome`);
  return found;
}

const costOf = ({ price }: Place): Activity['cost'] => {
  if (price.kind === 'free') return freeOfCharge;
  if (price.adult === null || price.kind === 'variable') return { kind: 'variable' };
  return { kind: 'amount', adult: price.adult, child: price.child ?? price.adult };
};

/** One activity in a line: `'09:30 pantheon 40'`, with `lunch` or `dinner` behind it where it is one. */
export function stop(line: string): Activity {
  const [time = '', id = '', minutes = '', meal] = line.split(' ');
  const place = inRome(id);
  return {
    id: randomUUID(),
    kind: 'place',
    placeId: id,
    meal: (meal as MealKind | undefined) ?? null,
    name: place.name.en,
    activity: '',
    location: '',
    start: parseLocalTime(time),
    duration: Number(minutes),
    latitude: place.latitude,
    longitude: place.longitude,
    description: '',
    cost: costOf(place),
    booking: false,
    verify: [],
    notes: '',
    done: false,
    paid: null,
  };
}

/** What the travellers added: nothing is known of it. */
export const ownStop = (time: string, minutes: number): Activity => ({
  ...stop(`${time} pantheon ${minutes}`),
  own: true,
  placeId: null,
  name: 'Our own',
  cost: { kind: 'unknown' },
});

/** Lunch or dinner somewhere near a place. */
export const mealNear = (line: string): Activity => ({ ...stop(line), kind: 'meal', cost: { kind: 'variable' } });

/** Three days that most wishes are true of. */
export const threeDays: readonly (readonly string[])[] = [
  [
    '09:30 pantheon 40',
    '10:30 piazza-navona 40',
    '12:30 antico-forno-roscioli 30 lunch',
    '15:30 doria-pamphilj 90',
    '19:30 da-baffetto 60 dinner',
  ],
  [
    '09:30 palazzo-massimo 90',
    '12:30 mercato-centrale 50 lunch',
    '15:00 santa-maria-maggiore 45',
    '19:30 hostaria-romana 60 dinner',
  ],
  ['10:00 villa-borghese 90', '12:30 pastificio-guerra 30 lunch', '15:00 ara-pacis 50', '19:30 da-remo 60 dinner'],
];

export function tripOf(days: readonly (readonly string[])[]): Trip {
  const made = days.map((lines, i): Day => {
    const { weather, notes, summary } = whole.days[0] as Day;
    return { id: randomUUID(), day: i + 1, weather, notes, summary, activities: lines.map(stop) };
  });
  return { ...whole, wishes: null, answers: [], days: made };
}

export const answerTo = (about: WishItem | undefined, met: string, places?: string[]): Answer => ({
  asked: 'asked',
  met,
  answer: 'answered',
  quote: null,
  ...(about && { about }),
  ...(places && { places }),
});

/** The trip with one answer and no other. */
export const answering = (trip: Trip, about: WishItem | undefined, met: string, places?: string[]): Trip => ({
  ...trip,
  answers: [answerTo(about, met, places)],
});

/** The trip with another activity on a day, in its order. */
export function withStop(trip: Trip, day: number, added: Activity | string): Trip {
  const own = typeof added === 'string' ? stop(added) : added;
  return {
    ...trip,
    days: trip.days.map((old) =>
      old.day === day ? { ...old, activities: [...old.activities, own].sort((a, b) => a.start - b.start) } : old,
    ),
  };
}

/** The trip with something else about one of its activities. */
export function withChange(trip: Trip, placeId: string, change: Partial<Activity>): Trip {
  const days = trip.days.map((day) => ({
    ...day,
    activities: day.activities.map((own) => (own.placeId === placeId ? { ...own, ...change } : own)),
  }));
  return { ...trip, days };
}

/** The trip with another stop in the place of one of its own. */
export const withInstead = (trip: Trip, placeId: string, line: string): Trip => withChange(trip, placeId, stop(line));

/** Rome, were the facts of a place others; `undefined` makes one unknown. */
export const romeWith = (id: string, facts: { readonly [K in keyof Place]?: Place[K] | undefined }): Destination => ({
  ...rome,
  places: rome.places.map((place) => (place.id === id ? ({ ...place, ...facts } as Place) : place)),
});
