import { describe, expect, it } from 'vitest';
import { checkTrip } from '#planner/check/check.ts';
import { readIntent } from '#planner/intent/intent.ts';
import { injections, ownTexts } from '../support/injections.ts';
import { aDestination, aTrip, aTripRequest } from '../support/trips.ts';
import { inTurn } from '../support/turn.ts';

const rome = aDestination();
const dates = { start: '2027-03-15', end: '2027-03-15' };

describe('a wish that is an attack', () => {
  it('comes in more than two hundred forms, in both languages', () => {
    expect(new Set(injections.map(({ text }) => text)).size).toBeGreaterThanOrEqual(200);
  });

  it('gives a plan like any other: it passes every check and repeats nothing', { timeout: 120_000 }, () => {
    const planned = inTurn(injections, 5);
    for (const { text } of planned) {
      const trip = aTrip({ dates, preferences: text });
      expect(checkTrip(trip, { destination: rome }), text).toEqual([]);
      expect(ownTexts(trip), text).not.toMatch(/zorblax|xalbroz/i);
    }
  });

  it('invents no place that must be seen', () => {
    for (const { text } of injections) {
      for (const id of readIntent(aTripRequest({ preferences: text }), rome).mustSee) {
        expect(rome.byId.has(id), text).toBe(true);
      }
    }
  });
});
