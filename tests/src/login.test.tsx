import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allowSync, stopSync } from '#src/data/sync.ts';
import { i18next, loadScreenTexts, startI18n } from '#src/i18n/i18n.ts';
import { deleteDatabaseOf } from '#src/offline/database.ts';
import LoginScreen from '#src/screens/login/LoginScreen.tsx';
import { forgetSession } from '#src/session/session.ts';
import { fakeApi } from '../support/fake-api.ts';
import { ada } from '../support/stored-user.ts';

const Where = () => <p data-testid="where">{useLocation().pathname}</p>;

async function signInFrom(state: object | null): Promise<void> {
  const answer = { user: ada, access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 900 };
  fakeApi(({ what }) => [200, what === 'POST /api/auth/token' ? answer : []]);
  render(
    <I18nextProvider i18n={i18next}>
      <MemoryRouter initialEntries={[{ pathname: '/login', state }]}>
        <LoginScreen />
        <Where />
      </MemoryRouter>
    </I18nextProvider>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), ada.email);
  await user.type(screen.getByLabelText('Password'), 'a calm sea and a good wind');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

beforeEach(async () => {
  await startI18n('en');
  await loadScreenTexts('auth');
});
afterEach(async () => {
  await stopSync();
  await deleteDatabaseOf(ada.id);
  forgetSession();
  vi.unstubAllGlobals();
  allowSync();
});

describe('signing in', () => {
  it.each([
    ['from nowhere in particular leads to the own trips', null, '/my-trips'],
    ['that another page asked for leads back there', { returnTo: '/shop' }, '/shop'],
  ])('%s', async (_, state, where) => {
    await signInFrom(state);
    await vi.waitFor(() => expect(screen.getByTestId('where').textContent).toBe(where));
  });
});
