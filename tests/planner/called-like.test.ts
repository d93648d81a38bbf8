import { describe, expect, it } from 'vitest';
import { readIntent } from '#planner/intent/intent.ts';
import { refusalsOf } from '#planner/intent/refusals.ts';
import { understand } from '#planner/intent/understood.ts';
import { aDestination, aTripRequest } from '../support/trips.ts';

const dates = { start: '2027-05-11', end: '2027-05-13' };
const refusedIn = (id: string, preferences: string) =>
  readIntent(aTripRequest({ destination: id, dates, preferences }), aDestination(id)).refused;

describe('what carries the name of a place that is known or refused (record 106)', () => {
  it('is known with it', () => {
    const refused = refusedIn('vienna', 'Schönbrunn ya lo vimos hace años');
    expect(refused.has('schonbrunn-palace')).toBe(true);
    expect(refused.has('schonbrunn-gardens-and-gloriette')).toBe(true);
  });

  it('is still seen where it was named itself', () => {
    const preferences = 'Schönbrunn ya lo vimos hace años. Schönbrunn Zoo on the second day';
    const vienna = aDestination('vienna');
    const { wishes } = understand({ preferences, dates, wishes: undefined }, vienna);
    const { named } = refusalsOf(wishes, vienna, preferences);
    expect([...named].sort()).toEqual(['schonbrunn-gardens-and-gloriette', 'schonbrunn-palace']);
  });

  it('is known by the whole of what was said: the tower is not its quarter', () => {
    const refused = refusedIn('istanbul', 'we have seen the Galata Tower');
    expect(refused.has('galata-tower')).toBe(true);
    expect(refused.has('galata-bridge')).toBe(false);
  });

  it('is no table of who has seen it, and none of who wants to keep away', () => {
    expect(refusedIn('new-york', 'no times square').has('los-tacos-no-1')).toBe(true);
    expect(refusedIn('new-york', 'seen times square').has('los-tacos-no-1')).toBe(false);
  });

  it('is nothing where only a sort was said: "the castle"', () => {
    expect([...refusedIn('edinburgh', 'skip the castle')]).toEqual(['edinburgh-castle']);
  });
});
