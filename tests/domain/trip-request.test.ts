import { describe, expect, it } from 'vitest';
import { categoryIds } from '#domain/trip/category.ts';
import { tripRequestProblems, tripRequestSchema } from '#domain/trip/trip-request.ts';
import { aTripRequest } from '../support/trips.ts';

/** The dotted paths that are refused; empty when the request is accepted. */
function refused(change: Record<string, unknown>): string[] {
  const parsed = tripRequestSchema.safeParse({ ...aTripRequest(), ...change });
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.path.join('.'));
}

describe('a trip request', () => {
  it('comes out as it went in', () => {
    const request = aTripRequest({ preferences: 'Sin prisas', budget: 'luxury', categories: ['art'] });
    expect(tripRequestSchema.parse(request)).toEqual(request);
  });

  it('needs no preferences, budget or categories', () => {
    const { destination, dates, travellers } = aTripRequest();
    expect(tripRequestSchema.parse({ destination, dates, travellers })).toEqual({
      destination,
      dates,
      travellers,
      preferences: '',
      budget: null,
      categories: [],
    });
  });

  it.each(['destination', 'dates', 'travellers'] as const)('needs %s', (field) => {
    const { [field]: _, ...rest } = aTripRequest();
    expect(tripRequestSchema.safeParse(rest).success).toBe(false);
  });

  it.each(categoryIds)('knows the category %s', (id) => {
    expect(refused({ categories: [id] })).toEqual([]);
  });

  it('has at most three categories, each once', () => {
    expect(refused({ categories: ['art', 'food', 'nature'] })).toEqual([]);
    expect(refused({ categories: ['art', 'food', 'nature', 'beach'] })).toEqual(['categories']);
    expect(refused({ categories: ['art', 'food', 'art'] })).toEqual(['categories']);
    expect(refused({ categories: ['opera'] })).toEqual(['categories.0']);
  });

  it.each(['economic', 'moderate', 'luxury', null])('may have the budget %s', (budget) => {
    expect(refused({ budget })).toEqual([]);
  });

  it.each(['Medium', 'Economic', '', 3])('may not have the budget %j', (budget) => {
    expect(refused({ budget })).toEqual(['budget']);
  });

  it('holds texts up to their length and not one character more', () => {
    expect(refused({ destination: 'a'.repeat(120) })).toEqual([]);
    expect(refused({ destination: 'a'.repeat(121) })).toEqual(['destination']);
    expect(refused({ preferences: 'a'.repeat(2000) })).toEqual([]);
    expect(refused({ preferences: 'a'.repeat(2001) })).toEqual(['preferences']);
  });

  it.each(['', ' ', '\t\n'])('has a destination, and %j is none', (destination) => {
    expect(refused({ destination })).toEqual(['destination']);
  });

  it('has no keys that nobody knows, at no level', () => {
    expect(tripRequestSchema.safeParse({ ...aTripRequest(), isAdmin: true }).success).toBe(false);
    const { dates, travellers } = aTripRequest();
    expect(refused({ dates: { ...dates, zone: 'UTC' } })).toEqual(['dates']);
    expect(refused({ travellers: { ...travellers, pets: 1 } })).toEqual(['travellers']);
  });
});

describe('the problems of a request', () => {
  const dates = { start: '2027-03-15', end: '2027-03-17' };

  it('are none when it may be planned', () => {
    expect(tripRequestProblems({ destination: 'Rome', dates }, '2027-03-15')).toEqual([]);
  });

  it('name the field and the rule, in the order of the form', () => {
    expect(tripRequestProblems({ destination: ' ', dates }, '2027-03-16')).toEqual([
      { field: 'destination', rule: 'destinationRequired' },
      { field: 'dates.start', rule: 'startInPast' },
    ]);
    expect(tripRequestProblems({ destination: 'Rome', dates: { ...dates, end: '' } }, '2027-03-15')).toEqual([
      { field: 'dates.end', rule: 'datesRequired' },
    ]);
  });
});
