import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { beforeAll, expect, it } from 'vitest';
import type { Day } from '#domain/trip/itinerary.ts';
import { i18next, startI18n } from '#src/i18n/i18n.ts';
import { DaySection } from '#src/trip-view/DaySection.tsx';

const day: Day = {
  id: '00000000-0000-4000-8000-000000000001',
  day: 2,
  summary: 'Gran Vía.',
  weather: null,
  notes: '',
  activities: [],
};
const view = (own: Day) => (
  <I18nextProvider i18n={i18next}>
    <DaySection day={own} date="2027-01-06" destination="Madrid" paidAt={new Map()} />
  </I18nextProvider>
);

beforeAll(async () => {
  localStorage.setItem('language', 'en');
  await startI18n();
});

it('a day says that it is a holiday, and other days say nothing of it', () => {
  const { rerender } = render(view({ ...day, holiday: 'Public holiday: Epiphany.' }));
  expect(screen.getByText('Public holiday: Epiphany.')).toBeTruthy();
  rerender(view(day));
  expect(screen.queryByText(/holiday/)).toBeNull();
});
