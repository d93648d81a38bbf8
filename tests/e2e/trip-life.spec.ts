import { readFileSync } from 'node:fs';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { BuiltServer } from '../support/built-server.ts';
import { aRegistration } from '../support/people.ts';
import { postgresUrl, scratchPostgres } from '../support/postgres.ts';
import { soonDates } from '../support/soon.mjs';
import { appIsKept, carryByKeys, expectNoFaults, sizes } from './support.ts';

/** Every pair of screen, language and database; PostgreSQL where there is one for tests (`TEST_POSTGRES_URL`). */
const lives = [
  { size: 'phone', language: 'es', database: 'sqlite' },
  { size: 'desktop', language: 'en', database: 'sqlite' },
  { size: 'phone', language: 'en', database: 'postgres' },
  { size: 'desktop', language: 'es', database: 'postgres' },
] as const;
type Language = (typeof lives)[number]['language'];

const words = {
  en: { rome: 'Rome', lisbon: 'Lisbon', change: 'day 1 slower', note: 'Meet Marco at the fountain' },
  es: { rome: 'Roma', lisbon: 'Lisboa', change: 'el día 1 más tranquilo', note: 'Quedamos con Marco en la fuente' },
} as const;

/** What the page says under a key (`trip.more`), with what stands in it. */
function textsIn(language: Language) {
  return (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const [pack = '', ...path] = key.split('.');
    const texts: unknown = JSON.parse(readFileSync(`locales/${language}/${pack}.json`, 'utf8'));
    const found = path.reduce((at, part) => (at as Record<string, unknown>)[part], texts);
    if (typeof found !== 'string') throw new Error(`${key} is no text`);
    return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}
type Texts = ReturnType<typeof textsIn>;

async function aServer(database: (typeof lives)[number]['database']) {
  const settings = { ANONYMOUS_PLANS_PER_DAY: '100' };
  const scratch = database === 'postgres' ? await scratchPostgres() : null;
  const server = await BuiltServer.make(scratch ? { ...settings, DATABASE_URL: scratch.url } : settings);
  const remove = async () => {
    await server.remove();
    await scratch?.drop();
  };
  return { server, remove };
}

async function plan(page: Page, t: Texts, destination: string): Promise<void> {
  await page.getByLabel(t('planForm.destination')).fill(destination);
  await page.getByRole('button', { name: t('planForm.submit') }).click();
  await expect(page.getByRole('heading', { level: 1, name: destination })).toBeVisible({ timeout: 30_000 });
}

async function register(page: Page, t: Texts): Promise<void> {
  const { name, lastname, email, password } = aRegistration('life@example.org');
  const field = (key: string) => page.getByLabel(t(`auth.register.${key}`), { exact: true });
  await page
    .getByRole('main')
    .getByRole('link', { name: t('auth.login.toRegister') })
    .click();
  await field('name').fill(name);
  await field('lastname').fill(lastname);
  await field('email').fill(email);
  await field('password').fill(password);
  await field('confirmPassword').fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: t('auth.register.submit') }).click();
}

/** Ids of what comes back are new; everything else is as it was. */
const withoutIds = (key: string, value: unknown) => (/^(id|version)$|Id$/.test(key) ? undefined : value);

async function onServer(page: Page): Promise<string> {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await page.request.get(`/api/trips/${id}`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(200);
  return JSON.stringify(await answer.json(), withoutIds);
}

/** One trip on one screen. */
class Life {
  constructor(
    readonly page: Page,
    readonly t: Texts,
  ) {}

  readonly days = () => this.page.getByRole('region', { name: /^(Day|Día) \d$/ });
  readonly names = (day: number) => this.days().nth(day).getByRole('heading', { level: 4 }).allInnerTexts();
  private readonly looks = async () => JSON.stringify(await this.days().allInnerTexts());

  /** Does something to the trip and waits until it looks otherwise. */
  async changing(work: () => Promise<void>): Promise<void> {
    const before = await this.looks();
    await work();
    // An open sheet hides the days.
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
    await expect(this.days()).toHaveCount(2);
    await expect.poll(this.looks).not.toBe(before);
  }

  async choose(item: string): Promise<void> {
    await this.page.getByRole('button', { name: this.t('trip.more'), exact: true }).click();
    await this.page.getByRole('menuitem', { name: this.t(item) }).click();
  }

  async note(text: string): Promise<void> {
    await this.page.getByRole('button', { name: this.t('tripEdit.notesOf', { number: 1 }) }).click();
    await this.page.getByRole('dialog').getByRole('textbox').fill(text);
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: this.t('trip.saveChanges') })
      .click();
  }

  async replan(what: string): Promise<void> {
    const { page, t } = this;
    await this.choose('tripEdit.replanParts');
    await page.getByRole('checkbox', { name: what }).check();
    await page.getByRole('button', { name: t('tripEdit.replan'), exact: true }).click();
    await expect(page).toHaveURL(/\/trips\/[0-9a-f-]{36}$/);
  }

  async ask(change: string): Promise<void> {
    const { page, t } = this;
    await this.choose('tripEdit.askChange');
    const sheet = page.getByRole('dialog', { name: t('askChange.title') });
    await sheet.getByLabel(t('askChange.what')).fill(change);
    await sheet.getByRole('button', { name: t('askChange.show') }).click();
    await sheet.getByRole('button', { name: t('askChange.take') }).click();
    await expect(sheet).toBeHidden();
  }

  /** Takes the first that is offered instead of any stop of the second day. */
  async swap(): Promise<void> {
    const { page, t } = this;
    for (const name of await this.names(1)) {
      await page.getByRole('button', { name: t('trip.editActivity', { name }), exact: true }).click();
      const sheet = page.getByRole('dialog', { name });
      const instead = sheet.getByRole('region', { name: t('stop.instead') });
      await expect(
        instead
          .getByRole('listitem')
          .or(instead.getByText(t('stop.none')))
          .first(),
      ).toBeVisible();
      const take: Locator = instead.getByRole('listitem').first().getByRole('button');
      if ((await take.count()) > 0) return take.first().click();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
    }
    throw new Error('nothing is offered on this day');
  }

  /** Carries the first stop of the first day one place down, by keys. */
  async drag(): Promise<void> {
    const { page, t } = this;
    // An open sheet hides the days.
    const [name = ''] = await this.names(0);
    await page.getByRole('button', { name: t('tripEdit.arrangeOf', { number: 1 }) }).click();
    const sheet = page.getByRole('dialog', { name: t('stop.arrange.title') });
    await carryByKeys(page, sheet.getByRole('button', { name: t('stop.arrange.take', { name }) }), 2);
    await page.keyboard.press('Space');
    await expect(sheet.getByRole('heading', { level: 3 }).first().locator('~ ol time + span').nth(1)).toHaveText(name);
    await sheet.getByRole('button', { name: t('stop.arrange.done'), exact: true }).click();
    await expect(sheet).toBeHidden();
  }

  undo = () => this.choose('tripEdit.back');
}

async function visitorWithTwoPlans(browser: Browser, origin: string, { size, language }: (typeof lives)[number]) {
  const context = await browser.newContext({
    baseURL: origin,
    locale: language === 'es' ? 'es-ES' : 'en-GB',
    viewport: sizes[size],
  });
  const page = await context.newPage();
  const t = textsIn(language);
  await page.goto('/plan-trip');
  // A form that was begun: wide screens have a calendar, phones a field of their own.
  const begun = { ...soonDates(2), adults: 2, children: 0, categories: [], budget: null, preferences: '' };
  await page.evaluate((form) => localStorage.setItem('planFormDraft', JSON.stringify(form)), {
    ...begun,
    destination: '',
  });
  await page.reload();
  await plan(page, t, words[language].lisbon);
  await page.getByRole('button', { name: t('tripEdit.newPlan') }).click();
  await plan(page, t, words[language].rome);
  return { context, page, t };
}

for (const one of lives.filter(({ database }) => database === 'sqlite' || postgresUrl !== undefined)) {
  const { size, language, database } = one;
  // Both sizes and databases are met in Spanish; the other tests speak English.
  const tag = language === 'es' ? [] : ['@full'];
  test(`a visitor's two plans become trips; one is changed in every way and undone to its first state: ${size}, ${language}, ${database} (21)`, {
    tag,
  }, async ({ browser }) => {
    test.setTimeout(240_000);
    const { server, remove } = await aServer(database);
    const { context, page, t } = await visitorWithTwoPlans(browser, server.origin, one);
    const { rome, lisbon, note, change } = words[language];
    await page.getByRole('link', { name: t('planTrip.signInToSave') }).click();
    await register(page, t);
    await expect(page.getByRole('heading', { level: 1, name: rome })).toBeVisible();
    await page.goto('/my-trips');
    const details = (name: string) => page.getByRole('link', { name: `${t('myTrips.viewDetails')}: ${name}` });
    await expect(details(lisbon)).toBeVisible();
    await expect(page.getByText(t('trip.placement.saved'), { exact: true })).toHaveCount(2);
    await details(rome).click();

    const life = new Life(page, t);
    await expect(life.days()).toHaveCount(2);
    await appIsKept(page);
    const first = await onServer(page);
    await life.changing(() => life.note(note));
    await life.changing(async () => life.replan(t('trip.selectActivity', { name: (await life.names(0))[1] ?? '' })));
    await life.changing(() => life.replan(t('trip.selectDay', { number: 2 })));
    await context.setOffline(true);
    await life.changing(() => life.ask(change));
    await life.changing(() => life.swap());
    await life.changing(() => life.drag());
    await expectNoFaults(page, 'a trip that was changed in every way');

    await page.reload();
    for (let step = 0; step < 3; step++) await life.changing(life.undo);
    await context.setOffline(false);
    for (let step = 0; step < 3; step++) await life.changing(life.undo);
    // A try that a busy machine lost comes again within a minute.
    await expect.poll(() => onServer(page), { timeout: 60_000 }).toBe(first);
    await page.getByRole('button', { name: t('trip.more'), exact: true }).click();
    await expect(page.getByRole('menuitem', { name: t('tripEdit.redo') })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: t('tripEdit.back') })).toHaveCount(0);
    await context.close();
    await remove();
  });
}
