import { describe, expect, it } from 'vitest';
import { aTrip } from '../support/trips.ts';
import { type Fact, opensOn, sunsetOn, townOf } from './second-judge/facts.ts';
import type { Plan, Stop } from './second-judge/measures.ts';
import * as measures from './second-judge/measures.ts';
import { leastParted } from './second-judge/pairs.ts';
import { planOf } from './second-judge/plan-of.ts';
import { waysOf } from './second-judge/regroup.ts';

const rome = townOf('rome');
const fact = (id: string): Fact => {
  const found = rome.places.find((place) => place.id === id);
  if (!found) throw new Error(id);
  return found;
};
const stop = (id: string, start: number, minutes: number, more: Partial<Stop> = {}): Stop => {
  const { latitude, longitude } = fact(id);
  const own = { fact: fact(id), isMeal: false, meal: null, isFree: false, access: null };
  return { ...own, start, end: start + minutes, latitude, longitude, ...more };
};
const plan = (...days: readonly (readonly Stop[])[]): Plan => ({
  town: rome,
  days: days.map((stops, i) => ({ date: `2027-01-1${i + 1}`, stops })),
});
const at = (hours: number, minutes = 0) => hours * 60 + minutes;
const dinner = (start: number) => stop('pantheon', start, 60, { fact: null, isMeal: true, meal: 'dinner' });

describe('the second judge', () => {
  it('knows hours, seasons and sunsets by its own reckoning', () => {
    expect(opensOn(fact('colosseum'), '2027-01-12').map(({ to }) => to)).toEqual([at(16, 30)]);
    expect(opensOn(fact('colosseum'), '2027-12-25')).toEqual([]);
    // Sunset in Rome: 16:58 on 12 January, 20:49 on 21 June.
    expect(Math.abs(sunsetOn(rome.zone, fact('colosseum'), '2027-01-12') - at(16, 58))).toBeLessThan(6);
    expect(Math.abs(sunsetOn(rome.zone, fact('colosseum'), '2027-06-21') - at(20, 49))).toBeLessThan(6);
  });

  it.each<[(plan: Plan) => measures.Measure, Plan, Plan]>([
    [measures.outsideHours, plan([stop('colosseum', at(16), 90)]), plan([stop('colosseum', at(10), 90)])],
    [measures.inTheDark, plan([stop('appian-way', at(17, 30), 60)]), plan([stop('appian-way', at(11), 60)])],
    [
      measures.partedPairs,
      plan([stop('pantheon', at(10), 40)], [stop('piazza-navona', at(10), 40)]),
      plan([stop('pantheon', at(10), 40), stop('piazza-navona', at(11), 40)]),
    ],
    [
      measures.partedNeighbours,
      plan([stop('pantheon', at(10), 40)], [stop('piazza-navona', at(10), 40)]),
      plan([stop('pantheon', at(10), 40), stop('piazza-navona', at(11), 40)]),
    ],
    [
      measures.silentGaps,
      plan([stop('pantheon', at(10), 40), stop('piazza-navona', at(14), 40)]),
      plan([stop('pantheon', at(10), 40), stop('piazza-navona', at(11), 40)]),
    ],
    [measures.lateMornings, plan([stop('pantheon', at(11), 40)]), plan([stop('pantheon', at(9), 40)])],
    [measures.emptyEvenings, plan([dinner(at(20))]), plan([dinner(at(19)), stop('piazza-navona', at(21), 40)])],
    [
      measures.tooMuchOfOne,
      plan([stop('vatican-museums', at(9), 180), stop('borghese-gallery', at(15), 120)]),
      plan([stop('vatican-museums', at(9), 180)]),
    ],
  ])('sees what is wrong and only that: %o', (measure, wrong, right) => {
    expect(measure(wrong).wrong).toBe(1);
    expect(measure(right).wrong).toBe(0);
  });

  it('counts what may not be missed, dinners at one minute and way that another grouping saves', () => {
    expect(measures.missed(plan([stop('pantheon', at(10), 40)])).wrong).toBeGreaterThan(0);
    expect(measures.dinnersAtOnce([plan([dinner(at(19))], [dinner(at(19))], [dinner(at(20))])])).toMatchObject({
      of: 3,
      wrong: 2,
    });
    const crossed = plan(
      [stop('pantheon', at(10), 40), stop('colosseum', at(12), 40)],
      [stop('piazza-navona', at(10), 40), stop('roman-forum-palatine', at(12), 40)],
    );
    const { ordered, regrouped } = waysOf(crossed, 'metres');
    expect(regrouped).toBeLessThan(ordered / 2);
    expect(measures.partedPairs(crossed).wrong).toBeGreaterThan(leastParted(crossed));
  });

  it('reads a plan of ours', () => {
    const { days } = planOf(aTrip({ dates: { start: '2027-05-11', end: '2027-05-13' } }));
    expect(days.map(({ date }) => date)).toEqual(['2027-05-11', '2027-05-12', '2027-05-13']);
    expect(days.flatMap(({ stops }) => stops).filter((own) => own.fact)).not.toEqual([]);
    expect(measures.silentGaps({ town: rome, days }).wrong).toBe(0);
  });
});
