import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { beforeAll, expect, it } from 'vitest';
import { toWireTrip, wireTripSchema } from '#contract/wire-trip.ts';
import { MAX_LUGGAGE } from '#domain/trip/fields/luggage.ts';
import { i18next, loadScreenTexts, startI18n } from '#src/i18n/i18n.ts';
import type { Editing } from '#src/trip-view/editing.ts';
import { Luggage } from '#src/trip-view/Luggage.tsx';
import { aTrip } from '../support/trips.ts';

const withThings = (count: number) => ({
  ...aTrip(),
  luggage: Array.from({ length: count }, (_, i) => ({ id: crypto.randomUUID(), label: `Thing ${i}`, packed: false })),
});

function show(count: number, change: Editing['change'] = async () => {}): void {
  const trip = withThings(count);
  const editing: Editing = {
    seen: { trip, version: 1 },
    change,
    open: () => {},
    looked: { state: 'impossible' },
  };
  render(
    <I18nextProvider i18n={i18next}>
      <Luggage trip={trip} editing={editing} />
    </I18nextProvider>,
  );
}

beforeAll(async () => {
  localStorage.setItem('language', 'en');
  await startI18n();
  await loadScreenTexts();
});

it('takes one thing more up to what the server takes, and says that it is full', () => {
  show(MAX_LUGGAGE - 1);
  expect(screen.getByPlaceholderText('Something else to pack')).toBeDefined();
  expect(wireTripSchema.safeParse(toWireTrip(withThings(MAX_LUGGAGE))).success).toBe(true);
});

it('offers no field when it is full', () => {
  show(MAX_LUGGAGE);
  expect(screen.queryByPlaceholderText('Something else to pack')).toBeNull();
  expect(screen.getByText('The list is full: it has room for 100 things.')).toBeDefined();
  expect(wireTripSchema.safeParse(toWireTrip(withThings(MAX_LUGGAGE + 1))).success).toBe(false);
});

it('shows a tick at once, however long the disk takes', () => {
  show(1, () => new Promise(() => {}));
  const tick = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Thing 0' });
  fireEvent.click(tick);
  expect(tick.checked).toBe(true);
});
