import { render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18next, loadScreenTexts, startI18n } from '#src/i18n/i18n.ts';
import { HeroPictures } from '#src/screens/home/HeroPictures.tsx';
import HomeScreen from '#src/screens/home/HomeScreen.tsx';
import { sceneLoaders, sceneNames, shuffled } from '#src/screens/home/hero-scenes.ts';

/** Answers with these numbers in turn. */
const inTurn = (numbers: readonly number[]) => {
  const rest = [...numbers];
  return () => rest.shift() ?? 0;
};

function open(element: React.ReactNode) {
  render(
    <I18nextProvider i18n={i18next}>
      <MemoryRouter>{element}</MemoryRouter>
    </I18nextProvider>,
  );
}

function onScreenOf(wide: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: wide && query.includes('min-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

beforeAll(async () => {
  localStorage.setItem('language', 'en');
  await startI18n();
  await loadScreenTexts();
});
afterEach(() => vi.unstubAllGlobals());

describe('the order of the drawings', () => {
  it('follows the random numbers and keeps every drawing', () => {
    expect(shuffled(sceneNames, () => 0)).toEqual(sceneNames);
    expect(shuffled(sceneNames, () => 0.999)).toEqual([...sceneNames].reverse());
    expect(shuffled(sceneNames, inTurn([0.9, 0.5, 0, 0.7, 0]))).toEqual([
      'santander',
      'maldives',
      'japan',
      'rome',
      'chiangMai',
    ]);
  });

  it('makes every order equally likely', () => {
    const orders = [0.1, 0.5, 0.9].flatMap((first) =>
      [0.2, 0.8].map((second) => shuffled(['a', 'b', 'c'], inTurn([first, second])).join('')),
    );
    expect(new Set(orders).size).toBe(6);
  });

  it('leaves the list it was given alone', () => {
    const given = ['a', 'b', 'c'];
    shuffled(given, () => 0.9);
    expect(given).toEqual(['a', 'b', 'c']);
  });

  it('has a drawing for every name', async () => {
    const scenes = await Promise.all(sceneNames.map((name) => sceneLoaders[name]()));
    expect(new Set(scenes).size).toBe(5);
  });
});

describe('the pictures of the hero', () => {
  it('are one on a phone: the first of the order', async () => {
    open(<HeroPictures random={() => 0.999} />);
    expect(screen.getAllByRole('img')).toHaveLength(1);
    expect(screen.getByRole('img', { name: /Magdalena palace/ })).toBeTruthy();
    expect(screen.getByText('Santander')).toBeTruthy();
    await vi.waitFor(() => expect(screen.getByRole('img').querySelector('path')).not.toBeNull());
  });

  it('are a carousel of five from 768 pixels, in the order', async () => {
    onScreenOf(true);
    open(<HeroPictures random={inTurn([0.9, 0.5, 0, 0.7, 0])} />);
    const carousel = await screen.findByRole('region', { name: 'Drawings of five destinations' });
    const captions = within(carousel)
      .getAllByRole('figure')
      .map((figure) => figure.querySelector('figcaption')?.firstChild?.textContent);
    expect(captions).toEqual(['Santander', 'Maldives', 'Japan', 'Rome', 'Chiang\u00a0Mai']);
  });
});

describe('the home page', () => {
  it('offers both ways to begin, at the top and again at the end', () => {
    open(<HomeScreen />);
    const targets = (name: string) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
    expect(targets('Plan My Trip')).toEqual(['/plan-trip', '/plan-trip']);
    expect(targets('Explore Destinations')).toEqual(['/inspiration', '/inspiration']);
  });

  it('shows four figures', () => {
    open(<HomeScreen />);
    const figures = ['destinations', 'airports, stations and ports', 'checks for every plan'].map(
      (text) => screen.getByText(text).nextElementSibling?.textContent,
    );
    expect(figures).toEqual(['151', '773', '29']);
  });

  it('compares in a table whose cells name their column and their row', () => {
    open(<HomeScreen />);
    const table = screen.getByRole('table', { name: 'Three ways to plan a trip' });
    const columns = within(table).getAllByRole('columnheader');
    expect(columns.map((header) => header.textContent)).toEqual(['By hand', 'Other apps', 'AI with Periplo']);
    const cells = [...table.querySelectorAll('td[headers]')];
    expect(cells).toHaveLength(18);
    const ids = new Set([...table.querySelectorAll('th')].map(({ id }) => id));
    expect(
      cells.flatMap((cell) => cell.getAttribute('headers')?.split(' ') ?? []).filter((id) => !ids.has(id)),
    ).toEqual([]);
  });
});
