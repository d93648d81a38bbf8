import { describe, expect, it } from 'vitest';
import { readIntent } from '#planner/intent/intent.ts';
import { regroup } from '#planner/solver/regroup.ts';
import type { Route } from '#planner/solver/schedule.ts';
import type { Stop } from '#planner/solver/stop.ts';
import { usualInstance } from '#planner/solver/usual-instance.ts';
import { aDestination, aTripRequest } from '../support/trips.ts';

const lisbon = aDestination('lisbon');

/** Two days, Wednesday and Thursday, with the visits that are named, and the days they are on afterwards. */
function regrouped(preferences: string, ...days: readonly (readonly string[])[]) {
  const dates = { start: '2027-05-12', end: '2027-05-13' };
  const intent = readIntent(aTripRequest({ destination: 'Lisbon', dates, preferences }), lisbon);
  const instance = usualInstance(lisbon, intent, { start: dates.start, days: days.length });
  const stopOf = (id: string): Stop => {
    const stop = instance.visits.find(({ place }) => place?.id === id);
    if (!stop) throw new Error(`no visit of ${id}`);
    return stop;
  };
  const routes: Route[] = days.map((ids, day) => ({ day, stops: ids.map(stopOf) }));
  return regroup(instance, routes, new Set()).map(({ stops }) =>
    stops.map(({ place }) => place?.id ?? '').sort((a, b) => a.localeCompare(b)),
  );
}

const belem = ['belem-tower', 'jeronimos-monastery', 'monument-to-the-discoveries'];

describe('visits that belong together', () => {
  it('go together to the day to which one of them is bound, and what lies apart from them comes back', () => {
    const [first, second] = regrouped(
      'Belém Tower on the second day',
      ['monument-to-the-discoveries', 'jeronimos-monastery', 'rossio-square'],
      ['belem-tower', 'chiado', 'carmo-convent'],
    );
    expect(second).toEqual(expect.arrayContaining(belem));
    expect(first).toEqual(expect.arrayContaining(['carmo-convent', 'rossio-square', 'chiado']));
  });

  it('stay where they are while nothing draws them', () => {
    const days = [
      ['monument-to-the-discoveries', 'jeronimos-monastery', 'belem-tower'],
      ['carmo-convent', 'chiado', 'rossio-square'],
    ] as const;
    expect(regrouped('', ...days)).toEqual(days.map((ids) => ids.toSorted((a, b) => a.localeCompare(b))));
  });
});
