import { describe, expect, it } from 'vitest';
import type { Destination } from '#domain/place/destination.ts';
import { freeOfCharge } from '#domain/trip/cost.ts';
import { parseLocalTime } from '#domain/trip/local-time.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { WishItem } from '#domain/wishes/item.ts';
import { judgeAnswers } from '#judge/judge.ts';
import {
  answering,
  mealNear,
  ownStop,
  rome,
  romeWith,
  stop,
  threeDays,
  tripOf,
  withChange,
  withInstead,
  withStop,
} from './plans.ts';

interface Planted {
  readonly about: WishItem;
  readonly met?: 'yes' | 'partly';
  readonly places?: string[];
  /** The plan of which the answer is true; three plain days where it does not say. */
  readonly plan?: Trip;
  /** What is changed so that it no longer is: the plan, or what is known of a place. */
  readonly planted: ((trip: Trip) => Trip) | Destination;
}

const at = parseLocalTime;
const naming = (trip: Trip, places: string[]): Trip => ({
  ...trip,
  answers: trip.answers.map((own) => ({ ...own, places })),
});
const plain = tripOf(threeDays);
const firstDay = tripOf(threeDays.slice(0, 1));
const inJuly = (days: Parameters<typeof tripOf>[0]): Trip => ({
  ...tripOf(days),
  dates: { start: '2027-07-13', end: '2027-07-15' },
});
const quietDay = tripOf([['09:30 palazzo-massimo 90', '15:00 coppede 40']]);

/** One falsehood of every kind of row, each said in its name. */
const cases: Readonly<Record<string, Planted>> = {
  'a visit moved away from its time': {
    about: { kind: 'place', placeId: 'pantheon', stance: 'see', day: 1, time: at('10:00') },
    planted: (trip) => withChange(trip, 'pantheon', { start: at('10:31') }),
  },
  'a visit on another part of the day': {
    about: { kind: 'place', placeId: 'doria-pamphilj', stance: 'see', part: 'afternoon' },
    planted: (trip) => withChange(trip, 'doria-pamphilj', { start: at('11:00') }),
  },
  'both of two of which one was wanted': {
    about: { kind: 'place', placeId: 'pantheon', or: 'maxxi', stance: 'see' },
    planted: (trip) => withStop(trip, 3, '16:30 maxxi 90'),
  },
  'neither of two of which one was wanted': {
    about: { kind: 'place', placeId: 'maxxi', or: 'pantheon', stance: 'see' },
    planted: (trip) => withInstead(trip, 'pantheon', '15:00 spanish-steps 30'),
  },
  'a dinner that was wanted elsewhere': {
    about: { kind: 'table', meal: 'dinner', near: 'trastevere' },
    places: ['da-enzo'],
    plan: tripOf([['09:30 palazzo-massimo 90', '20:00 da-enzo 75 dinner']]),
    planted: (trip) => naming(withInstead(trip, 'da-enzo', '20:00 hostaria-romana 75 dinner'), ['hostaria-romana']),
  },
  'a dinner that was wanted on another day': {
    about: { kind: 'table', meal: 'dinner', near: 'trastevere', day: 2 },
    places: ['da-enzo'],
    plan: tripOf([['19:00 da-remo 75 dinner'], ['20:00 da-enzo 75 dinner']]),
    planted: (trip) => ({
      ...trip,
      days: trip.days.map((own) => ({ ...own, activities: trip.days[2 - own.day]?.activities ?? [] })),
    }),
  },
  'two places of one day on two': {
    about: { kind: 'place', placeId: 'piazza-navona', stance: 'see', sameDayAs: 'pantheon' },
    planted: (trip) => withInstead(withStop(trip, 3, '16:30 pantheon 40'), 'pantheon', '09:30 spanish-steps 30'),
  },
  'one place of a day without the other': {
    about: { kind: 'place', placeId: 'piazza-navona', stance: 'see', sameDayAs: 'pantheon' },
    planted: (trip) => withInstead(trip, 'pantheon', '09:30 spanish-steps 30'),
  },
  'two places of different days on one': {
    about: { kind: 'place', placeId: 'pantheon', stance: 'see', otherDayThan: 'ara-pacis' },
    planted: (trip) => withInstead(trip, 'piazza-navona', '10:30 ara-pacis 50'),
  },
  'a place they have seen': {
    about: { kind: 'place', placeId: 'trevi-fountain', stance: 'seen' },
    planted: (trip) => withStop(trip, 2, '16:00 trevi-fountain 25'),
  },
  'a place to skip under no id': {
    about: { kind: 'place', placeId: 'trevi-fountain', stance: 'skip' },
    planted: (trip) => withStop(trip, 2, { ...ownStop('16:00', 25), name: 'Trevi Fountain' }),
  },
  'a museum too many': {
    about: { kind: 'sort', tag: 'museum', stance: 'want', most: 3 },
    planted: (trip) => withStop(trip, 2, '17:00 palazzo-barberini 90'),
  },
  'a museum too few': {
    about: { kind: 'sort', tag: 'museum', stance: 'want', least: 3 },
    planted: (trip) => withInstead(trip, 'ara-pacis', '15:00 spanish-steps 30'),
  },
  'a day without a museum': {
    about: { kind: 'sort', tag: 'museum', stance: 'want', aDay: true },
    planted: (trip) => withInstead(trip, 'ara-pacis', '15:00 spanish-steps 30'),
  },
  'two museums on a day of one at most': {
    about: { kind: 'sort', tag: 'museum', stance: 'want', most: 1, aDay: true },
    planted: (trip) => withStop(trip, 3, '16:30 maxxi 90'),
  },
  'a museum of few too many': {
    about: { kind: 'sort', tag: 'museum', stance: 'want', few: true },
    plan: tripOf([['09:30 palazzo-massimo 90', '15:00 ara-pacis 50'], ['10:00 coppede 40'], ['10:00 pantheon 40']]),
    planted: (trip) => withStop(trip, 2, '17:00 palazzo-barberini 90'),
  },
  'a church in the afternoon among those of the morning': {
    about: { kind: 'sort', tag: 'church', stance: 'want', part: 'morning' },
    plan: tripOf([['09:30 pantheon 40', '15:00 coppede 40']]),
    planted: (trip) => withStop(trip, 1, '17:00 santa-maria-maggiore 45'),
  },
  'a church on another day': {
    about: { kind: 'sort', tag: 'church', stance: 'want', day: 2 },
    plan: tripOf([['15:00 coppede 40'], ['09:30 pantheon 40']]),
    planted: (trip) => withInstead(withStop(trip, 1, '17:00 santa-maria-maggiore 45'), 'pantheon', '09:30 coppede 40'),
  },
  'a museum that is not quiet': {
    about: { kind: 'sort', tag: 'museum', stance: 'want', quality: 'quiet' },
    planted: romeWith('palazzo-massimo', { crowds: '1310' }),
  },
  'a sunset in the morning': {
    about: { kind: 'sort', tag: 'sunset', stance: 'want' },
    plan: tripOf([['17:40 pincio-terrace 60']]),
    planted: (trip) => withChange(trip, 'pincio-terrace', { start: at('10:00') }),
  },
  'a sunrise at eleven': {
    about: { kind: 'place', placeId: 'pincio-terrace', stance: 'see', part: 'dawn' },
    plan: tripOf([['06:00 pincio-terrace 40']]),
    planted: (trip) => withChange(trip, 'pincio-terrace', { start: at('11:05') }),
  },
  'a quarter of bars by day': {
    about: { kind: 'sort', tag: 'bar', stance: 'want' },
    plan: tripOf([['19:00 monti 90']]),
    planted: (trip) => withChange(trip, 'monti', { start: at('15:00') }),
  },
  'what was refused': {
    about: { kind: 'sort', tag: 'nightlife', stance: 'refuse' },
    planted: (trip) => withStop(trip, 2, '16:00 trastevere 120'),
  },
  'what may be what was refused': {
    about: { kind: 'sort', tag: 'museum', stance: 'refuse', quality: 'expensive' },
    planted: romeWith('ara-pacis', { price: { kind: 'variable', adult: null, child: null } }),
  },
  'refused places in half of the visits': {
    about: { kind: 'sort', tag: 'museum', stance: 'refuse' },
    met: 'partly',
    planted: (trip) => withInstead(trip, 'villa-borghese', '10:00 maxxi 90'),
  },
  'one of another sort than the only one': {
    about: { kind: 'sort', tag: 'museum', stance: 'only' },
    plan: tripOf([['09:30 palazzo-massimo 90', '13:00 da-remo 60 lunch', '15:00 ara-pacis 50']]),
    planted: (trip) => withStop(trip, 1, '16:30 piazza-navona 40'),
  },
  'a meal that may be of another sort than the only one': {
    about: { kind: 'sort', tag: 'pizza', stance: 'only' },
    plan: tripOf([['12:30 da-remo 60 lunch', '19:30 da-baffetto 60 dinner']]),
    planted: (trip) => withChange(trip, 'da-remo', { kind: 'meal' }),
  },
  'a church with a price where only free ones were wanted': {
    about: { kind: 'sort', tag: 'church', stance: 'only', quality: 'free' },
    plan: tripOf([['09:30 st-john-lateran 50', '11:00 palazzo-massimo 90']]),
    planted: (trip) => withStop(trip, 1, '15:00 san-clemente 60'),
  },
  'a table with one or two dishes for all of them': {
    about: { kind: 'diet', diet: 'vegetarian', who: 'all' },
    plan: tripOf([['12:30 pizzarium-bonci 35 lunch', '19:30 glass-hostaria 120 dinner']]),
    planted: (trip) => withInstead(trip, 'glass-hostaria', '19:30 da-enzo 80 dinner'),
  },
  'street food that is not called a meal': {
    about: { kind: 'diet', diet: 'vegetarian', who: 'all' },
    plan: tripOf([['12:30 pizzarium-bonci 35 lunch', '19:30 glass-hostaria 120 dinner']]),
    planted: (trip) => withStop(trip, 1, '16:00 trapizzino-testaccio 35'),
  },
  'a table of which the diet is not known': {
    about: { kind: 'diet', diet: 'vegetarian', who: 'one' },
    planted: (trip) => withInstead(trip, 'da-remo', '19:30 pipero 120 dinner'),
  },
  'a table that says no': {
    about: { kind: 'diet', diet: 'vegan', who: 'all' },
    met: 'partly',
    plan: firstDay,
    planted: romeWith('da-baffetto', { diets: { vegan: 'no' } }),
  },
  'a table whose text names meat': {
    about: { kind: 'diet', diet: 'vegetarian', who: 'all' },
    met: 'partly',
    plan: firstDay,
    planted: romeWith('da-baffetto', { diets: {}, text: { en: 'Good pizza', es: 'Pizza y albóndigas' } }),
  },
  'steps on the way of a wheelchair': {
    about: { kind: 'mobility', need: 'wheelchair' },
    met: 'partly',
    planted: (trip) => withStop(trip, 2, '16:30 san-clemente 60'),
  },
  'a long walk': {
    about: { kind: 'mobility', need: 'little-walking' },
    planted: (trip) => withStop(trip, 2, '16:30 appian-way 150'),
  },
  'a strain': {
    about: { kind: 'mobility', need: 'pregnant' },
    met: 'partly',
    planted: romeWith('pantheon', { effort: 'high' }),
  },
  'metres that are not known': {
    about: { kind: 'walk-most', metres: 5000 },
    planted: romeWith('pantheon', { walk: undefined }),
  },
  'a place unsuitable for children': {
    about: { kind: 'children', ages: [10] },
    planted: (trip) => withInstead(trip, 'da-remo', '19:30 pipero 120 dinner'),
  },
  'a day without anything for the child': {
    about: { kind: 'children', ages: [10] },
    plan: tripOf([['09:30 pantheon 40']]),
    planted: romeWith('pantheon', { ages: null }),
  },
  'a day too full': {
    about: { kind: 'pace', pace: 'normal' },
    planted: (trip) =>
      ['11:15 capitoline-museums 60', '13:30 maxxi 60', '17:10 palazzo-barberini 90'].reduce(
        (own, stop) => withStop(own, 1, stop),
        trip,
      ),
  },
  'an easy day too full': {
    about: { kind: 'pace', pace: 'relaxed', day: 1 },
    plan: tripOf([['09:30 pantheon 40', '11:15 capitoline-museums 60']]),
    planted: (trip) => withStop(trip, 1, '13:30 maxxi 60'),
  },
  'a visit too many': {
    about: { kind: 'things', most: 3 },
    planted: (trip) => withStop(trip, 1, '17:10 trevi-fountain 25'),
  },
  'a first stop too early': {
    about: { kind: 'day-start', at: at('09:30') },
    planted: (trip) => withChange(trip, 'palazzo-massimo', { start: at('09:15') }),
  },
  'a morning that is not late': {
    about: { kind: 'day-start', at: 'late' },
    plan: tripOf(threeDays.slice(2)),
    planted: (trip) => withChange(trip, 'villa-borghese', { start: at('09:45') }),
  },
  'a day that ends too late': {
    about: { kind: 'day-end', at: 'early' },
    planted: (trip) => withChange(trip, 'da-remo', { start: at('21:00') }),
  },
  'no night out': {
    about: { kind: 'day-end', at: 'late' },
    plan: tripOf([['21:00 alexanderplatz-jazz 120']]),
    planted: (trip) => withChange(trip, 'alexanderplatz-jazz', { duration: 80 }),
  },
  'a dinner at another time': {
    about: { kind: 'meal', meal: 'dinner', habit: at('19:30') },
    planted: (trip) => withChange(trip, 'hostaria-romana', { start: at('20:15') }),
  },
  'a dinner that is not late in Italy': {
    about: { kind: 'meal', meal: 'dinner', habit: 'late' },
    plan: tripOf([['21:00 da-remo 60 dinner']]),
    planted: (trip) => withChange(trip, 'da-remo', { start: at('20:30') }),
  },
  'a lunch for those who have none': {
    about: { kind: 'meal', meal: 'lunch', habit: 'none' },
    plan: tripOf([['20:00 da-remo 60 dinner']]),
    planted: (trip) => withStop(trip, 1, mealNear('13:00 giolitti 40 lunch')),
  },
  'an evening with a concert': {
    about: { kind: 'free', part: 'evening', every: true },
    planted: (trip) => withStop(trip, 3, '21:00 alexanderplatz-jazz 120'),
  },
  'a meal in hours of a nap': {
    about: { kind: 'free', part: 'afternoon', every: true, from: at('13:30'), to: at('14:30') },
    planted: (trip) => withChange(trip, 'mercato-centrale', { start: at('13:35') }),
  },
  'an afternoon that is free because they are gone': {
    about: { kind: 'free', part: 'afternoon' },
    plan: tripOf([['09:30 pantheon 40'], ['09:30 palazzo-massimo 90', '15:00 ara-pacis 50']]),
    planted: (trip) => ({
      ...trip,
      wishes: [{ item: { kind: 'arrival', day: 1, time: at('18:00') }, quote: null, binds: 'must' }],
    }),
  },
  'a day that costs more': {
    about: { kind: 'money', cents: 6000, per: 'a-day', each: true, currency: 'EUR' },
    planted: (trip) => withInstead(trip, 'da-baffetto', '19:30 roscioli 90 dinner'),
  },
  'a plan that makes a place cheaper': {
    about: { kind: 'money', cents: 1700, per: 'a-ticket', currency: 'EUR' },
    planted: (trip) => withStop(trip, 2, { ...stop('16:30 vittoriano 60'), cost: freeOfCharge }),
  },
  'a meal that costs more': {
    about: { kind: 'money', cents: 3200, per: 'a-meal', currency: 'EUR' },
    planted: (trip) => withInstead(trip, 'da-remo', '19:30 felice-a-testaccio 90 dinner'),
  },
  'a proof that is no highlight': {
    about: { kind: 'style', style: 'highlights' },
    met: 'partly',
    places: ['pantheon', 'piazza-navona'],
    planted: (trip) => naming(trip, ['ara-pacis']),
  },
  'a quiet place at its fullest hour': {
    about: { kind: 'style', style: 'quiet' },
    met: 'partly',
    places: ['pincio-terrace'],
    plan: tripOf([['10:00 pincio-terrace 40']]),
    planted: (trip) => withChange(trip, 'pincio-terrace', { start: at('18:30') }),
  },
  'a tower for those who fear heights': {
    about: { kind: 'avoid', what: 'heights' },
    plan: tripOf(threeDays.slice(0, 2)),
    planted: (trip) => withStop(trip, 2, '16:30 vittoriano 60'),
  },
  'a square in the heat of the day': {
    about: { kind: 'avoid', what: 'heat' },
    plan: inJuly([['09:30 piazza-navona 40', '14:00 doria-pamphilj 90']]),
    planted: (trip) => withChange(trip, 'piazza-navona', { start: at('16:00') }),
  },
  'a cool month that is not known': {
    about: { kind: 'avoid', what: 'heat' },
    planted: { ...rome, climate: null },
  },
  'a way home in the dark': {
    about: { kind: 'avoid', what: 'night' },
    planted: (trip) => withChange(trip, 'da-remo', { start: at('19:45') }),
  },
  'a queue': {
    about: { kind: 'avoid', what: 'queues' },
    plan: quietDay,
    planted: (trip) => withStop(trip, 1, '11:30 pantheon 40'),
  },
  'a queue that may be': {
    about: { kind: 'avoid', what: 'queues' },
    plan: quietDay,
    planted: romeWith('coppede', { crowds: undefined }),
  },
  'a stop while the plane lands': {
    about: { kind: 'arrival', day: 1, time: at('09:00') },
    planted: (trip) => withChange(trip, 'pantheon', { start: at('09:20') }),
  },
  'a day before the arrival': {
    about: { kind: 'arrival', day: 2, part: 'morning' },
    plan: tripOf([[], threeDays[1] ?? []]),
    planted: (trip) => withStop(trip, 1, '15:00 pantheon 40'),
  },
  'a dinner while the train leaves': {
    about: { kind: 'departure', time: at('22:00'), by: 'train' },
    planted: (trip) => withChange(trip, 'da-remo', { duration: 125 }),
  },
  'a dinner while the ferry leaves': {
    about: { kind: 'departure', time: at('22:00'), by: 'ferry' },
    planted: (trip) => withChange(trip, 'da-remo', { duration: 95 }),
  },
  'a dinner while the plane leaves': {
    about: { kind: 'departure', time: at('22:00'), by: 'plane' },
    planted: (trip) => withChange(trip, 'da-remo', { duration: 75 }),
  },
  'a flight in the small hours after a late night': {
    about: { kind: 'departure', day: 2, time: at('01:00') },
    plan: tripOf([['21:00 alexanderplatz-jazz 120'], []]),
    planted: (trip) => withChange(trip, 'alexanderplatz-jazz', { duration: 165 }),
  },
  'a meeting missed': {
    about: { kind: 'busy', day: 2, from: at('11:00'), to: at('12:30') },
    planted: (trip) => withChange(trip, 'palazzo-massimo', { duration: 100 }),
  },
  'a booking at another time': {
    about: { kind: 'booked', placeId: 'colosseum', day: 2, time: at('17:00') },
    plan: withStop(plain, 2, '17:00 colosseum 90'),
    planted: (trip) => withChange(trip, 'colosseum', { start: at('16:00') }),
  },
  'a show that is not in the plan': {
    about: { kind: 'booked', what: 'show', day: 2, time: at('17:00') },
    plan: withStop(plain, 2, ownStop('17:00', 90)),
    planted: ({ answers }) => ({ ...plain, answers }),
  },
  'a proof that is of another sort': {
    about: { kind: 'sort', tag: 'church', stance: 'want' },
    places: ['pantheon', 'santa-maria-maggiore'],
    planted: (trip) => naming(trip, ['ara-pacis']),
  },
  'a proof without what was wanted of it': {
    about: { kind: 'sort', tag: 'museum', stance: 'want', quality: 'quiet' },
    places: ['palazzo-massimo'],
    planted: (trip) => naming(trip, ['palazzo-massimo', 'ara-pacis']),
  },
  'a proof that is another place': {
    about: { kind: 'place', placeId: 'pantheon', stance: 'see' },
    places: ['pantheon'],
    planted: (trip) => naming(trip, ['ara-pacis']),
  },
  'a proof that is no table': {
    about: { kind: 'diet', diet: 'vegetarian', who: 'one' },
    places: ['da-remo'],
    planted: (trip) => naming(trip, ['pantheon']),
  },
  'a proof with steps': {
    about: { kind: 'mobility', need: 'pushchair' },
    met: 'partly',
    places: ['pantheon'],
    planted: (trip) => naming(trip, ['piazza-navona', 'villa-borghese', 'hostaria-romana']),
  },
  'a proof of the only sort that is of another': {
    about: { kind: 'sort', tag: 'museum', stance: 'only' },
    met: 'partly',
    places: ['palazzo-massimo'],
    plan: tripOf([['09:30 palazzo-massimo 90', '11:30 piazza-navona 40', '15:00 ara-pacis 50']]),
    planted: (trip) => naming(trip, ['piazza-navona']),
  },
  'a proof that is no stop': {
    about: { kind: 'sort', tag: 'church', stance: 'want' },
    places: ['pantheon', 'santa-maria-maggiore'],
    planted: (trip) => naming(trip, ['san-clemente']),
  },
};

describe('the judge passes what is true and names what is planted', () => {
  it.each(Object.entries(cases))('%s', (_, { about, met = 'yes', places, plan = plain, planted }) => {
    const honest = answering(plan, about, met, places);
    expect(judgeAnswers(honest, rome)).toEqual([]);
    const found = typeof planted === 'function' ? judgeAnswers(planted(honest), rome) : judgeAnswers(honest, planted);
    expect(found).toEqual([{ answer: 0, met, reason: expect.stringMatching(/\w/) }]);
  });
});
