import type { Page } from 'puppeteer-core';
import type { Random } from '#domain/random.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { keptRows } from '../support/kept-rows.ts';
import type { SlowLine } from '../support/slow-line.ts';
import { type Device, says } from './device.ts';
import { inNames, inSheet, press, write } from './edits.ts';

export const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

/** Runs in the page: presses one way on of a conflict, if one is shown, by its number. */
function decideInPage(number: number): boolean {
  const ways = ['Mine', 'The other one', 'Both', 'All mine', 'All the other ones'];
  const all = [...document.querySelectorAll<HTMLElement>('[role="alert"] button')];
  const found = all.filter(({ textContent }) => ways.includes(textContent?.trim() ?? ''));
  found[number % Math.max(1, found.length)]?.click();
  return found.length > 0;
}

/** Texts that take turns in one place. */
type Write = (page: Page, text: string) => Promise<string>;

function placesOf(trip: Trip): readonly Write[] {
  const stops = trip.days.flatMap(({ activities }) => activities).filter(({ kind }) => kind === 'place');
  const onlyOnce = stops.filter(({ name }) => stops.filter((own) => own.name === name).length === 1).slice(0, 3);
  return [
    (page, text) => inNames(page, 'Name of the trip', text),
    (page, text) => inNames(page, 'Notes', text),
    ...trip.days.map(
      (_, i): Write =>
        (page, text) =>
          inSheet(page, `Notes for day ${i + 1}`, 'Notes', text),
    ),
    ...onlyOnce.map(
      ({ name }): Write =>
        (page, text) =>
          inSheet(page, `Edit ${name}`, 'Notes', text),
    ),
  ];
}

/** One device of a traveller who edits at random on a line that comes and goes, and what became of every text as far as they saw it. */
export class Wanderer {
  /** Every text that was written, and every thing that was added to the luggage. */
  readonly written: string[] = [];
  readonly added: string[] = [];
  /** Texts that stood in a form when others were written over them, or that lost a decision and are kept on the device. */
  readonly farewells = new Set<string>();
  private page: Page | null = null;
  private count = 0;
  private readonly places: readonly Write[];

  constructor(
    private readonly name: string,
    private readonly device: Device,
    private readonly line: SlowLine,
    private readonly trip: Trip,
    private readonly random: Random,
  ) {
    this.places = placesOf(trip);
  }

  async tab(): Promise<Page> {
    if (this.page) return this.page;
    const page = await this.device.open(`/trips/${this.trip.id}`);
    await says(page, 'Luggage');
    this.page = page;
    return page;
  }

  /** Opens the trip with the line up, until the worker answers for it. */
  async install(): Promise<void> {
    const page = await this.tab();
    await this.device.installed(page);
    await page.reload();
    await says(page, 'Luggage');
  }

  rows = async (table: string) => (await this.tab()).evaluate(keptRows, table);

  async keepFarewells(): Promise<void> {
    for (const row of await this.rows('lost')) this.farewells.add(JSON.stringify(row.change));
  }

  /** Makes one random edit or has one accident; what it was. */
  async step(): Promise<string> {
    return `${this.name}: ${await this.act()}`;
  }

  private async act(): Promise<string> {
    const dice = this.random();
    if (dice < 0.62) return this.writeSomewhere();
    if (dice < 0.72) return this.tick();
    if (dice < 0.78) return this.add();
    if (dice < 0.86) return this.turnLine();
    if (dice < 0.9) return this.reload();
    if (dice < 0.91) return this.die();
    return this.decide();
  }

  private async writeSomewhere(): Promise<string> {
    this.count += 1;
    const text = `${this.name}${this.count}.`;
    const number = Math.floor(this.random() * this.places.length);
    const before = await this.places[number]?.(await this.tab(), text);
    this.farewells.add(before ?? '');
    this.written.push(text);
    return `${text} at place ${number}, where ${before || 'nothing'} stood`;
  }

  private async tick(): Promise<string> {
    const { label } = pick(this.random, this.trip.luggage);
    await (await this.tab()).evaluate((name) => {
      const row = [...document.querySelectorAll('label')].find((own) => own.textContent?.trim().startsWith(name));
      row?.click();
    }, label);
    return `tick ${label}`;
  }

  private async add(): Promise<string> {
    // A list of luggage has room for a hundred things.
    if (this.added.length >= 35) return this.tick();
    this.count += 1;
    const label = `Kite ${this.name}${this.count}.`;
    const page = await this.tab();
    await write(page, 'Something else to pack', label);
    await press(page, 'Add to the list');
    this.added.push(label);
    return label;
  }

  private async turnLine(): Promise<string> {
    const down = this.random() < 0.5;
    if (down) this.line.takeDown();
    else await this.reconnect();
    return down ? 'line down' : 'line up';
  }

  async reconnect(): Promise<void> {
    this.line.mend();
    await (await this.tab()).evaluate(() => void window.dispatchEvent(new Event('online')));
  }

  private async reload(): Promise<string> {
    const page = await this.tab();
    // Firefox gives up a reload that meets one of the page's own.
    await page.reload().catch(async () => {
      await page.close();
      this.page = null;
    });
    await says(await this.tab(), 'Luggage');
    return 'reload';
  }

  /** The battery runs out, and the phone starts again. */
  private async die(): Promise<string> {
    await this.device.kill();
    this.page = null;
    await this.tab();
    return 'killed';
  }

  /** Decides one place where both wrote, at random; what loses is kept on the device. */
  async decide(): Promise<string> {
    const page = await this.tab();
    const decided = await page.evaluate(decideInPage, Math.floor(this.random() * 100));
    if (!decided) return 'nothing to decide';
    // The decision is on the disk before the device may die.
    await new Promise((resolve) => setTimeout(resolve, 200));
    await this.keepFarewells();
    return 'decided';
  }
}
