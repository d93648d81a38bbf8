import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TripDates } from '#domain/trip/dates.ts';
import { DateRange } from '#src/ui/DateRange.tsx';
import { formatDay, withDay } from '#src/ui/date-range.ts';
import { focusFirstError } from '#src/ui/focus-first-error.ts';

const labels = {
  start: 'Start date',
  end: 'End date',
  choose: 'Choose a day',
  calendar: 'Days of the trip',
  pickStart: 'Choose the first day',
  pickEnd: 'Choose the last day',
  clear: 'Clear',
};

function Dates({ language, error, ...first }: TripDates & { readonly language: 'en' | 'es'; readonly error?: string }) {
  const [dates, setDates] = useState<TripDates>(first);
  return (
    <DateRange
      {...dates}
      min="2031-03-10"
      maxNights={7}
      language={language}
      labels={labels}
      errors={{ end: error }}
      onChange={setDates}
    />
  );
}

function onWideScreen() {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
}

function open(dates: Partial<TripDates> = {}, language: 'en' | 'es' = 'en') {
  render(<Dates start="" end="" {...dates} language={language} />);
  return userEvent.setup();
}

const button = (name: RegExp) => screen.getByRole('button', { name });
const day = (name: RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });

// On a busy machine the first load takes longer than a query waits.
beforeAll(() => import('#src/ui/DatePopover.tsx').then(() => undefined));
afterEach(() => vi.unstubAllGlobals());

describe('a pressed day', () => {
  const chosen = { start: '2031-03-12', end: '2031-03-15' };
  it.each([
    ['a start clears the end', chosen, 'start', '2031-03-13', { start: '2031-03-13', end: '' }],
    ['an end ends', { start: '2031-03-12', end: '' }, 'end', '2031-03-14', { start: '2031-03-12', end: '2031-03-14' }],
    ['an end on the first day', chosen, 'end', '2031-03-12', { start: '2031-03-12', end: '2031-03-12' }],
    ['an end before the start is a start', chosen, 'end', '2031-03-11', { start: '2031-03-11', end: '' }],
    [
      'an end without a start is a start',
      { start: '', end: '' },
      'end',
      '2031-03-11',
      { start: '2031-03-11', end: '' },
    ],
  ] as const)('%s', (_, dates, edge, pressed, result) => {
    expect(withDay(dates, edge, pressed)).toEqual(result);
  });

  it('is written in the manner of the language', () => {
    expect(formatDay('2031-03-12', 'en')).toBe('Wed, 12 Mar 2031');
    expect(formatDay('2031-03-12', 'es')).toBe('mié, 12 mar 2031');
    expect(formatDay('2031-02-30', 'en')).toBeNull();
  });
});

describe('a date range on a phone', () => {
  it('is two date inputs with limits', async () => {
    const user = open({ start: '2031-03-12', end: '2031-03-15' });
    const start = screen.getByLabelText<HTMLInputElement>('Start date');
    const end = screen.getByLabelText<HTMLInputElement>('End date');
    expect([start.type, start.min]).toEqual(['date', '2031-03-10']);
    expect([end.min, end.max]).toEqual(['2031-03-12', '2031-03-19']);
    await user.clear(start);
    await user.type(start, '2031-03-20');
    expect(end.value).toBe('');
    expect(end.max).toBe('2031-03-27');
  });
});

describe('a date range on a wide screen', () => {
  it('leads from the start to the end and gives the focus back', async () => {
    onWideScreen();
    const user = open();
    await user.click(button(/Start date/));
    expect(await screen.findByText('Choose the first day')).toBeTruthy();
    expect((await day(/Sunday, 9 March 2031/)).disabled).toBe(true);
    await user.click(await day(/Wednesday, 12 March 2031/));
    expect(screen.getByText('Choose the last day')).toBeTruthy();
    expect((await day(/Wednesday, 19 March 2031/)).disabled).toBe(false);
    expect((await day(/Thursday, 20 March 2031/)).disabled).toBe(true);
    await user.click(await day(/Saturday, 15 March 2031/));
    expect(screen.queryByRole('dialog')).toBeNull();
    const end = button(/End date Sat, 15 Mar 2031/);
    expect(button(/Start date Wed, 12 Mar 2031/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(end));
  });

  it('works by keyboard alone, in Spanish', async () => {
    onWideScreen();
    const user = open({ start: '2031-03-12', end: '2031-03-13' }, 'es');
    button(/Start date/).focus();
    await user.keyboard('{Enter}');
    const first = await day(/miércoles, 12 de marzo de 2031/);
    await waitFor(() => expect(document.activeElement).toBe(first));
    await user.keyboard('{ArrowDown}{Enter}{ArrowRight}{Enter}');
    expect(button(/Start date mié, 19 mar 2031/)).toBeTruthy();
    expect(button(/End date jue, 20 mar 2031/)).toBeTruthy();
  });

  it('opens on the end that was chosen, in sight of the start in the month before', async () => {
    onWideScreen();
    const user = open({ start: '2031-03-28', end: '2031-04-04' });
    await user.click(button(/^End date/));
    await waitFor(() =>
      expect(document.activeElement?.closest('[data-day]')?.getAttribute('data-day')).toBe('2031-04-04'),
    );
    expect(screen.getAllByText(/^(March|April) 2031$/).map(({ textContent }) => textContent)).toEqual([
      'March 2031',
      'April 2031',
    ]);
  });

  it('closes with Escape, changes nothing, and clears when asked', async () => {
    onWideScreen();
    const user = open({ start: '2031-03-12', end: '2031-03-13' });
    await user.click(button(/End date/));
    await screen.findByRole('dialog', { name: 'Days of the trip' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button(/End date Thu, 13 Mar 2031/)));
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Clear' }));
    expect(button(/Start date Choose a day/)).toBeTruthy();
  });

  it('is found as the first error', async () => {
    onWideScreen();
    const { container } = render(<Dates start="" end="" language="en" error="Too long" />);
    focusFirstError(container);
    await waitFor(() => expect(document.activeElement).toBe(button(/End date/)));
  });
});
