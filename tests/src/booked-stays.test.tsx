import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { beforeAll, expect, it } from 'vitest';
import { bookedStops } from '#domain/trip/booked-stops.ts';
import { emptySelection } from '#domain/trip/selection.ts';
import { i18next, loadScreenTexts, startI18n } from '#src/i18n/i18n.ts';
import { DaySection } from '#src/trip-view/DaySection.tsx';
import { aTripWithABookedStop } from '../support/booked-trips.ts';

beforeAll(async () => {
  localStorage.setItem('language', 'en');
  await startI18n();
  await loadScreenTexts('tripEdit');
});

it('what is booked says that it stays, where everything else of its day may be chosen', () => {
  const trip = aTripWithABookedStop();
  const [, day] = trip.days;
  if (!day) throw new Error('it has a second day');
  const selecting = {
    selection: emptySelection,
    staying: bookedStops(trip),
    onToggleDay: () => undefined,
    onToggleActivity: () => undefined,
  };
  render(
    <I18nextProvider i18n={i18next}>
      <DaySection day={day} date="2027-03-16" destination="Rome" paidAt={new Map()} selecting={selecting} />
    </I18nextProvider>,
  );
  expect(screen.getByText('Booked: it stays')).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'Replace Colosseum' })).toBeNull();
  // All stops but one, and the day.
  expect(screen.getAllByRole('checkbox')).toHaveLength(day.activities.length);
});
