import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Settings } from '#contract/settings.ts';
import { i18next, loadScreenTexts, startI18n } from '#src/i18n/i18n.ts';

const settings: Settings = {
  anonymousPlansPerDay: 3,
  betaFree: true,
  prices: { plan: 100, replan: 50, map: 0, pdf: 0 },
  testCheckout: false,
  photos: false,
  map: { ground: { engine: 'drawn' }, areas: false },
  geocoding: false,
  destinations: [],
};

beforeAll(async () => {
  localStorage.setItem('language', 'en');
  await startI18n();
  await loadScreenTexts('howItWorks');
});
afterEach(cleanup);

/** Home and the questions as they are drawn anew on a device that knows these settings (null: none yet). */
async function open(known: Settings | null): Promise<string> {
  localStorage.setItem('settings', JSON.stringify(known));
  // What reads them does so once, and other tests may have brought it already.
  vi.resetModules();
  const { Hero } = await import('#src/screens/home/Hero.tsx');
  const { ClosingCall } = await import('#src/screens/home/ClosingCall.tsx');
  const { Questions } = await import('#src/screens/how-it-works/Questions.tsx');
  render(
    <I18nextProvider i18n={i18next}>
      <MemoryRouter>
        <Hero />
        <ClosingCall />
        <Questions />
      </MemoryRouter>
    </I18nextProvider>,
  );
  return document.body.textContent;
}

describe('that planning is free (D7)', () => {
  it('is said while the operator takes nothing', async () => {
    await open(settings);
    expect(screen.getByText('Is Periplo free?')).toBeTruthy();
  });

  it.each([
    ['plans are charged', { ...settings, betaFree: false }],
    ['that is not known yet', null],
  ])('is said nowhere where %s', async (_, known) => {
    expect(await open(known)).not.toMatch(/\bfree\b/i);
    expect(screen.getByText('What does planning cost?')).toBeTruthy();
  });
});
