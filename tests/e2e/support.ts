import type { BrowserContext, Page } from '@playwright/test';

export const PASSWORD = 'a calm sea and a good wind';

/** Every route of the specification, and one that is none. */
export const routes = [
  '/',
  '/plan-trip',
  '/inspiration',
  '/how-it-works',
  '/login',
  '/register',
  '/forgot-password',
  '/forgot-password/sent',
  '/reset-password?token=abc',
  '/shop',
  '/payment',
  '/payment-success?tokens=500',
  '/profile',
  '/my-trips',
  '/trips/sample',
  '/terms-and-conditions',
  '/privacy-policy',
  '/nowhere',
] as const;

/** `FULL=1` looks at every combination of theme, language and width; otherwise at two that differ in everything. */
export const full = process.env.FULL === '1';

export const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

interface Combination {
  readonly colorScheme: 'light' | 'dark';
  readonly locale: 'en-GB' | 'es-ES';
  readonly size: keyof typeof sizes;
}

const every: readonly Combination[] = (['light', 'dark'] as const).flatMap((colorScheme) =>
  (['en-GB', 'es-ES'] as const).flatMap((locale) =>
    (['phone', 'desktop'] as const).map((size) => ({ colorScheme, locale, size })),
  ),
);
const two: readonly Combination[] = [
  { colorScheme: 'light', locale: 'es-ES', size: 'phone' },
  { colorScheme: 'dark', locale: 'en-GB', size: 'desktop' },
];
export const combinations = full ? every : two;

/** Registers through the API and puts the session where the page looks for it. */
export async function arrive(context: BrowserContext, origin: string, email: string): Promise<Page> {
  const page = await context.newPage();
  const post = (path: string, data: object) => page.request.post(`${origin}/api${path}`, { data });
  await post('/users', { name: 'Ada', lastname: 'Byron', email, password: PASSWORD, terms: '2026-11-20' });
  const session = await (await post('/auth/token', { email, password: PASSWORD })).json();
  await page.goto(`${origin}/nowhere`);
  await page.evaluate(({ user, access_token, refresh_token }) => {
    localStorage.setItem('user', JSON.stringify(user));
    localStorage.setItem('token', access_token);
    localStorage.setItem('refreshToken', refresh_token);
  }, session);
  return page;
}

/** Whatever the browser complained about since. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => message.type() === 'error' && found.push(message.text()));
  page.on('pageerror', (error) => found.push(error.message));
  return found;
}

export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
