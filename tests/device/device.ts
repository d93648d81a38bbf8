import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { type Account, keepSession } from '../support/account.ts';

interface Engine {
  readonly name: 'chrome' | 'firefox';
  readonly executablePath: string | undefined;
  /** How long the browser may hold local storage and the worker's registration back before they are on the disk. */
  readonly storageDelayMs: number;
}

const known: readonly Engine[] = [
  { name: 'chrome', executablePath: process.env.CHROMIUM_PATH, storageDelayMs: 0 },
  { name: 'firefox', executablePath: process.env.FIREFOX_PATH, storageDelayMs: 6000 },
];
/** The browsers of this machine; tools/device-tests.mjs says which. */
export const engines = known.filter(({ executablePath }) => Boolean(executablePath));

/** A user's device: a browser whose profile outlives its process. */
export class Device {
  private browser: Browser | null = null;
  /** When one of those changed last. */
  private storedAt = 0;
  private readonly profile = mkdtempSync(path.join(tmpdir(), 'periplo-device-'));

  constructor(
    private readonly engine: Engine,
    private readonly origin: string,
  ) {}

  /** What cleans up behind a Firefox that was killed may still be at its profile. */
  private async start(): Promise<Browser> {
    return this.launch().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return this.launch();
    });
  }

  private async launch(): Promise<Browser> {
    const { name, executablePath = '' } = this.engine;
    return puppeteer.launch({
      browser: name,
      executablePath,
      userDataDir: this.profile,
      ...(name === 'chrome' && { args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] }),
    });
  }

  /** A new tab; a new process too when there is none. */
  async open(address: string): Promise<Page> {
    this.browser ??= await this.start();
    const page = await this.browser.newPage();
    await page.goto(this.origin + address);
    return page;
  }

  async signIn({ session }: Account): Promise<void> {
    const page = await this.open('/nowhere');
    await page.evaluate(keepSession, session);
    await page.close();
    this.storedAt = Date.now();
  }

  /** Waits until the page opens without the server. */
  async installed(page: Page): Promise<void> {
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    this.storedAt = Date.now();
  }

  /** As a phone that ran out of battery: no page is asked to finish anything. */
  async kill(): Promise<void> {
    const child = this.browser?.process();
    if (!child) return;
    const held = this.storedAt + this.engine.storageDelayMs - Date.now();
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, held)));
    this.browser = null;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  async remove(): Promise<void> {
    await this.kill();
    // Children of a browser that was killed may write for a while; what is left goes with the machine's temporary files.
    await rm(this.profile, { recursive: true, force: true, maxRetries: 50, retryDelay: 200 }).catch(() => undefined);
  }
}

/** Waits until the page says something. */
export async function says(page: Page, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect.poll(() => page.evaluate(() => document.body.innerText)).toContain(text);
}

/** Ticks things to pack, by their number from `first` to `last`, as fast as they can be clicked. */
export async function tick(page: Page, first: number, last: number): Promise<void> {
  await page.waitForSelector('section[aria-labelledby="luggage"] li input');
  await page.evaluate(
    (from, to) => {
      const boxes = document.querySelectorAll<HTMLElement>('section[aria-labelledby="luggage"] li input');
      for (const box of [...boxes].slice(from - 1, to)) box.click();
    },
    first,
    last,
  );
}
