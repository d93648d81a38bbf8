import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inLanguage } from '#domain/bilingual.ts';
import { type Language, languages } from '#domain/language.ts';
import type { Holiday } from '#domain/place/holiday.ts';
import { withDates } from '#domain/trip/change-dates.ts';
import { addDays } from '#domain/trip/dates.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import { sharedTrip } from '#domain/trip/shared-trip.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { type CompiledPlace, compileDestination, openIntervals } from '#planner/catalogue/compiled.ts';
import { treatmentOn } from '#planner/catalogue/holidays.ts';
import { checkTrip } from '#planner/check/check.ts';
import { fitTrip } from '#planner/fit/fit-trip.ts';
import { planTrip } from '#planner/plan-trip.ts';
import { replanTrip } from '#planner/replan/replan-trip.ts';
import { aDestination, aTrip, aTripRequest } from '../support/trips.ts';
import { brokenRules, must, placeOf, withPlace } from './plans.ts';

const rome = aDestination('rome');

function planned(id: string, start: string, days: number, language: Language = 'en'): Trip {
  const dates = { start, end: addDays(start, days - 1) };
  const destination = aDestination(id);
  const request = aTripRequest({ destination: destination.name.en, dates });
  const result = planTrip({ tripId: randomUUID(), request, destination, catalogueVersion: 'test', language });
  if (result.kind === 'impossible') throw new Error(JSON.stringify(result.violations));
  return result.trip;
}

const dayOf = ({ days }: Trip, number: number): Day => must(days[number - 1]);
const isAt = (activity: Activity) => activity.kind === 'place';

/** Rome with one more holiday, and none of its own. */
function romeWith(holiday: Partial<Holiday>, place: Partial<CompiledPlace> = {}) {
  const name = { en: 'Founders Day', es: 'Fiesta de los Fundadores' };
  const days: Holiday[] = [{ name, kind: 'public', dates: ['2027-03-16'], ...holiday }];
  const changed = withPlace(rome, 'capitoline-museums', place);
  return compileDestination({ ...changed, holidays: { from: 2026, to: 2032, days } });
}

const capitol = (destination: ReturnType<typeof romeWith>) => must(destination.byId.get('capitoline-museums'));

/** What travellers of the next years would see first. */
const journeys: readonly (readonly [id: string, start: string, days: number, holiday: number, name: string])[] = [
  ['madrid', '2027-01-05', 3, 2, 'Epiphany'],
  ['rome', '2027-04-30', 3, 2, 'Labour Day'],
  ['tokyo', '2026-12-30', 5, 3, "New Year's Day"],
  ['london', '2026-12-24', 4, 2, 'Christmas Day'],
  ['bangkok', '2027-04-12', 4, 2, 'Songkran'],
  ['marrakech', '2027-02-15', 3, 1, 'Ramadan'],
  ['paris', '2027-04-30', 3, 2, 'Labour Day'],
  ['new-york', '2027-11-24', 3, 2, 'Thanksgiving'],
  ['bali', '2027-03-06', 5, 3, 'Nyepi'],
];

describe.each(journeys)('%s from %s on', (id, start, days, number, name) => {
  it.each(languages)('says what day it is, and visits nothing that is shut, in %s', (language) => {
    const trip = planned(id, start, days, language);
    const { holidayCalendar } = aDestination(id);
    const date = addDays(start, number - 1);
    const { holiday } = must(holidayCalendar.on(date)[0]);
    expect(holiday.name.en).toContain(name);
    expect(dayOf(trip, number).holiday).toContain(inLanguage(holiday.name, language));
    const visited = dayOf(trip, number).activities.filter(isAt);
    const treated = visited.map((own) => ({ own, kind: treatmentOn(placeOf(own, aDestination(id)), date).kind }));
    expect(treated.filter(({ kind }) => kind === 'shut')).toEqual([]);
    expect(treated.filter(({ own, kind }) => kind === 'unsure' && !own.verify.includes('hours'))).toEqual([]);
  });
});

describe('a plan on a holiday', () => {
  it('of London at Christmas is out of doors, and says that nothing runs', () => {
    const day = dayOf(planned('london', '2026-12-24', 3), 2);
    expect(day.holiday).toMatch(/No public transport runs/);
    const visits = day.activities.filter(isAt).map((own) => placeOf(own, aDestination('london')));
    expect(visits.filter(({ indoor, price }) => indoor || price.kind !== 'free').map(({ id }) => id)).toEqual([]);
    expect(dayOf(planned('london', '2026-12-24', 3, 'es'), 2).holiday).toMatch(/No hay transporte público/);
  });

  it('of Rome at Easter and on 1 May leaves out the Vatican Museums, which list days that do not move', () => {
    const vatican = must(rome.byId.get('vatican-museums'));
    const shut = ['2027-03-28', '2027-03-29', '2027-05-01'];
    expect(shut.map((date) => openIntervals(vatican, date))).toEqual([[], [], []]);
    expect(openIntervals(vatican, '2027-03-30')).not.toEqual([]);
  });

  it('leaves Nyepi empty, also where that is all of it', () => {
    expect(dayOf(planned('bali', '2027-03-06', 4), 3).activities).toEqual([]);
    const trip = planned('bali', '2027-03-08', 1);
    expect(trip.days.flatMap(({ activities }) => activities)).toEqual([]);
    expect(trip.summary).not.toMatch(/: \./);
  });

  it('of a day that is none says nothing, and marks nothing', () => {
    const [first, , last] = planned('madrid', '2027-01-05', 3).days;
    expect([first?.holiday, last?.holiday]).toEqual([undefined, undefined]);
    const known = (first?.activities ?? []).filter((own) => isAt(own) && placeOf(own, aDestination('madrid')).hours);
    expect(known.filter(({ verify }) => verify.includes('hours'))).toEqual([]);
  });

  it('answers that what was named is closed only where that is known of it', () => {
    const dates = { start: '2027-03-16', end: '2027-03-16' };
    const answerOf = (change: Partial<Holiday>) => {
      const request = aTripRequest({ dates, preferences: 'We want to see the Capitoline Museums' });
      const destination = romeWith(change, { closures: [], seasons: undefined });
      const result = planTrip({ tripId: randomUUID(), request, destination, catalogueVersion: 'test', language: 'en' });
      return result.kind === 'planned' && result.trip.answers[0]?.answer;
    };
    expect(answerOf({ usual: true })).toMatch(/^Day 1/);
    expect(answerOf({ shut: ['museums'] })).toBe('Closed on your dates.');
    expect(answerOf({ mostly: ['museums'] })).toMatch(/^Probably closed/);
  });

  it('says where its calendar ends, and which holidays of a year it does not know', () => {
    expect(planned('athens', '2034-03-10', 1).recommendations).toContain(
      'We know the holidays of this place until 2032: look up those of your dates.',
    );
    expect(planned('singapore', '2028-10-03', 1, 'es').recommendations).toContain(
      'No sabemos cuándo caen ese año estos festivos: Vesak y Deepavali.',
    );
    expect(planned('singapore', '2027-10-05', 1).recommendations.join()).not.toMatch(
      /which holidays|that year|until 20/,
    );
  });
});

describe('what a holiday makes of a place', () => {
  const on = '2027-03-16';
  const plain = { closures: [], seasons: undefined };

  it('is nothing on other days', () => {
    const destination = romeWith({ shut: ['sights'] }, plain);
    expect(treatmentOn(capitol(destination), '2027-03-15')).toEqual({ kind: 'usual' });
    expect(openIntervals(capitol(destination), '2027-03-15')).not.toEqual([]);
  });

  it('is that its sort is shut, for sure or mostly, unless it is known to be open', () => {
    const shut = romeWith({ shut: ['museums'] }, plain);
    expect(treatmentOn(capitol(shut), on)).toEqual({ kind: 'shut', isSure: true });
    expect(openIntervals(capitol(shut), on)).toEqual([]);
    expect(treatmentOn(capitol(romeWith({ mostly: ['museums'] }, plain)), on)).toEqual({ kind: 'shut', isSure: false });
    const open = romeWith({ mostly: ['museums'], open: ['capitoline-museums'] }, plain);
    expect(treatmentOn(capitol(open), on)).toEqual({ kind: 'unsure', until: null });
  });

  it('is what its own data say of just that date', () => {
    const seasons = [{ from: '03-16', to: '03-16', hours: { daily: '10:00-14:00' } }];
    const own = romeWith({ shut: ['museums'] }, { closures: [], seasons });
    expect(openIntervals(capitol(own), on)).toEqual([{ open: 600, close: 840 }]);
    const winter = [{ from: '11-01', to: '03-31', hours: { daily: '10:00-14:00' } }];
    expect(openIntervals(capitol(romeWith({ shut: ['museums'] }, { closures: [], seasons: winter })), on)).toEqual([]);
  });

  it('is not that it is shut mostly where it lists its holidays, but for one that moves', () => {
    const yearly = { mostly: ['museums'], dates: ['03-16', '12-25'] };
    const lists = { closures: ['12-25'], seasons: undefined };
    expect(treatmentOn(capitol(romeWith(yearly, lists)), on).kind).toBe('unsure');
    expect(treatmentOn(capitol(romeWith(yearly, { closures: ['08-10'], seasons: undefined })), on).kind).toBe('shut');
    const moving = romeWith({ mostly: ['museums'] }, lists);
    const { days = [] } = moving.holidays ?? {};
    const christmas: Holiday = { name: { en: 'Christmas', es: 'Navidad' }, kind: 'public', dates: ['12-25'] };
    const both = compileDestination({ ...moving, holidays: { from: 2026, to: 2032, days: [...days, christmas] } });
    expect(treatmentOn(capitol(both), on).kind).toBe('shut');
  });

  it('is that one is out of it by the hour at which it may shut', () => {
    const early = romeWith({ until: { time: '14:00', what: ['museums'] } }, plain);
    expect(openIntervals(capitol(early), on).map(({ close }) => close)).toEqual([840]);
    expect(treatmentOn(capitol(early), on)).toEqual({ kind: 'unsure', until: 840 });
  });

  it('is nothing to streets and squares, unless all stay in', () => {
    const square = (change: Partial<Holiday>) => must(romeWith(change).byId.get('piazza-navona'));
    expect(treatmentOn(square({ shut: ['sights'] }), on)).toEqual({ kind: 'usual' });
    expect(treatmentOn(square({ indoors: true }), on)).toEqual({ kind: 'shut', isSure: true });
  });

  it('is less certain where the moon decides, and may come a day earlier or later', () => {
    const { holidayCalendar } = romeWith({ moon: true, dates: ['2027-03-16/2027-03-18'] });
    const certainty = (date: string) => holidayCalendar.on(date).map((own) => own.certainty);
    expect(['15', '16', '17', '18', '19', '20'].map((day) => certainty(`2027-03-${day}`)[0])).toEqual([
      'perhaps',
      'expected',
      'sure',
      'expected',
      'perhaps',
      undefined,
    ]);
  });

  it('is the same to the search and to the check, for every place and holiday of the next year', () => {
    for (const id of ['london', 'tokyo', 'marrakech', 'bali', 'new-york']) {
      const destination = aDestination(id);
      for (let date = '2027-01-01'; date < '2028-01-01'; date = addDays(date, 1)) {
        if (destination.holidayCalendar.on(date).length === 0) continue;
        const shut = destination.compiled.filter((place) => treatmentOn(place, date).kind === 'shut');
        const spill = (place: CompiledPlace) => openIntervals(place, date).filter(({ open }) => open > 0);
        expect(shut.filter((place) => spill(place).length > 0).map(({ id: own }) => `${own} ${date}`)).toEqual([]);
      }
    }
  });
});

describe('a trip that is changed', () => {
  it('says nothing of a holiday on other dates, and no more to a viewer who is not told the dates', () => {
    const trip = planned('madrid', '2027-01-05', 3);
    const moved = withDates(trip, { start: '2027-01-06', end: '2027-01-08', newDays: [] });
    expect(moved.days.map(({ holiday }) => holiday)).toEqual([undefined, undefined, undefined]);
    const kept = withDates(trip, { start: '2027-01-05', end: '2027-01-08', newDays: [randomUUID()] });
    expect(dayOf(kept, 2).holiday).toBe(dayOf(trip, 2).holiday);
    const seen = (dates: string) => sharedTrip(trip, { luggage: true, costs: true, links: true, dates }, randomUUID);
    expect(dayOf(seen('exact'), 2).holiday).toBe(dayOf(trip, 2).holiday);
    expect(JSON.stringify(seen('length'))).not.toContain('Epiphany');
  });

  it('and replanned says what its days are, though the old plan did not', () => {
    const trip = planned('paris', '2027-04-30', 3);
    const day = dayOf(trip, 2);
    const said = must(day.holiday);
    delete day.holiday;
    const excluded = new Set(day.activities.filter(({ meal }) => !meal).map(({ id }) => id));
    const destination = aDestination('paris');
    const result = replanTrip({ tripId: randomUUID(), trip, excluded, destination, language: 'en' });
    if (result.kind === 'impossible') throw new Error(JSON.stringify(result.violations));
    expect(dayOf(result.trip, 2).holiday).toBe(said);
    expect(brokenRules(result.trip, destination)).toEqual([]);
  });

  it('of which a stop is moved to a holiday is told that it is shut, or that it is not known', () => {
    const trip = aTrip();
    const visit = must(dayOf(trip, 2).activities.find((own) => isAt(own) && placeOf(own, rome).indoor));
    const id = must(visit.placeId);
    const looked = (change: Partial<Holiday>) => {
      const fit = fitTrip(trip, romeWith(change));
      const isIt = ({ activityId }: { readonly activityId: string | null }) => activityId === visit.id;
      return [fit.findings.filter(isIt).map(({ kind }) => kind), fit.unchecked.filter(isIt).map(({ parts }) => parts)];
    };
    expect(looked({ usual: true })).toEqual([[], []]);
    expect(looked({ shut: [id] })).toEqual([['closed'], []]);
    expect(looked({ mostly: [id] })).toEqual([[], [['hours']]]);
    expect(looked({})).toEqual([[], [['hours']]]);
  });

  it('of which a visit has to go elsewhere is not sent to a day on which its sort is shut', () => {
    const trip = aTrip({ categories: ['art'] });
    const indoors = dayOf(trip, 1).activities.filter((own) => isAt(own) && placeOf(own, rome).indoor && !own.meal);
    // Room for one more.
    for (const day of trip.days.slice(1)) day.activities.splice(1, 2);
    const daysFor = (visit: Activity, change: Partial<Holiday>) => {
      const { holidays } = romeWith({ usual: true, dates: ['2027-03-16/2027-03-17'], ...change });
      const shut = withPlace(rome, must(visit.placeId), { closures: ['03-15'] });
      const { findings } = fitTrip(trip, compileDestination({ ...shut, ...(holidays && { holidays }) }));
      return findings.flatMap(({ fixes }) => fixes).filter(({ kind }) => kind === 'day');
    };
    const movable = indoors.filter((visit) => daysFor(visit, {}).length > 0);
    expect(movable).not.toEqual([]);
    expect(movable.flatMap((visit) => daysFor(visit, { mostly: ['sights'] }))).toEqual([]);
  });

  it('breaks the rule with anything on a day on which one stays indoors', () => {
    const destination = romeWith({ indoors: true });
    const found = checkTrip(aTrip(), { destination }).filter(({ rule, activityId }) => rule === 'H28' && activityId);
    expect(found.map(({ activityId }) => activityId)).toEqual(
      dayOf(aTrip(), 2).activities.map(() => expect.any(String)),
    );
  });
});
