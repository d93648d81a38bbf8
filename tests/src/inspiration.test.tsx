import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import type { InspirationCard } from '#contract/inspiration.ts';
import { Problem, type ProblemCode } from '#domain/problem.ts';
import { i18next, loadScreenTexts, startI18n } from '#src/i18n/i18n.ts';
import { filterInspiration, noFilter } from '#src/screens/inspiration/filter.ts';
import InspirationScreen from '#src/screens/inspiration/InspirationScreen.tsx';

function card(id: string, change: Partial<InspirationCard>): InspirationCard {
  return {
    id,
    by: 'periplo',
    title: id,
    intro: 'An intro',
    destination: id,
    destinationId: id,
    days: 3,
    month: 5,
    categories: ['food'],
    budget: 'moderate',
    landscape: 'city',
    totalPerPerson: 120.5,
    summary: 'A summary',
    ...change,
  };
}

const cards = [
  card('cordoba', { destination: 'Córdoba', days: 2, month: 12, budget: 'economic', categories: ['history'] }),
  card('rome', { days: 4, month: 2, categories: ['history', 'food'] }),
  card('maldives', { days: 7, month: 6, budget: 'luxury', categories: ['beach'] }),
];
const ids = (filter: Partial<typeof noFilter>) =>
  filterInspiration(cards, { ...noFilter, ...filter }).map(({ id }) => id);

const call = vi.hoisted(() => vi.fn());
vi.mock('#src/api/call.ts', () => ({ call }));
const serverAnswers = () =>
  call.mockImplementation(({ path }: Endpoint) =>
    path === '/api/trips/inspiration' ? Promise.resolve(cards) : Promise.reject(new Problem('NOT_FOUND', path)),
  );
const serverRefuses = (code: ProblemCode) => call.mockImplementation(() => Promise.reject(new Problem(code, 'no')));

function open() {
  render(
    <I18nextProvider i18n={i18next}>
      <MemoryRouter>
        <InspirationScreen />
      </MemoryRouter>
    </I18nextProvider>,
  );
  return userEvent.setup();
}
const shown = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

beforeEach(async () => {
  localStorage.setItem('language', 'en');
  await startI18n();
  await loadScreenTexts('inspiration');
});

describe('inspiration trips', () => {
  it('are found without accents and in any case', () => {
    expect(ids({ text: ' CORDO ' })).toEqual(['cordoba']);
    expect(ids({ text: 'nowhere' })).toEqual([]);
    expect(ids({})).toHaveLength(3);
  });

  it('are narrowed by interest, length, budget and season, all together', () => {
    expect(ids({ category: 'history' })).toEqual(['cordoba', 'rome']);
    expect(ids({ length: 'weekend' })).toEqual(['cordoba']);
    expect(ids({ length: 'short' })).toEqual(['rome']);
    expect(ids({ length: 'week' })).toEqual(['maldives']);
    expect(ids({ budget: 'luxury' })).toEqual(['maldives']);
    expect(ids({ quarter: 'decToFeb' })).toEqual(['cordoba', 'rome']);
    expect(ids({ quarter: 'decToFeb', budget: 'moderate' })).toEqual(['rome']);
  });
});

describe('the inspiration screen', () => {
  it('shows what the filters leave, says how many, and gives a way back from none', async () => {
    serverAnswers();
    const user = open();
    await screen.findByRole('link', { name: 'rome' });
    expect(screen.getByText('3 trips')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Interest'), 'History');
    expect(shown()).toEqual(['cordoba', 'rome']);
    await user.selectOptions(screen.getByLabelText('Budget'), 'Luxury');
    expect(shown()).toEqual(['No trip like that yet']);
    await user.click(screen.getByRole('button', { name: 'Show all trips' }));
    expect(shown()).toHaveLength(3);
    const [first] = screen.getAllByRole('listitem');
    expect(
      within(first as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/trips/inspiration-cordoba');
  });

  it('opens with what it saw last time when nobody answers', async () => {
    localStorage.setItem('inspiration.en', JSON.stringify(cards));
    serverRefuses('NO_RESPONSE');
    open();
    expect(shown()).toHaveLength(3);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(shown()).toHaveLength(3);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that the trips could not be loaded and tries again', async () => {
    serverRefuses('INTERNAL');
    const user = open();
    expect((await screen.findByRole('alert')).textContent).toContain('The trips could not be loaded');
    serverAnswers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: 'rome' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
