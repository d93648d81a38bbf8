import { describe, expect, it } from 'vitest';
import type { Moment } from '#domain/trip/booking.ts';
import { hasZone, instantOf, onClocksOf } from '#domain/trip/moments.ts';

const at = (zone: string, date: string, hours: number, minutes = 0): Moment => ({
  date,
  time: hours * 60 + minutes,
  zone,
});
const utc = (moment: Moment) => {
  const instant = instantOf(moment);
  return instant === null ? null : new Date(instant).toISOString().slice(0, 16);
};

describe('moments', () => {
  it.each([
    [at('Europe/Madrid', '2027-01-10', 14, 30), '2027-01-10T13:30'],
    [at('Europe/Madrid', '2027-07-10', 14, 30), '2027-07-10T12:30'],
    [at('Asia/Tokyo', '2027-07-10', 0, 5), '2027-07-09T15:05'],
    // The night on which clocks go forward has no 02:30: it is 03:30.
    [at('Europe/Madrid', '2027-03-28', 2, 30), '2027-03-28T01:30'],
    [at('Europe/Madrid', '2027-03-28', 1, 59), '2027-03-28T00:59'],
    [at('Europe/Madrid', '2027-03-28', 3, 0), '2027-03-28T01:00'],
    // The night on which they go back has 02:30 twice: the first is meant.
    [at('Europe/Madrid', '2027-10-31', 2, 30), '2027-10-31T00:30'],
    [at('Europe/Madrid', '2027-10-31', 3, 0), '2027-10-31T02:00'],
    [at('America/New_York', '2027-03-14', 2, 30), '2027-03-14T07:30'],
    [at('Asia/Kathmandu', '2027-05-01', 5, 45), '2027-05-01T00:00'],
  ])('%j is %s', (moment, expected) => {
    expect(utc(moment)).toBe(expected);
  });

  it.each([
    [at('America/New_York', '2027-07-10', 22, 0), 'Europe/Rome', { date: '2027-07-11', time: 240 }],
    [at('Asia/Tokyo', '2027-07-10', 1, 0), 'America/Los_Angeles', { date: '2027-07-09', time: 540 }],
    [at('Europe/Madrid', '2027-03-28', 12, 0), 'Europe/London', { date: '2027-03-28', time: 660 }],
    [at('Europe/Madrid', '2027-03-28', 12, 0), 'Europe/Madrid', { date: '2027-03-28', time: 720 }],
    [at('Mars/Olympus', '2027-03-28', 12, 0), 'Europe/Madrid', { date: '2027-03-28', time: 720 }],
    [{ ...at('Asia/Tokyo', '2027-07-10', 0), time: null }, 'Europe/Rome', { date: '2027-07-10', time: null }],
  ])('%j on the clocks of %s', (moment, zone, expected) => {
    expect(onClocksOf(moment, zone)).toEqual(expected);
  });

  it('says which zones it knows', () => {
    expect([hasZone('Europe/Madrid'), hasZone('UTC'), hasZone('Mars/Olympus')]).toEqual([true, true, false]);
    expect(utc(at('Mars/Olympus', '2027-03-28', 12))).toBeNull();
  });
});
