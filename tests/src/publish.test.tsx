import { cleanup, render, screen } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Trip } from '#domain/trip/trip.ts';
import { useSync } from '#src/data/sync-state.ts';
import { i18next, loadScreenTexts, startI18n } from '#src/i18n/i18n.ts';
import { PublishSheet } from '#src/screens/trip/PublishSheet.tsx';
import { type FakeAnswer, fakeApi, refused, type SentRequest } from '../support/fake-api.ts';
import { aTrip } from '../support/trips.ts';

const TITLE = 'Rome by night';
const INTRO = 'Ruins by day, and long dinners where the Romans eat.';

beforeAll(async () => {
  localStorage.setItem('language', 'en');
  await startI18n();
  await loadScreenTexts('publish');
});
let sent: SentRequest[] = [];
let answer: FakeAnswer;
beforeEach(() => {
  sent = [];
  useSync.setState({ reach: 'unknown' });
  fakeApi((request) => {
    if (request.what.startsWith('GET')) return [200, { publication: null }];
    sent.push(request);
    return answer;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function publish(trip: Trip, { title = TITLE, intro = INTRO } = {}): Promise<void> {
  // On a busy machine the sheet's fields are found a moment before the sheet is open to the pointer.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  render(
    <I18nextProvider i18n={i18next}>
      <MemoryRouter>
        <PublishSheet trip={trip} onClose={() => {}} />
      </MemoryRouter>
    </I18nextProvider>,
  );
  await user.type(await screen.findByLabelText('Title'), title);
  await user.type(screen.getByLabelText('What makes it worth copying?'), intro);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
}

describe('publishing a trip', () => {
  it('names the text that keeps it from being public, and what it holds, before anything is sent (15.18)', async () => {
    const trip = aTrip();
    await publish({ ...trip, recommendations: ['Rooms at cheap-rooms.com', 'Take water'] });
    const told = await screen.findByRole('alert');
    expect(told.textContent).toContain('“Rooms at cheap-rooms.com”: It holds a link');
    expect(told.textContent).not.toContain('Take water');
    expect(sent).toEqual([]);
  });

  it('names the text that the server refused (15.18)', async () => {
    const message = 'Call +34 600 123 456';
    const [status, body] = refused('INVALID_INPUT', 400);
    answer = [status, { ...(body as object), fields: [{ field: 'trip.summary', rule: 'publication.phone', message }] }];
    await publish(aTrip());
    expect((await screen.findByRole('alert')).textContent).toContain(`“${message}”: It holds a telephone number`);
  });

  it.each<[string, (trip: Trip) => Partial<Trip>, string]>([
    ['a place we know', () => ({ destinationId: null }), 'not among the destinations we know'],
    ['a budget', () => ({ budget: null }), 'It has no budget.'],
    [
      'a stop of ours on every day',
      ({ days }) => ({
        days: days.map((day, i) =>
          i === 1 ? { ...day, activities: day.activities.map((stop) => ({ ...stop, own: true as const })) } : day,
        ),
      }),
      'Day 2 has no stop but those you added yourself.',
    ],
  ])('names the condition that fails, and no other: %s', async (_, change, line) => {
    const trip = aTrip();
    render(
      <I18nextProvider i18n={i18next}>
        <MemoryRouter>
          <PublishSheet trip={{ ...trip, ...change(trip) }} onClose={() => {}} />
        </MemoryRouter>
      </I18nextProvider>,
    );
    const lines = await screen.findAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([expect.stringContaining(line)]);
  });

  it('says that the address must be confirmed first (15.18)', async () => {
    answer = refused('EMAIL_UNVERIFIED', 403);
    await publish(aTrip());
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Confirm your email address first/);
  });

  it('says what is wrong with the words of its owner (15.18)', async () => {
    await publish(aTrip(), { intro: 'write to me@example.org about it' });
    expect(await screen.findByText('It holds an email address')).toBeDefined();
    expect(sent).toEqual([]);
  });
});
