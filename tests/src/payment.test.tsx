import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { getOrderEndpoint } from '#contract/payments.ts';
import { getSettingsEndpoint, type Settings } from '#contract/settings.ts';
import { getTokensEndpoint } from '#contract/tokens.ts';
import { getMeEndpoint } from '#contract/users.ts';
import { CREDIT_WAIT_MS } from '#src/data/payments.ts';
import { i18next, loadScreenTexts, startI18n } from '#src/i18n/i18n.ts';
import PaymentScreen from '#src/screens/payment/PaymentScreen.tsx';
import PaymentSuccessScreen from '#src/screens/payment-success/PaymentSuccessScreen.tsx';
import ShopScreen from '#src/screens/shop/ShopScreen.tsx';
import { useSession } from '#src/session/session.ts';
import { ada } from '../support/stored-user.ts';

const ORDER = '3f0d2c66-5a0e-4c8e-8c53-1a2f6c0d2b99';
const order = {
  id: ORDER,
  productId: 'explorer_pack',
  name: 'Explorer',
  tokens: 500,
  amount: 6,
  currency: 'eur',
  state: 'open',
  createdAt: '2026-11-20T12:00:00.000Z',
  paidAt: null as string | null,
  withdrawUntil: null,
};

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
const product = { id: 'explorer_pack', name: 'Explorer', price: 600, tokens: 500, popular: true };

/** What the server says, without a network: the balance, and the order as it is now. */
const server = { tokens: 200, order, emailVerified: true };

const profile = {
  ...ada,
  userFrom: null,
  language: 'en',
  preferences: { categories: [], budget: null, travellers: null, notes: '' },
  profiling: false,
  commercialMail: false,
  memberSince: '2026-11-20T12:00:00.000Z',
  terms: { version: '2026-11-20', at: '2026-11-20T12:00:00.000Z' },
};

vi.mock('#src/api/call.ts', () => ({
  call: async ({ path }: Endpoint) => {
    if (path === getSettingsEndpoint.path) return settings;
    if (path === getMeEndpoint.path) return { ...profile, emailVerified: server.emailVerified };
    if (path === getTokensEndpoint.path) return { tokens: server.tokens, held: 0, owed: 0 };
    return path === getOrderEndpoint.path ? server.order : [];
  },
}));

function open(element: React.ReactNode, at: string, state?: unknown) {
  const [pathname, search = ''] = at.split('?');
  render(
    <I18nextProvider i18n={i18next}>
      <MemoryRouter initialEntries={[{ pathname: pathname ?? '/', search: `?${search}`, state }]}>
        {element}
      </MemoryRouter>
    </I18nextProvider>,
  );
}

beforeAll(async () => {
  localStorage.setItem('language', 'en');
  await startI18n();
  await loadScreenTexts('payment', 'shop');
});
beforeEach(() => {
  useSession.setState({ state: 'signed-in', user: ada }, true);
  Object.assign(server, { tokens: 200, order, emailVerified: true });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the payment screen', () => {
  it('with nothing chosen shows the way to the shop (D11)', () => {
    open(<PaymentScreen />, '/payment');
    expect(screen.getByRole('heading', { name: 'Nothing chosen yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To the shop' }).getAttribute('href')).toBe('/shop');
  });

  it.each([null, 'explorer_pack', { id: 'x' }, { id: 'x', name: 'X', price: -1, tokens: 1, popular: true }])(
    'takes %j for nothing chosen',
    (product) => {
      open(<PaymentScreen />, '/payment', { product });
      expect(screen.getByRole('heading', { name: 'Nothing chosen yet' })).toBeTruthy();
    },
  );

  it.each([
    ['the shop', <ShopScreen key="shop" />],
    ['the payment screen', <PaymentScreen key="payment" />],
  ])('an address that is not confirmed is said before paying, on %s', async (_, element) => {
    server.emailVerified = false;
    open(element, '/payment', { product });
    expect(await screen.findByText(/^Confirm your address to be able to buy tokens/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send the link again' })).toBeTruthy();
  });

  it('shows what the shop handed over', () => {
    open(<PaymentScreen />, '/payment', { product });
    expect(screen.getByText('€6')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pay now' })).toBeTruthy();
  });
});

describe('the success screen', () => {
  it('shows the balance of the server, whatever the address says', async () => {
    open(<PaymentSuccessScreen />, '/payment-success?tokens=999999');
    expect(await screen.findByText('200 tokens')).toBeTruthy();
    expect(screen.queryByText(/999/)).toBeNull();
  });

  it('thanks for a payment once it is confirmed, and claims nothing before', async () => {
    open(<PaymentSuccessScreen />, `/payment-success?tokens=500&order=${ORDER}`);
    expect(screen.getByText('Once it is confirmed, 500 tokens are added to your account.')).toBeTruthy();
    expect(screen.queryByText(/Thank you|on their way/)).toBeNull();
    Object.assign(server, { tokens: 700, order: { ...order, state: 'paid', paidAt: '2026-11-20T12:00:05.000Z' } });
    expect(await screen.findByText('500 tokens have been added to your account.', {}, { timeout: 5000 })).toBeTruthy();
    expect(await screen.findByText('700 tokens')).toBeTruthy();
  });

  it('stops waiting after thirty seconds and says that nothing is lost', async () => {
    vi.useFakeTimers();
    open(<PaymentSuccessScreen />, `/payment-success?tokens=500&order=${ORDER}`);
    await act(() => vi.advanceTimersByTimeAsync(CREDIT_WAIT_MS - 2000));
    expect(screen.getByText('Once it is confirmed, 500 tokens are added to your account.')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(4000));
    expect(screen.getByRole('heading', { name: 'The payment is not confirmed yet' })).toBeTruthy();
  });
});
