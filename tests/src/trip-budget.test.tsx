import { render, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { newBooking } from '#domain/trip/booking.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { loadScreenTexts, startI18n } from '#src/i18n/i18n.ts';
import { TripBudget } from '#src/trip-view/TripBudget.tsx';
import { aTrip } from '../support/trips.ts';

beforeAll(async () => {
  await startI18n('en');
  await loadScreenTexts();
});

const rates = [{ date: '2026-11-20', perEuro: { USD: 1.2 } }];
const flight = newBooking({
  id: crypto.randomUUID(),
  kind: 'flight',
  leg: 'in',
  start: { date: '2027-03-15', time: 600, zone: 'Europe/Rome' },
  price: { cents: 120_00, currency: 'USD' },
});

/** The terms of the section and what is said of each. */
function told(trip: Trip): Map<string, string[]> {
  render(<TripBudget trip={trip} rates={rates} />);
  const section = screen.getByRole('region', { name: 'Budget' });
  const terms = within(section).getAllByRole('term');
  return new Map(
    terms.map((term) => {
      const about = [...(term.parentElement?.querySelectorAll('dd') ?? [])].map((one) => one.textContent);
      return [term.textContent, about];
    }),
  );
}

it('the budget on the screen is a list of terms, with the day of every rate and what is not in it', () => {
  const lines = told({ ...aTrip(), fares: { single: 150, day: 700 }, bookings: [flight] });
  expect([...lines.keys()]).toEqual([
    'Visits and tickets',
    'Meals',
    'Local transport',
    'Flight',
    'Everybody together',
    'Visits and meals, per adult',
  ]);
  expect(lines.get('Flight')).toEqual(['€100', '$120 ≈ €100, rate of 20 November 2026']);
  expect(lines.get('Local transport')?.[0]).toMatch(/^about €\d/);
  expect(screen.getByText('Not included: lodging.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Booked' })).toBeTruthy();
});

it('a trip of before says that local transport is not counted', () => {
  const lines = told({ ...aTrip(), fares: null, bookings: null });
  expect([...lines.keys()]).not.toContain('Local transport');
  expect(screen.queryByRole('heading', { name: 'Booked' })).toBeNull();
  expect(screen.getByText('Not included: the journey there and back, lodging, local transport.')).toBeTruthy();
});
