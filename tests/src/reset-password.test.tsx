import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18next, loadScreenTexts, startI18n } from '#src/i18n/i18n.ts';
import ForgotPasswordScreen from '#src/screens/forgot-password/ForgotPasswordScreen.tsx';
import ForgotPasswordSentScreen from '#src/screens/forgot-password-sent/ForgotPasswordSentScreen.tsx';
import LoginScreen from '#src/screens/login/LoginScreen.tsx';
import ResetPasswordScreen from '#src/screens/reset-password/ResetPasswordScreen.tsx';
import VerifyEmailScreen from '#src/screens/verify-email/VerifyEmailScreen.tsx';
import { type FakeAnswer, fakeApi, refused, type SentRequest } from '../support/fake-api.ts';

const PASSWORD = 'a calm sea and a good wind';
const sent: SentRequest[] = [];
let answer: () => FakeAnswer;

function Where() {
  const { pathname, search } = useLocation();
  return <p data-testid="where">{`${pathname}${search}`}</p>;
}

function open(at: string) {
  render(
    <I18nextProvider i18n={i18next}>
      <MemoryRouter initialEntries={[at]}>
        <Where />
        <Routes>
          <Route path="/login" element={<LoginScreen />} />
          <Route path="/forgot-password" element={<ForgotPasswordScreen />} />
          <Route path="/forgot-password/sent" element={<ForgotPasswordSentScreen />} />
          <Route path="/reset-password" element={<ResetPasswordScreen />} />
          <Route path="/verify-email" element={<VerifyEmailScreen />} />
        </Routes>
      </MemoryRouter>
    </I18nextProvider>,
  );
  return userEvent.setup();
}

const where = () => screen.getByTestId('where').textContent;

beforeAll(async () => {
  localStorage.setItem('language', 'en');
  await startI18n();
  await loadScreenTexts('auth', 'forgotPassword');
});
beforeEach(() => {
  sent.length = 0;
  fakeApi((request) => {
    sent.push(request);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a forgotten password', () => {
  it('is asked for with an address and leads to the page that says so', async () => {
    answer = () => [200, { accepted: true }];
    const user = open('/forgot-password');
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
    expect(screen.getByText('This field is needed')).toBeTruthy();
    expect(sent).toEqual([]);
    await user.type(screen.getByLabelText('Email'), 'ada@example.org');
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
    await screen.findByText('If the email exists, you will receive a link to reset your password');
    expect(where()).toBe('/forgot-password/sent');
    expect(sent).toEqual([{ what: 'POST /api/auth/forgot-password', body: { email: 'ada@example.org' } }]);
    expect(screen.getByRole('link', { name: 'Back to sign in' }).getAttribute('href')).toBe('/login');
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/forgot-password');
    expect(screen.getByText(/spam/)).toBeTruthy();
  });

  it('says that something went wrong and keeps what was typed', async () => {
    answer = () => refused('INTERNAL', 500);
    const user = open('/forgot-password');
    await user.type(screen.getByLabelText('Email'), 'ada@example.org');
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
    expect((await screen.findByRole('alert')).textContent).toBe('An error has occurred. Please try again later.');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.org');
  });
});

describe('a new password', () => {
  const fill = async (user: ReturnType<typeof userEvent.setup>, password: string, again: string) => {
    await user.type(screen.getByLabelText('New password'), password);
    await user.type(screen.getByLabelText('Repeat the password'), again);
    await user.click(screen.getByRole('button', { name: 'Save the new password' }));
  };

  it('takes the token from the address, out of the address bar, and leads to the login with good news', async () => {
    answer = () => [200, { changed: true }];
    const user = open('/reset-password?token=secret-token');
    await vi.waitFor(() => expect(where()).toBe('/reset-password'));
    await fill(user, PASSWORD, PASSWORD);
    await screen.findByText('Your password has been changed. Sign in with the new one.');
    expect(where()).toBe('/login');
    expect(sent).toEqual([
      { what: 'POST /api/auth/reset-password', body: { token: 'secret-token', new_password: PASSWORD } },
    ]);
  });

  it.each(['/reset-password', '/reset-password?token='])('needs a token: %s', (at) => {
    open(at);
    expect(screen.getByText('Invalid or expired reset link')).toBeTruthy();
    expect(screen.queryByLabelText('New password')).toBeNull();
  });

  it('has to be typed twice alike', async () => {
    const user = open('/reset-password?token=t');
    await fill(user, PASSWORD, `${PASSWORD}!`);
    expect(screen.getByText('Passwords do not match')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('follows the rules of passwords', async () => {
    const user = open('/reset-password?token=t');
    await fill(user, 'password1234', 'password1234');
    expect(screen.getByText('This password is too common')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('says when the link is used or too old, with the way to a new one', async () => {
    answer = () => refused('INVALID_TOKEN', 400);
    const user = open('/reset-password?token=t');
    await fill(user, PASSWORD, PASSWORD);
    await screen.findByText('Invalid or expired reset link');
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/forgot-password');
  });

  it('says when it could not be saved, and can be sent again', async () => {
    answer = () => refused('INTERNAL', 500);
    const user = open('/reset-password?token=t');
    await fill(user, PASSWORD, PASSWORD);
    expect((await screen.findByRole('alert')).textContent).toContain('Error resetting password');
    answer = () => [200, { changed: true }];
    await user.click(screen.getByRole('button', { name: 'Save the new password' }));
    await vi.waitFor(() => expect(where()).toBe('/login'));
  });
});

describe('the link that confirms an address', () => {
  it('is used once and leaves the address bar', async () => {
    answer = () => [200, { verified: true }];
    open('/verify-email?token=abc');
    await screen.findByText('Your address is confirmed');
    expect(where()).toBe('/verify-email');
    expect(sent).toEqual([{ what: 'POST /api/auth/verify-email', body: { token: 'abc' } }]);
  });

  it('says when it does not work any more', async () => {
    answer = () => refused('INVALID_TOKEN', 400);
    open('/verify-email?token=old');
    expect(await screen.findByText('Invalid or expired link')).toBeTruthy();
  });
});
