import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LEGAL_VERSION } from '#domain/account/legal-version.ts';
import { unsentChanges } from '#src/data/leaving.ts';
import { allowSync, stopSync } from '#src/data/sync.ts';
import { saveTrip } from '#src/data/trips.ts';
import { i18next, loadScreenTexts, startI18n } from '#src/i18n/i18n.ts';
import { Layout } from '#src/layout/Layout.tsx';
import { PolicyNotice } from '#src/layout/PolicyNotice.tsx';
import { databaseOf, deleteDatabaseOf } from '#src/offline/database.ts';
import { keepNewPlan } from '#src/offline/plan-store.ts';
import { useSession } from '#src/session/session.ts';
import { ada } from '../support/stored-user.ts';
import { aTrip } from '../support/trips.ts';

function Where() {
  const { pathname } = useLocation();
  return <p data-testid="where">{`${useNavigationType()} ${pathname}`}</p>;
}

function Asked() {
  const { pathname, state } = useLocation();
  return <p data-testid="asked">{`${pathname} ${JSON.stringify(state)}`}</p>;
}

function open(element: React.ReactNode = <Layout>{<Where />}</Layout>, at = '/') {
  const { unmount } = render(
    <I18nextProvider i18n={i18next}>
      <MemoryRouter initialEntries={['/before', at]} initialIndex={1}>
        <Routes>
          <Route path="*" element={element} />
        </Routes>
      </MemoryRouter>
    </I18nextProvider>,
  );
  return { user: userEvent.setup(), close: unmount };
}

const signIn = () => act(() => useSession.setState({ state: 'signed-in', user: ada }, true));
const where = () => screen.getByTestId('where').textContent;
const linksIn = (box: HTMLElement) =>
  within(box)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

const mainLinks = [
  'Inspiration /inspiration',
  'How It Works /how-it-works',
  'Plan Trip /plan-trip',
  'Buy Tokens /shop',
];

beforeAll(async () => {
  localStorage.setItem('language', 'en');
  await startI18n();
  await loadScreenTexts('auth');
  // React's `act` never ends when it meets a part of the layout whose code has come and has not been told of yet.
  const { close } = open();
  await vi.dynamicImportSettled();
  await act(async () => undefined);
  close();
  localStorage.clear();
});
beforeEach(() => {
  useSession.setState({ state: 'anonymous' }, true);
});

describe('the notice of changed policies', () => {
  const notice = () => screen.queryByRole('region', { name: 'Our terms and privacy policy have changed' });

  it('is not for somebody who was never here', () => {
    const first = open(<PolicyNotice version="2027-01-31" />);
    expect(notice()).toBeNull();
    first.close();
    open(<PolicyNotice version="2027-01-31" />);
    expect(notice()).toBeNull();
  });

  it('comes when the version changes and stays until it is dismissed', async () => {
    open(<PolicyNotice version={LEGAL_VERSION} />).close();
    open(<PolicyNotice version="2027-01-31" />).close();
    const { user, close } = open(<PolicyNotice version="2027-01-31" />);
    expect(notice()?.textContent).toContain('31 Jan 2027');
    expect(linksIn(notice() as HTMLElement)).toEqual([
      'Terms and conditions /terms-and-conditions',
      'Privacy policy /privacy-policy',
    ]);
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    expect(notice()).toBeNull();
    close();
    open(<PolicyNotice version="2027-01-31" />);
    expect(notice()).toBeNull();
  });

  it('does not ask about the version this device knows', () => {
    localStorage.setItem('legalVersion', LEGAL_VERSION);
    open();
    expect(notice()).toBeNull();
  });
});

describe('the header', () => {
  it('leads everywhere and lets strangers in', () => {
    open();
    const header = screen.getByRole('banner');
    expect(linksIn(within(header).getByRole('navigation', { name: 'Main navigation' }))).toEqual(mainLinks);
    expect(within(header).getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
    expect(within(header).getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/register');
  });

  it('leads on from the plan that is shown to the form, where its own link would do nothing', async () => {
    const { user } = open(<Layout>{<Asked />}</Layout>);
    const press = (box: HTMLElement) => user.click(within(box).getByRole('link', { name: 'Plan Trip' }));
    await press(screen.getByRole('banner'));
    expect(screen.getByTestId('asked').textContent).toBe('/plan-trip null');
    await press(screen.getByRole('banner'));
    expect(screen.getByTestId('asked').textContent).toBe('/plan-trip {"show":"form"}');
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'How It Works' }));
    await press(screen.getByRole('contentinfo'));
    expect(screen.getByTestId('asked').textContent).toBe('/plan-trip null');
    await press(screen.getByRole('contentinfo'));
    expect(screen.getByTestId('asked').textContent).toBe('/plan-trip {"show":"form"}');
  });

  it('names the route in the tab', async () => {
    const { user } = open();
    expect(document.title).toBe('Periplo · Your trip, day by day, checked and in your pocket');
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'How It Works' }));
    expect(document.title).toBe('How It Works · Periplo');
    await user.click(within(await screen.findByRole('contentinfo')).getByRole('link', { name: 'Privacy policy' }));
    expect(document.title).toBe('Privacy policy · Periplo');
  });
});

describe('the mobile menu', () => {
  const button = () => screen.getByRole('button', { name: /^(Menu|Close menu)$/ });
  const menu = () => document.querySelector<HTMLElement>('#mobile-menu');

  it('mirrors the header of a stranger', async () => {
    const { user } = open();
    expect(menu()).toBeNull();
    await user.click(button());
    expect(button().getAttribute('aria-expanded')).toBe('true');
    expect(linksIn(menu() as HTMLElement)).toEqual([...mainLinks, 'Sign in /login', 'Sign up /register']);
  });

  it('mirrors the avatar menu of a user', async () => {
    signIn();
    const { user } = open();
    await user.click(button());
    await within(menu() as HTMLElement).findByText('Ada Byron');
    expect(linksIn(menu() as HTMLElement)).toEqual([...mainLinks, 'Profile /profile', 'My Trips /my-trips']);
    await user.click(within(menu() as HTMLElement).getByRole('button', { name: 'Sign out' }));
    await vi.waitFor(() => expect(useSession.getState().state).toBe('anonymous'));
    expect(menu()).toBeNull();
  });

  it.each([
    [
      'Escape, which gives the focus back',
      async (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}'),
    ],
    ['a press outside', async (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByTestId('where'))],
    [
      'a link, also to the same page',
      async (user: ReturnType<typeof userEvent.setup>) =>
        user.click(within(menu() as HTMLElement).getByRole('link', { name: 'Plan Trip' })),
    ],
  ])('is closed by %s', async (_, act) => {
    const { user } = open(undefined, '/plan-trip');
    await user.click(button());
    await act(user);
    expect(menu()).toBeNull();
    expect(button().getAttribute('aria-expanded')).toBe('false');
  });

  it('gives the focus back to its button on Escape', async () => {
    const { user } = open();
    await user.click(button());
    await user.tab();
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(button());
  });
});

describe('the avatar menu', () => {
  const avatar = () => screen.findByRole('button', { name: 'Account of Ada Byron' });

  it('shows the initial; inside the full name, Profile, My Trips and Sign out', async () => {
    signIn();
    const { user } = open();
    expect((await avatar()).textContent).toBe('A');
    await user.click(await avatar());
    const menu = await screen.findByRole('menu');
    expect(within(menu).getByText('Ada Byron')).toBeTruthy();
    const items = within(menu).getAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['Profile', 'My Trips', 'Sign out']);
    expect(items.map((item) => item.getAttribute('href'))).toEqual(['/profile', '/my-trips', null]);
  });

  it('is closed by Escape and by a press outside', async () => {
    signIn();
    const { user } = open();
    await user.click(await avatar());
    await screen.findByRole('menu');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    await user.click(await avatar());
    await screen.findByRole('menu');
    await user.click(screen.getByTestId('where'));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('signs out to the home page and replaces the history', async () => {
    signIn();
    const { user } = open(undefined, '/my-trips');
    await user.click(await avatar());
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await vi.waitFor(() => expect(where()).toBe('REPLACE /'));
    expect(useSession.getState().state).toBe('anonymous');
  });
});

describe('signing out with unsent changes', () => {
  beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network'))));
  afterEach(async () => {
    await stopSync();
    vi.unstubAllGlobals();
    await deleteDatabaseOf(ada.id);
    allowSync();
  });

  it('asks first; staying keeps everything, leaving discards it', async () => {
    signIn();
    await saveTrip(aTrip());
    const { user } = open(undefined, '/my-trips');
    const askToLeave = async () => {
      await user.click(await screen.findByRole('button', { name: 'Account of Ada Byron' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
      return screen.findByRole('dialog', { name: 'Sign out with unsent changes?' });
    };
    const dialog = await askToLeave();
    expect(dialog.textContent).toContain('1 change has not reached the server');
    await user.click(within(dialog).getByRole('button', { name: 'Stay signed in' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await unsentChanges()).toBe(1);
    await user.click(within(await askToLeave()).getByRole('button', { name: 'Sign out and discard' }));
    await vi.waitFor(() => expect(where()).toBe('REPLACE /'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('signing out with a plan that was not saved (15.5)', () => {
  it('asks first, and says what would be lost', async () => {
    signIn();
    await keepNewPlan(databaseOf(ada.id), aTrip(), new Date().toISOString());
    const { user } = open(undefined, '/my-trips');
    await user.click(await screen.findByRole('button', { name: 'Account of Ada Byron' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sign out with unsaved plans?' });
    expect(dialog.textContent).toContain('1 plan was not saved');
    expect(useSession.getState().state).toBe('signed-in');
    await deleteDatabaseOf(ada.id);
  });
});

describe('the footer', () => {
  it('has its four columns, the current year and two social links', async () => {
    open();
    const footer = await screen.findByRole('contentinfo');
    const headings = within(footer).getAllByRole('heading');
    expect(headings.map((heading) => heading.textContent)).toEqual(['About Periplo', 'Links', 'Conditions', 'Contact']);
    expect(linksIn(footer).slice(0, 7)).toEqual([
      'Home /',
      ...mainLinks,
      'Terms and conditions /terms-and-conditions',
      'Privacy policy /privacy-policy',
    ]);
    const rights = `© ${new Date().getFullYear()} Periplo. All rights reserved.`;
    expect(await within(footer).findByText(rights)).toBeTruthy();
    expect(within(footer).getByText('hola@periplo.example').closest('a')).toBeNull();
    expect(within(footer).getByRole('link', { name: /LinkedIn/ })).toBeTruthy();
    expect(within(footer).getByRole('link', { name: /Instagram/ })).toBeTruthy();
  });
});
