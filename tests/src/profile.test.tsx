import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Profile } from '#domain/account/profile.ts';
import { i18next, loadScreenTexts, startI18n } from '#src/i18n/i18n.ts';
import ProfileScreen from '#src/screens/profile/ProfileScreen.tsx';
import { beginSession, readTokens, useSession } from '#src/session/session.ts';
import { brokenDisk } from '../support/broken-disk.ts';
import { type FakeAnswer, fakeApi, refused, type SentRequest } from '../support/fake-api.ts';
import { ada } from '../support/stored-user.ts';

const profile: Profile = {
  ...ada,
  userFrom: null,
  emailVerified: false,
  language: 'en',
  preferences: { categories: ['food'], budget: null, travellers: null, notes: '' },
  profiling: true,
  commercialMail: true,
  memberSince: '2026-11-20T12:00:00.000Z',
  terms: { version: '2026-11-20', at: '2026-11-20T12:00:00.000Z' },
};
const here = {
  id: '00000000-0000-4000-8000-000000000001',
  device: 'Firefox · Linux',
  startedAt: profile.memberSince,
  lastUsedAt: profile.memberSince,
  current: true,
};
const phone = { ...here, id: '00000000-0000-4000-8000-000000000002', device: 'Chrome · Android', current: false };

const welcome = { id: 'w', kind: 'welcome', amount: 200, tripId: null, at: profile.memberSince };

type Answers = Record<string, (body: unknown) => FakeAnswer>;
const sent: SentRequest[] = [];
let answers: Answers;

function Where() {
  return <p data-testid="where">{useLocation().pathname}</p>;
}

function open() {
  render(
    <I18nextProvider i18n={i18next}>
      <MemoryRouter initialEntries={['/profile']}>
        <Where />
        <Routes>
          <Route path="/profile" element={<ProfileScreen />} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </I18nextProvider>,
  );
  return userEvent.setup();
}

beforeAll(async () => {
  localStorage.setItem('language', 'en');
  await startI18n();
  await loadScreenTexts('auth', 'profile', 'shop');
  // What is loaded when it is first drawn takes longer than a test waits.
  await import('#src/screens/profile/OwnProfile.tsx');
});
beforeEach(() => {
  sent.length = 0;
  answers = {
    'GET /api/users/me': () => [200, profile],
    'GET /api/users/tokens': () => [200, { tokens: 200, held: 0, owed: 0 }],
    'GET /api/users/tokens/history': () => [200, { lines: [welcome], next: null }],
    'GET /api/auth/sessions': () => [200, [here, phone]],
    'PUT /api/users': (body) => [200, { ...profile, ...(body as object) }],
  };
  fakeApi((request) => {
    if (!request.what.startsWith('GET ')) sent.push(request);
    return answers[request.what]?.(request.body) ?? refused('NOT_FOUND', 404);
  });
  act(() => beginSession(ada, { access: 'a', refresh: 'r' }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  act(() => useSession.setState({ state: 'anonymous' }, true));
});

describe('the profile', () => {
  it('asks visitors to log in', () => {
    act(() => useSession.setState({ state: 'anonymous' }, true));
    open();
    expect(screen.getByText('Please log in to view your profile')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
  });

  it('shows the person, the balance and the sessions', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Ada Byron' })).toBeTruthy();
    expect(await screen.findByText('200 tokens')).toBeTruthy();
    expect(await screen.findByText('this device')).toBeTruthy();
    expect(screen.getByText('not confirmed yet')).toBeTruthy();
    expect(screen.getByText('Food')).toBeTruthy();
  });

  it('shows what happened to the tokens', async () => {
    open();
    expect(await screen.findByRole('row', { name: /Welcome gift.*\+200/ })).toBeTruthy();
  });

  it('says when the history of tokens cannot be loaded, and asks again when told to', async () => {
    const whole = answers['GET /api/users/tokens/history'];
    answers['GET /api/users/tokens/history'] = () => refused('INTERNAL', 500);
    const user = open();
    const failed = (await screen.findByText('The history could not be loaded')).closest<HTMLElement>('[role="alert"]');
    if (whole) answers['GET /api/users/tokens/history'] = whole;
    await user.click(within(failed ?? document.body).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('row', { name: /Welcome gift/ })).toBeTruthy();
  });

  it('says when the balance cannot be loaded, and shows the rest', async () => {
    answers['GET /api/users/tokens'] = () => refused('INTERNAL', 500);
    open();
    expect(await screen.findByText(/Error loading tokens/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Ada Byron' })).toBeTruthy();
  });

  it('is edited, the address excepted; user in memory and storage follow, and a new plan starts from it', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
    expect(screen.getByLabelText<HTMLInputElement>('Email').readOnly).toBe(true);
    await user.clear(screen.getByLabelText('Name'));
    await user.type(screen.getByLabelText('Name'), 'Augusta');
    await user.click(screen.getByRole('button', { name: 'History' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Edit profile' })).toBeTruthy();
    expect(sent[0]?.body).toMatchObject({
      name: 'Augusta',
      bio: null,
      preferences: { categories: ['food', 'history'] },
      language: 'en',
    });
    expect(sent[0]?.body).not.toHaveProperty('email');
    expect(JSON.parse(localStorage.getItem('planFormDraft') ?? 'null')).toMatchObject({
      categories: ['food', 'history'],
    });
  });

  it('marks a name of more than 80 characters, and sends nothing', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
    const name = screen.getByLabelText<HTMLInputElement>('Name');
    await user.clear(name);
    await user.click(name);
    await user.paste('a'.repeat(81));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('At most 80 characters')).toBeTruthy();
    expect(sent.filter(({ what }) => what === 'PUT /api/users')).toEqual([]);
  });

  it('feeds no plan when profiling is switched off', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
    await user.click(screen.getByRole('checkbox', { name: 'Start new plans from my preferences' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Edit profile' });
    expect(sent[0]?.body).toMatchObject({ profiling: false });
    expect(localStorage.getItem('planFormDraft')).toBeNull();
  });

  it('says when saving failed and keeps what was typed; cancelling leaves all as it was', async () => {
    answers['PUT /api/users'] = () => refused('INTERNAL', 500);
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
    await user.type(screen.getByLabelText('Where you travel from'), 'Ockham');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Error updating profile');
    expect(screen.getByLabelText<HTMLInputElement>('Where you travel from').value).toBe('Ockham');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText('Ockham')).toBeNull();
  });

  it('ends another session', async () => {
    answers[`DELETE /api/auth/sessions/${phone.id}`] = () => {
      answers['GET /api/auth/sessions'] = () => [200, [here]];
      return [200, { ended: true }];
    };
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'End the session of Chrome · Android' }));
    await vi.waitFor(() => expect(screen.queryByText('Chrome · Android')).toBeNull());
    expect(screen.queryByRole('button', { name: /End the session of Firefox/ })).toBeNull();
  });

  it('changes the password and goes on with the new tokens', async () => {
    answers['POST /api/auth/change-password'] = () => [
      200,
      { access_token: 'a2', refresh_token: 'r2', token_type: 'bearer', expires_in: 900 },
    ];
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Change password' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Current password'), 'the old one, long enough');
    await user.type(dialog.getByLabelText('New password'), 'another sea and another wind');
    await user.type(dialog.getByLabelText('Repeat the new password'), 'another sea and another wind');
    await user.click(dialog.getByRole('button', { name: 'Change password' }));
    await vi.waitFor(() => expect(readTokens()).toEqual({ access: 'a2', refresh: 'r2' }));
  });

  it('is deleted only with the password, and then nothing of it stays on the device', async () => {
    answers['POST /api/users/deletion'] = (body) =>
      (body as { password: string }).password === 'right' ? [200, { deleted: true }] : refused('WRONG_PASSWORD', 403);
    localStorage.setItem('planFormDraft', '{"destination":"Rome"}');
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Delete account' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Current password'), 'wrong');
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(await dialog.findByText('This is not your password')).toBeTruthy();
    await user.clear(dialog.getByLabelText('Current password'));
    await user.type(dialog.getByLabelText('Current password'), 'right');
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    await vi.waitFor(() => expect(screen.getByTestId('where').textContent).toBe('/'));
    for (const key of ['user', 'token', 'refreshToken', 'planFormDraft']) expect(localStorage.getItem(key)).toBeNull();
    expect((await indexedDB.databases()).filter(({ name }) => name?.includes(ada.id))).toEqual([]);
  });
});

describe('a form of the profile on a device that cannot store', () => {
  it.each(['fails', 'hangs'] as const)('stays open with its text and says so, where its disk %s', async (how) => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
    const field = screen.getByLabelText<HTMLInputElement>('Last name');
    await user.clear(field);
    await user.type(field, 'Lovelace');
    // No answer that is the server's own: the change has to wait on this device.
    answers['PUT /api/users'] = () => {
      throw new TypeError('no network');
    };
    brokenDisk(how);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const said = await screen.findByText(/could not store it. What you wrote is still here/, {}, { timeout: 12_000 });
    expect(said.closest('[role="alert"]')).toBeTruthy();
    expect(field.value).toBe('Lovelace');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false);
    vi.restoreAllMocks();
  });

  it('is saved where the server has it, and this device cannot keep what it answered', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
    const field = screen.getByLabelText<HTMLInputElement>('Last name');
    await user.clear(field);
    await user.type(field, 'Lovelace');
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('broken', 'UnknownError');
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Edit profile' });
    expect(sent.map(({ what }) => what)).toEqual(['PUT /api/users']);
    vi.restoreAllMocks();
  });
});
