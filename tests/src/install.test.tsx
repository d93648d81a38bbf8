import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readFormDraft } from '#src/data/form-draft.ts';
import { loadScreenTexts, startI18n } from '#src/i18n/i18n.ts';
import { InstallPrompt } from '#src/layout/InstallPrompt.tsx';
import { RoomNotice } from '#src/layout/RoomNotice.tsx';
import { useRoom } from '#src/offline/room.ts';
import { useInstall, watchInstall } from '#src/pwa/install.ts';
import PlanTripScreen from '#src/screens/plan-trip/PlanTripScreen.tsx';

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  await startI18n('en');
  await loadScreenTexts('install');
});
afterEach(() => {
  vi.unstubAllGlobals();
  useInstall.setState({ way: 'none' }, true);
});

describe('installing', () => {
  it('is offered with the offer the browser made, once', async () => {
    watchInstall();
    const prompt = vi.fn<() => Promise<void>>().mockResolvedValue();
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    window.dispatchEvent(offer);
    expect(offer.defaultPrevented).toBe(true);
    const { unmount } = render(<InstallPrompt />);
    await userEvent.click(screen.getByRole('button', { name: 'Install' }));
    expect(prompt).toHaveBeenCalledOnce();
    unmount();
    render(<InstallPrompt />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is explained on an iPhone, where only its user can', () => {
    vi.stubGlobal('navigator', { onLine: true, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)' });
    watchInstall();
    render(<InstallPrompt />);
    expect(screen.getByText(/Add to Home Screen/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
  });

  it('is not mentioned where nobody can', () => {
    watchInstall();
    render(<InstallPrompt />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('a full device says what was given up, until it is read', async () => {
  useRoom.setState({ state: 'made' });
  render(<RoomNotice />);
  expect(screen.getByRole('alert').textContent).toContain('Pictures were removed');
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('what another app shares becomes part of the wish, and nothing typed is lost', async () => {
  const typed = { destination: 'Rome', start: '', end: '', adults: 2, children: 0, categories: [], budget: null };
  localStorage.setItem('planFormDraft', JSON.stringify({ ...typed, preferences: 'no museums' }));
  render(
    <MemoryRouter
      initialEntries={['/plan-trip?title=Trastevere&text=Best+carbonara&url=https%3A%2F%2Fexample.org%2Fa']}
    >
      <PlanTripScreen />
    </MemoryRouter>,
  );
  expect(await screen.findByDisplayValue('Rome')).toBeDefined();
  expect(readFormDraft()).toMatchObject({
    destination: 'Rome',
    preferences: 'no museums\nTrastevere\nBest carbonara\nhttps://example.org/a',
  });
});
