import { describe, expect, it } from 'vitest';
import type { Destination, Place } from '#domain/place/destination.ts';
import { newBooking } from '#domain/trip/booking.ts';
import { parseLocalTime } from '#domain/trip/local-time.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { WishItem } from '#domain/wishes/item.ts';
import { judgeAnswers } from '#judge/judge.ts';
import { answering, mealNear, rome, romeWith, threeDays, tripOf, withChange, withStop } from './plans.ts';

type Where = Trip | readonly [Trip, Destination];

interface Edge {
  readonly about: WishItem;
  readonly met?: 'yes' | 'partly';
  readonly places?: string[];
  /** Just so. */
  readonly holds: readonly Where[];
  /** Just not. */
  readonly fails: readonly Where[];
}

const at = parseLocalTime;
const oneDay = (...lines: string[]) => tripOf([lines]);
const inJune = (line: string): Trip => ({ ...oneDay(line), dates: { start: '2027-06-21', end: '2027-06-21' } });
const plain = tripOf(threeDays);
/** 1,109 m from one to the other. */
const backAndForth = (stops: number) =>
  oneDay(...Array.from({ length: stops }, (_, i) => `${i + 10}:00 ${i % 2 ? 'ara-pacis' : 'pantheon'} 30`));
/** The same trip with a ticket of the Pantheon on its first day. */
const booked = (trip: Trip, time: string): Trip => {
  const start = { date: trip.dates.start, time: at(time), zone: 'Europe/Rome' };
  const place = { name: 'Pantheon', address: '', latitude: null, longitude: null, placeId: 'pantheon' };
  return { ...trip, bookings: [newBooking({ id: crypto.randomUUID(), kind: 'ticket', start, place })] };
};
const pantheon = oneDay('09:30 pantheon 40');
const inPlan = (facts: { readonly [K in keyof Place]?: Place[K] | undefined }): Where => [
  pantheon,
  romeWith('pantheon', facts),
];
const pizza = oneDay('12:30 da-remo 60 lunch');
const atTable = (facts: { readonly [K in keyof Place]?: Place[K] | undefined }): Where => [
  pizza,
  romeWith('da-remo', facts),
];
const withChildren = (trip: Trip): Trip => ({ ...trip, travellers: { adults: 2, children: 1 } });
const saying = (trip: Trip, ...items: WishItem[]): Trip => ({
  ...trip,
  wishes: items.map((item) => ({ item, quote: null, binds: 'must' })),
});
const text = (words: string) => ({ en: words, es: words });

const body: Readonly<Record<string, Edge>> = {
  'the ages that enjoy it': {
    about: { kind: 'children', ages: [6] },
    holds: [inPlan({ ages: { from: 6, to: 8 } }), inPlan({ ages: { from: 3, to: 6 } })],
    fails: [inPlan({ ages: { from: 7, to: 8 } }), inPlan({ ages: { from: 3, to: 5 } })],
  },
  'every age has something': {
    about: { kind: 'children', ages: [3, 15] },
    holds: [inPlan({ ages: { from: 3, to: 15 } }), tripOf([['09:30 explora 105'], ['09:30 maxxi 90']])],
    fails: [inPlan({ ages: { from: 3, to: 14 } }), inPlan({ ages: { from: 4, to: 15 } })],
  },
  'children without an age': {
    about: { kind: 'children', ages: [] },
    holds: [pantheon],
    fails: [inPlan({ children: 'fine' }), pizza],
  },
  'children in part': {
    about: { kind: 'children', ages: [3] },
    met: 'partly',
    holds: [pantheon],
    fails: [inPlan({ children: 'unsuitable' })],
  },
  'without steps': {
    about: { kind: 'mobility', need: 'no-stairs' },
    met: 'partly',
    holds: [pantheon],
    fails: [inPlan({ stepFree: undefined }), inPlan({ stepFree: 'partly' }), inPlan({ effort: 'high' })],
  },
  'five kilometres': {
    about: { kind: 'mobility', need: 'little-walking' },
    holds: [inPlan({ walk: 5000 })],
    fails: [inPlan({ walk: 5001 })],
  },
  'seven kilometres of ways': {
    about: { kind: 'mobility', need: 'little-walking' },
    met: 'partly',
    holds: [backAndForth(7)],
    fails: [backAndForth(8)],
  },
};

const days: Readonly<Record<string, Edge>> = {
  'a pace with children': {
    about: { kind: 'pace', pace: 'relaxed' },
    holds: [withChildren(oneDay('09:30 pantheon 40', '12:30 da-remo 60 lunch')), oneDay(...(threeDays[0] ?? []))],
    fails: [oneDay('09:30 pantheon 40', '12:30 da-remo 60 lunch'), withChildren(pantheon)],
  },
  'an early start': {
    about: { kind: 'day-start', at: 'early' },
    holds: [pantheon],
    fails: [oneDay('09:31 pantheon 40'), oneDay()],
  },
  'a late start': {
    about: { kind: 'day-start', at: 'late' },
    holds: [oneDay('10:00 pantheon 40')],
    fails: [oneDay('09:59 pantheon 40')],
  },
  'an early end': {
    about: { kind: 'day-end', at: 'early' },
    holds: [oneDay('20:45 da-remo 60 dinner')],
    fails: [oneDay('20:46 da-remo 60 dinner')],
  },
  'an end at a time': {
    about: { kind: 'day-end', at: at('21:00') },
    holds: [oneDay('20:00 da-remo 60 dinner')],
    fails: [oneDay('20:01 da-remo 60 dinner')],
  },
  'one late night of two': {
    about: { kind: 'day-end', at: 'late' },
    holds: [tripOf([['21:30 da-remo 60 dinner'], ['19:00 da-baffetto 60 dinner']])],
    fails: [tripOf([['21:29 da-remo 60 dinner'], ['19:00 da-baffetto 60 dinner']])],
  },
  'late nights are kept or not': {
    about: { kind: 'day-end', at: 'late' },
    met: 'partly',
    holds: [oneDay('22:00 da-remo 60 dinner')],
    fails: [oneDay('20:00 da-remo 60 dinner')],
  },
  'a night that ends by half past eight': {
    about: { kind: 'avoid', what: 'night' },
    holds: [oneDay('19:30 da-remo 60 dinner')],
    fails: [oneDay('19:31 da-remo 60 dinner')],
  },
  'a late lunch': {
    about: { kind: 'meal', meal: 'lunch', habit: 'late' },
    holds: [oneDay('14:00 da-remo 60 lunch')],
    fails: [oneDay('13:59 da-remo 60 lunch'), pantheon],
  },
  'an early lunch': {
    about: { kind: 'meal', meal: 'lunch', habit: 'early' },
    holds: [oneDay('12:45 da-remo 60 lunch')],
    fails: [oneDay('12:46 da-remo 60 lunch')],
  },
  'a late dinner, by country': {
    about: { kind: 'meal', meal: 'dinner', habit: 'late' },
    holds: [oneDay('21:00 da-remo 60 dinner'), [oneDay('20:00 da-remo 60 dinner'), { ...rome, country: 'FR' }]],
    fails: [oneDay('20:59 da-remo 60 dinner'), [oneDay('19:59 da-remo 60 dinner'), { ...rome, country: 'FR' }]],
  },
  'an early dinner, by country': {
    about: { kind: 'meal', meal: 'dinner', habit: 'early' },
    holds: [oneDay('19:30 da-remo 60 dinner'), [oneDay('20:30 da-remo 60 dinner'), { ...rome, country: 'ES' }]],
    fails: [oneDay('19:31 da-remo 60 dinner'), [oneDay('20:31 da-remo 60 dinner'), { ...rome, country: 'ES' }]],
  },
  'no breakfast': { about: { kind: 'meal', meal: 'breakfast', habit: 'none' }, holds: [plain], fails: [] },
};

/** A stop that is named as a proof of an ease that its facts do not speak of. */
const proofs: Readonly<Record<string, Edge>> = {
  'of little walking any stop': {
    about: { kind: 'mobility', need: 'little-walking' },
    places: ['pantheon'],
    holds: [inPlan({ stepFree: 'no' })],
    fails: [pizza],
  },
  'of no stairs one without steps': {
    about: { kind: 'mobility', need: 'no-stairs' },
    met: 'partly',
    places: ['pantheon'],
    holds: [pantheon],
    fails: [oneDay('09:30 piazza-navona 40')],
  },
  'of a famous sort in part any of the sort': {
    about: { kind: 'sort', tag: 'church', stance: 'want', quality: 'hidden' },
    met: 'partly',
    places: ['pantheon'],
    holds: [pantheon],
    fails: [inPlan({ tags: ['square'] })],
  },
};

const diets: Readonly<Record<string, Edge>> = {
  'a day without meals': {
    about: { kind: 'diet', diet: 'vegetarian', who: 'all' },
    holds: [atTable({ diets: { vegetarian: 'yes' } }), atTable({ diets: { vegan: 'yes' } })],
    fails: [pantheon, atTable({ diets: { vegan: 'no' } }), atTable({ diets: { vegetarian: 'some', vegan: 'yes' } })],
  },
  'a meal somewhere near': {
    about: { kind: 'diet', diet: 'vegetarian', who: 'one' },
    holds: [pizza],
    fails: [withStop(pizza, 1, mealNear('19:30 da-baffetto 60 dinner')), atTable({ diets: {} })],
  },
  'a promise that would harm': {
    about: { kind: 'diet', diet: 'halal', who: 'all' },
    holds: [],
    fails: [atTable({ diets: { halal: 'yes' } })],
  },
  'halal in part': {
    about: { kind: 'diet', diet: 'halal', who: 'all' },
    met: 'partly',
    holds: [atTable({ diets: { halal: 'some' } })],
    fails: [atTable({ diets: { halal: 'no' } }), atTable({ diets: {} })],
  },
  'fish for those who eat it': {
    about: { kind: 'diet', diet: 'pescatarian', who: 'all' },
    met: 'partly',
    holds: [atTable({ diets: { vegetarian: 'no' }, tags: ['seafood'] }), atTable({ diets: { vegetarian: 'some' } })],
    fails: [atTable({ diets: { vegetarian: 'no' } }), atTable({ diets: {}, text: text('Jamones') })],
  },
  'a table of which nothing is known beside one of which something is': {
    about: { kind: 'diet', diet: 'gluten-free', who: 'one' },
    met: 'partly',
    holds: [
      [
        oneDay('12:30 da-remo 60 lunch', '19:30 da-enzo 60 dinner'),
        {
          ...romeWith('da-remo', { diets: { 'gluten-free': 'yes' } }),
          places: romeWith('da-remo', { diets: { 'gluten-free': 'yes' } }).places.map((own) =>
            own.id === 'da-enzo' ? { ...own, diets: {}, tags: ['italian'], text: text('Artichokes') } : own,
          ),
        },
      ],
    ],
    fails: [
      [
        oneDay('12:30 da-remo 60 lunch', '19:30 da-enzo 60 dinner'),
        romeWith('da-remo', { diets: { 'gluten-free': 'yes' } }),
      ],
    ],
  },
};

/** A day of July in Rome, where the sun stands highest at about 13:16. */
const julyDay = (...lines: string[]): Trip => ({
  ...oneDay(...lines),
  dates: { start: '2027-07-13', end: '2027-07-13' },
});

const heat: Readonly<Record<string, Edge>> = {
  'under a roof in the four hours after noon, of a month that is hot': {
    about: { kind: 'avoid', what: 'heat' },
    holds: [
      julyDay('12:30 piazza-navona 40'),
      julyDay('17:25 piazza-navona 40'),
      julyDay('14:00 doria-pamphilj 90'),
      oneDay('14:00 piazza-navona 40'),
      [julyDay('14:00 piazza-navona 40'), romeWith('piazza-navona', { indoor: true })],
    ],
    fails: [julyDay('13:00 piazza-navona 40'), julyDay('17:10 piazza-navona 40')],
  },
};

const crowds: Readonly<Record<string, Edge>> = {
  'quiet where it begins and where it lies for half an hour': {
    about: { kind: 'avoid', what: 'queues' },
    holds: [
      inPlan({ crowds: '1122' }),
      [oneDay('09:30 pantheon 59'), romeWith('pantheon', { crowds: '1333' })],
      [oneDay('10:00 pantheon 40'), romeWith('pantheon', { crowds: '3133' })],
      [oneDay('14:00 pantheon 40'), romeWith('pantheon', { crowds: '3313' })],
      [oneDay('18:00 pantheon 40'), romeWith('pantheon', { crowds: '3331' })],
    ],
    fails: [
      inPlan({ crowds: '2111' }),
      inPlan({ crowds: '0011' }),
      [oneDay('09:30 pantheon 60'), romeWith('pantheon', { crowds: '1333' })],
      [oneDay('09:59 pantheon 40'), romeWith('pantheon', { crowds: '3133' })],
      [oneDay('13:59 pantheon 40'), romeWith('pantheon', { crowds: '3313' })],
      [oneDay('17:59 pantheon 40'), romeWith('pantheon', { crowds: '3331' })],
      pizza,
    ],
  },
  'not packed': {
    about: { kind: 'avoid', what: 'queues' },
    met: 'partly',
    holds: [inPlan({ crowds: '2333' })],
    fails: [
      inPlan({ crowds: '3111' }),
      inPlan({ crowds: undefined, popularity: 90 }),
      inPlan({ crowds: undefined, popularity: 89 }),
    ],
  },
};

const moments: Readonly<Record<string, Edge>> = {
  'half an hour': {
    about: { kind: 'place', placeId: 'pantheon', stance: 'see', time: at('10:00') },
    holds: [pantheon, oneDay('10:30 pantheon 40')],
    fails: [oneDay('09:29 pantheon 40'), oneDay('10:31 pantheon 40')],
  },
  'the middle of the morning': {
    about: { kind: 'place', placeId: 'pantheon', stance: 'see', part: 'morning' },
    holds: [oneDay('12:39 pantheon 40')],
    fails: [oneDay('12:40 pantheon 40')],
  },
  'the middle of the evening': {
    about: { kind: 'place', placeId: 'pantheon', stance: 'see', part: 'evening' },
    holds: [oneDay('17:40 pantheon 40')],
    fails: [oneDay('17:39 pantheon 40')],
  },
  'half an hour after landing': {
    about: { kind: 'arrival', time: at('09:00') },
    holds: [pantheon],
    fails: [oneDay('09:29 pantheon 40')],
  },
  'an arrival in a part': {
    about: { kind: 'arrival', part: 'morning' },
    holds: [oneDay('09:00 pantheon 40')],
    fails: [oneDay('08:59 pantheon 40')],
  },
  'an hour and a half before leaving': {
    about: { kind: 'departure', time: at('11:40') },
    holds: [pantheon],
    fails: [oneDay('09:31 pantheon 40'), oneDay('10:00 pantheon 40')],
  },
  'nothing on the day after': {
    about: { kind: 'departure', day: 1, time: at('22:00') },
    holds: [tripOf([['09:30 pantheon 40'], []])],
    fails: [tripOf([[], ['09:30 pantheon 40']])],
  },
  'a free afternoon': {
    about: { kind: 'free', part: 'afternoon' },
    holds: [oneDay('14:00 pantheon 60'), oneDay('19:00 pantheon 60'), oneDay('15:00 da-remo 60 lunch')],
    fails: [oneDay('14:01 pantheon 60'), oneDay('18:59 pantheon 60')],
  },
  'a free afternoon before they leave': {
    about: { kind: 'free', part: 'afternoon' },
    holds: [
      saying(pantheon, { kind: 'arrival', time: at('15:00') }),
      saying(pantheon, { kind: 'departure', time: at('20:30') }),
    ],
    fails: [
      saying(pantheon, { kind: 'arrival', time: at('15:01') }),
      saying(pantheon, { kind: 'departure', time: at('20:29') }),
    ],
  },
  'a free day': {
    about: { kind: 'free', part: 'day', day: 2 },
    holds: [tripOf([['09:30 pantheon 40'], ['12:30 da-remo 60 lunch']])],
    fails: [plain, pantheon, tripOf([[], ['09:30 pantheon 40']])],
  },
  'a busy morning of every day': {
    about: { kind: 'busy', part: 'morning' },
    holds: [oneDay('13:00 pantheon 40')],
    fails: [pantheon, tripOf([[], ['07:00 pantheon 40']])],
  },
  'busy until a time': {
    about: { kind: 'busy', day: 1, to: at('09:30') },
    holds: [pantheon],
    fails: [oneDay('09:29 pantheon 40')],
  },
  'busy over midnight': {
    about: { kind: 'busy', day: 1, from: at('22:00'), to: at('01:00') },
    holds: [oneDay('21:00 pantheon 60')],
    fails: [oneDay('23:00 pantheon 60')],
  },
  'busy all day': {
    about: { kind: 'busy', day: 2 },
    holds: [pantheon, tripOf([['09:30 pantheon 40'], []])].slice(1),
    fails: [plain],
  },
  'a booking that nothing overlaps': {
    about: { kind: 'booked', placeId: 'pantheon', day: 1, time: at('09:30') },
    holds: [oneDay('09:30 pantheon 40', '10:10 trevi-fountain 25')],
    fails: [oneDay('09:30 pantheon 40', '10:00 trevi-fountain 25'), oneDay('09:30 trevi-fountain 25')],
  },
  'a booking beside the stops': {
    about: { kind: 'booked', placeId: 'pantheon', day: 1, time: at('09:30') },
    met: 'partly',
    holds: [booked(oneDay('10:00 trevi-fountain 25'), '09:30')],
    fails: [
      oneDay('10:00 trevi-fountain 25'),
      booked(oneDay('10:00 trevi-fountain 25'), '09:45'),
      booked(oneDay('09:59 trevi-fountain 25'), '09:30'),
    ],
  },
  'a sunset': {
    about: { kind: 'sort', tag: 'sunset', stance: 'want' },
    // On 15 March the sun sets in Rome at 18:16.
    holds: [oneDay('17:10 pincio-terrace 40'), oneDay('18:25 pincio-terrace 40')],
    fails: [oneDay('17:00 pincio-terrace 40'), oneDay('18:40 pincio-terrace 40')],
  },
  'a place at sunrise': {
    about: { kind: 'place', placeId: 'pincio-terrace', stance: 'see', part: 'dawn' },
    // On 15 March the sun rises in Rome at 6:21.
    holds: [oneDay('05:05 pincio-terrace 40'), oneDay('06:45 pincio-terrace 40')],
    fails: [oneDay('04:50 pincio-terrace 40'), oneDay('07:00 pincio-terrace 40'), oneDay('09:00 pincio-terrace 40')],
  },
  'a fountain at night in June': {
    about: { kind: 'place', placeId: 'trevi-fountain', stance: 'see', part: 'night' },
    // On 21 June the sun sets in Rome at 20:48.
    holds: [inJune('20:00 trevi-fountain 34'), oneDay('19:20 trevi-fountain 34')],
    fails: [inJune('19:50 trevi-fountain 40'), oneDay('19:00 trevi-fountain 34')],
  },
  'a museum at night in June': {
    about: { kind: 'place', placeId: 'ara-pacis', stance: 'see', part: 'night' },
    holds: [inJune('19:10 ara-pacis 45')],
    fails: [inJune('19:00 ara-pacis 45')],
  },
  'a night out': {
    about: { kind: 'sort', tag: 'nightlife', stance: 'want' },
    holds: [oneDay('19:30 trastevere 90')],
    fails: [oneDay('19:29 trastevere 90')],
  },
};

/** A free part counts from its first to its last hour that is worth something. */
const partOf = (part: 'morning' | 'evening' | 'night' | 'day', from: string, leaving: string): Edge => ({
  about: { kind: 'free', part },
  holds: [saying(pizza, { kind: 'arrival', time: at(from) }), saying(pizza, { kind: 'departure', time: at(leaving) })],
  fails: [
    saying(pizza, { kind: 'arrival', time: at(from) + 1 }),
    saying(pizza, { kind: 'departure', time: at(leaving) - 1 }),
  ],
});

/** A stop of a sort that is a matter of the hour. */
const hourly = (tag: 'breakfast' | 'brunch' | 'club', good: string, bad: string): Edge => ({
  about: { kind: 'sort', tag, stance: 'want' },
  holds: [[oneDay(`${good} pantheon 60`), romeWith('pantheon', { tags: [tag] })]],
  fails: [[oneDay(`${bad} pantheon 60`), romeWith('pantheon', { tags: [tag] })]],
});

const hours: Readonly<Record<string, Edge>> = {
  'a free morning': partOf('morning', '09:00', '14:30'),
  'a free evening': partOf('evening', '19:30', '23:30'),
  'a free night': partOf('night', '19:30', '23:30'),
  'a day of their own': partOf('day', '09:00', '23:30'),
  'a breakfast': hourly('breakfast', '11:30', '11:31'),
  'a brunch': hourly('brunch', '14:00', '14:01'),
  'a club': hourly('club', '20:00', '19:59'),
};

const kinds: Readonly<Record<string, Edge>> = {
  small: {
    about: { kind: 'sort', tag: 'church', stance: 'want', quality: 'small' },
    holds: [inPlan({ popularity: 84, duration: { min: 20, typical: 60, max: 90 } })],
    fails: [inPlan({ popularity: 85 }), inPlan({ popularity: 84, duration: { min: 20, typical: 61, max: 90 } })],
  },
  quiet: {
    about: { kind: 'sort', tag: 'church', stance: 'want', quality: 'quiet' },
    holds: [inPlan({ crowds: '1211' })],
    fails: [inPlan({ crowds: '1221' }), inPlan({ crowds: '1131' }), inPlan({ crowds: undefined, popularity: 20 })],
  },
  crowded: {
    about: { kind: 'sort', tag: 'church', stance: 'refuse', quality: 'crowded' },
    holds: [inPlan({ crowds: '2222' })],
    fails: [inPlan({ crowds: '1311' }), inPlan({ crowds: undefined, popularity: 20 })],
  },
  famous: {
    about: { kind: 'sort', tag: 'church', stance: 'want', quality: 'famous' },
    holds: [inPlan({ popularity: 85 })],
    fails: [inPlan({ popularity: 84 })],
  },
  hidden: {
    about: { kind: 'sort', tag: 'church', stance: 'want', quality: 'hidden' },
    holds: [inPlan({ popularity: 65 })],
    fails: [inPlan({ popularity: 66 })],
  },
  cheap: {
    about: { kind: 'sort', tag: 'church', stance: 'want', quality: 'cheap' },
    holds: [
      inPlan({ price: { kind: 'fixed', adult: 1200, child: 0 } }),
      inPlan({ price: { kind: 'free', adult: 0, child: 0 } }),
    ],
    fails: [
      inPlan({ price: { kind: 'fixed', adult: 1201, child: 0 } }),
      inPlan({ price: { kind: 'variable', adult: 500, child: 0 } }),
    ],
  },
  expensive: {
    about: { kind: 'sort', tag: 'church', stance: 'refuse', quality: 'expensive' },
    holds: [inPlan({ price: { kind: 'from', adult: 2999, child: 0 } })],
    fails: [inPlan({ price: { kind: 'from', adult: 3000, child: 0 } })],
  },
  'indoor and outdoor': {
    about: { kind: 'sort', tag: 'church', stance: 'only', quality: 'outdoor' },
    holds: [inPlan({ indoor: false })],
    fails: [inPlan({ indoor: true }), oneDay('09:30 piazza-navona 40')],
  },
  'more than half of one sort': {
    about: { kind: 'sort', tag: 'church', stance: 'only' },
    met: 'partly',
    holds: [oneDay('09:30 pantheon 40', '11:00 piazza-navona 40', '15:00 santa-maria-maggiore 45')],
    fails: [oneDay('09:30 pantheon 40', '11:00 piazza-navona 40'), pizza],
  },
  'tables hide behind no visits': {
    about: { kind: 'sort', tag: 'pizza', stance: 'refuse' },
    met: 'partly',
    holds: [
      oneDay(
        '09:30 pantheon 40',
        '12:30 da-enzo 60 lunch',
        '16:00 suppli-roma 30',
        '17:00 maxxi 30',
        '19:00 pipero 60 dinner',
      ),
    ],
    fails: [oneDay('09:30 pantheon 40', '11:00 maxxi 40', '12:30 da-remo 60 lunch', '19:30 pipero 60 dinner')],
  },
  'at most one of the trip in part': {
    about: { kind: 'sort', tag: 'church', stance: 'want', most: 1 },
    met: 'partly',
    holds: [pantheon],
    fails: [oneDay('09:30 pantheon 40', '15:00 santa-maria-maggiore 45')],
  },
  'at most one a day in part': {
    about: { kind: 'sort', tag: 'church', stance: 'want', most: 1, aDay: true },
    met: 'partly',
    holds: [pantheon],
    fails: [oneDay('09:30 pantheon 40', '15:00 santa-maria-maggiore 45'), oneDay('09:30 maxxi 90')],
  },
};

const nowhere = { latitude: null, longitude: null };
const ways: Readonly<Record<string, Edge>> = {
  'a meal of which it is not known where': {
    about: { kind: 'walk-most', metres: 5000 },
    holds: [withChange(pizza, 'da-remo', nowhere), withStop(pizza, 1, mealNear('19:00 da-baffetto 60 dinner'))],
    fails: [withStop(pizza, 1, { ...mealNear('19:00 da-baffetto 60 dinner'), ...nowhere })],
  },
  'the catalogue knows where a stop is': {
    about: { kind: 'walk-most', metres: 1109 },
    met: 'partly',
    holds: [backAndForth(2)],
    fails: [withChange(backAndForth(3), 'ara-pacis', { latitude: null })],
  },
  'a bed near a place': {
    about: { kind: 'walk-most', metres: 2218 },
    met: 'partly',
    holds: [saying(pantheon, { kind: 'lodging', near: 'ara-pacis' })],
    fails: [saying(backAndForth(3), { kind: 'lodging', near: 'ara-pacis' })],
  },
};

const halves: Readonly<Record<string, Edge>> = {
  'half of the days are not most': {
    about: { kind: 'things', least: 2 },
    met: 'partly',
    holds: [tripOf([threeDays[0] ?? [], threeDays[1] ?? [], []])],
    fails: [tripOf([threeDays[0] ?? [], []])],
  },
  'nights in part': {
    about: { kind: 'avoid', what: 'night' },
    met: 'partly',
    holds: [tripOf([['19:30 da-remo 60 dinner'], ['19:30 da-baffetto 60 dinner'], ['22:00 da-enzo 60 dinner']])],
    fails: [tripOf([['19:30 da-remo 60 dinner'], ['22:00 da-baffetto 60 dinner']])],
  },
};

const costs: Readonly<Record<string, Edge>> = {
  'a day of the party': {
    about: { kind: 'money', cents: 1000, per: 'a-day', currency: 'EUR' },
    holds: [pantheon],
    fails: [
      inPlan({ price: { kind: 'fixed', adult: 501, child: 0 } }),
      withStop(pantheon, 1, mealNear('13:00 da-remo 60 lunch')),
    ],
  },
  'a day as far as it is known': {
    about: { kind: 'money', cents: 1000, per: 'a-day', currency: 'EUR' },
    met: 'partly',
    holds: [withStop(pantheon, 1, mealNear('13:00 da-remo 60 lunch'))],
    fails: [
      inPlan({ price: { kind: 'fixed', adult: 501, child: 0 } }),
      withStop(oneDay(), 1, mealNear('13:00 da-remo 60 lunch')),
    ],
  },
  'all of it as far as it is known': {
    about: { kind: 'money', cents: 500, per: 'in-all', each: true, currency: 'EUR' },
    met: 'partly',
    holds: [pantheon],
    fails: [oneDay('09:30 pantheon 40', '15:00 maxxi 90')],
  },
  'a ticket': {
    about: { kind: 'money', cents: 500, per: 'a-ticket', currency: 'EUR' },
    holds: [pantheon, oneDay('09:30 pantheon 40', '12:30 da-remo 60 lunch')],
    fails: [pizza, inPlan({ price: { kind: 'variable', adult: null, child: null } })],
  },
};

const styles: Readonly<Record<string, Edge>> = {
  'quiet by data': {
    about: { kind: 'style', style: 'quiet' },
    met: 'partly',
    places: ['pantheon'],
    holds: [inPlan({ crowds: '2333' }), inPlan({ crowds: undefined, popularity: 75 })],
    fails: [inPlan({ crowds: '3111', popularity: 20 }), inPlan({ crowds: undefined, popularity: 76 })],
  },
  local: {
    about: { kind: 'style', style: 'local' },
    met: 'partly',
    places: ['pantheon'],
    holds: [inPlan({ popularity: 75 })],
    fails: [inPlan({ popularity: 76 }), pizza],
  },
  luxury: {
    about: { kind: 'style', style: 'luxury' },
    met: 'partly',
    places: ['pantheon'],
    holds: [inPlan({ tags: ['spa'] }), inPlan({ price: { kind: 'fixed', adult: 5000, child: 0 } })],
    fails: [inPlan({ price: { kind: 'fixed', adult: 4999, child: 0 } })],
  },
  highlights: {
    about: { kind: 'style', style: 'highlights' },
    met: 'partly',
    places: ['pantheon'],
    holds: [inPlan({ popularity: 85 })],
    fails: [inPlan({ popularity: 84 })],
  },
  thrifty: {
    about: { kind: 'style', style: 'thrifty' },
    met: 'partly',
    places: ['pantheon'],
    holds: [inPlan({ price: { kind: 'free', adult: 0, child: 0 } })],
    fails: [pantheon],
  },
  'a style without a proof': {
    about: { kind: 'style', style: 'photos' },
    met: 'partly',
    places: [],
    holds: [],
    fails: [pantheon],
  },
  'a queue beside one that is not known': {
    about: { kind: 'avoid', what: 'queues' },
    met: 'partly',
    holds: [[oneDay('09:30 pantheon 40', '15:00 coppede 40'), romeWith('coppede', { crowds: undefined })]],
    fails: [],
  },
  'a tag of its own': {
    about: { kind: 'style', style: 'romantic' },
    met: 'partly',
    places: ['pantheon'],
    holds: [inPlan({ tags: ['boat'] }), inPlan({ tags: ['rooftop'] })],
    fails: [pantheon, inPlan({ tags: undefined })],
  },
  'heights that are not known': {
    about: { kind: 'avoid', what: 'heights' },
    holds: [pantheon],
    fails: [inPlan({ tags: undefined }), inPlan({ tags: ['rooftop'] })],
  },
};

const judged = (where: Where, { about, met = 'yes', places }: Edge) => {
  const [trip, destination] = 'id' in where ? [where, rome] : where;
  return judgeAnswers(answering(trip, about, met, places), destination);
};

describe('the edges of the table', () => {
  const all = Object.entries({
    ...body,
    ...days,
    ...proofs,
    ...diets,
    ...heat,
    ...crowds,
    ...moments,
    ...hours,
    ...kinds,
    ...ways,
    ...halves,
    ...costs,
    ...styles,
  });

  it.each(all)('%s', (_, edge) => {
    for (const [i, where] of edge.holds.entries()) expect(judged(where, edge), `holds ${i}`).toEqual([]);
    for (const [i, where] of edge.fails.entries()) expect(judged(where, edge), `fails ${i}`).toHaveLength(1);
  });
});
