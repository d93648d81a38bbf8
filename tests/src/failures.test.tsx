import { act, cleanup, render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { useSync } from '#src/data/sync-state.ts';
import { i18next, startI18n } from '#src/i18n/i18n.ts';
import { Layout } from '#src/layout/Layout.tsx';
import { useSession } from '#src/session/session.ts';
import { useToasts } from '#src/ui/toast-store.ts';

function Failing({ error }: { readonly error: unknown }): never {
  throw error;
}

function open(element: React.ReactNode) {
  // React tells the console of every error that a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <I18nextProvider i18n={i18next}>
      <MemoryRouter initialEntries={['/my-trips']}>
        <Layout>{element}</Layout>
      </MemoryRouter>
    </I18nextProvider>,
  );
}

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

beforeAll(async () => {
  localStorage.setItem('language', 'en');
  await startI18n();
  useSession.setState({ state: 'anonymous' }, true);
  // React's `act` never ends when it meets a part of the layout whose code has come and has not been told of yet.
  open(<p>a screen</p>);
  await vi.dynamicImportSettled();
  await act(async () => undefined);
  cleanup();
});
afterEach(() => {
  vi.restoreAllMocks();
  useToasts.setState({ messages: [] });
});

describe('a screen that fails says what happened (15.11)', () => {
  it.each([
    [named('DatabaseClosedError', 'closed'), 'This device cannot read its storage'],
    [named('OpenFailedError', 'UnknownError no storage'), 'This device cannot read its storage'],
    [new DOMException('denied', 'SecurityError'), 'This device cannot read its storage'],
    [
      new TypeError('Failed to fetch dynamically imported module: /assets/a.js'),
      'A part of the page could not be loaded',
    ],
    [
      new TypeError('error loading dynamically imported module: /assets/a.js'),
      'A part of the page could not be loaded',
    ],
    [new TypeError('Importing a module script failed.'), 'A part of the page could not be loaded'],
    [new TypeError("Cannot read properties of undefined (reading 'days')"), 'Something went wrong on this screen'],
    ['a thrown word', 'Something went wrong on this screen'],
  ])('%s', (error, title) => {
    open(<Failing error={error} />);
    const said = within(screen.getByRole('main'));
    expect(said.getByRole('alert')).toHaveProperty('textContent', expect.stringContaining(title));
    expect(said.getByRole('button', { name: 'Try again' })).toBeDefined();
    expect(screen.getByRole('banner')).toBeDefined();
  });
});

describe('what the server refused after it was kept (15.11)', () => {
  it.each([
    ['a trip', '0c6f9d1e-3f0b-4a51-9a58-0b6f4f1d2c3e'],
    ['the profile', null],
  ])('is told once, with the way there: %s', (_, tripId) => {
    open(<p>a screen</p>);
    act(() => useSync.setState({ refused: { tripId } }));
    const { messages } = useToasts.getState();
    expect(messages.map(({ tone, text }) => [tone, text])).toEqual([
      ['error', 'The server did not accept a change. It is kept on this device.'],
    ]);
    expect(messages[0]?.action?.label).toBe('See it');
    expect(useSync.getState().refused).toBeNull();
  });
});
