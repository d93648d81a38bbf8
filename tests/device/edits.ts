import type { Page } from 'puppeteer-core';
import type { WireTrip } from '#contract/wire-trip.ts';
import type { Change } from '#domain/trip/patch.ts';
import type { Trip } from '#domain/trip/trip.ts';

/** Runs in the page: presses what is called so, the last of them, because a dialog stands behind what it covers. */
export function pressInPage(name: string): boolean {
  const all = [...document.querySelectorAll<HTMLElement>('button, [role="menuitem"], a')];
  const found = all.findLast((one) => (one.getAttribute('aria-label') ?? one.textContent?.trim()) === name);
  if (!found || (found as HTMLButtonElement).disabled) return false;
  found.click();
  return true;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Runs in the page: writes into the field with a label, as a keyboard would for React. What it said before, and null while there is none. */
function writeInPage(label: string, value: string): { readonly before: string } | null {
  const named = [...document.querySelectorAll('label')].filter((one) => one.textContent?.trim().startsWith(label));
  const byLabel = named.map((one) => document.getElementById(one.htmlFor) ?? one.querySelector('input, textarea'));
  const byName = [...document.querySelectorAll(`[aria-label="${label}"]`)];
  const field = [...byName, ...byLabel].findLast((one) => one !== null) as TextControl | null | undefined;
  if (!field) return null;
  const before = field.value;
  const proto = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    if (!field.checked) field.click();
    return { before };
  }
  Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return { before };
}

export const press = (page: Page, name: string) => page.waitForFunction(pressInPage, { polling: 50 }, name);
/** Resolves with what the field said before. */
export async function write(page: Page, label: string, value = ''): Promise<string> {
  const written = await page.waitForFunction(writeInPage, { polling: 50 }, label, value);
  const told = await written.jsonValue();
  return told?.before ?? '';
}
const closed = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('dialog[open], [role="dialog"]'), { polling: 50 });

/** Writes into a field of the sheet that a button opens, and saves; what the field said before. */
export async function inSheet(page: Page, opener: string, label: string, value: string): Promise<string> {
  await press(page, opener);
  const before = await write(page, label, value);
  await press(page, 'Save changes');
  await closed(page);
  return before;
}

/** Runs in the page: whether the menu of the trip is open; opens it otherwise. */
function openMenuInPage(): boolean {
  if (document.querySelector('[role="menuitem"]')) return true;
  const button = [...document.querySelectorAll<HTMLElement>('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent?.trim()) === 'More',
  );
  button?.click();
  // Once its code is here, the menu listens to pointers and keys.
  button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  return false;
}

/** As `inSheet`, in the sheet of the trip's own name and notes. */
export async function inNames(page: Page, label: string, value: string): Promise<string> {
  await page.waitForFunction(openMenuInPage, { polling: 300 });
  return inSheet(page, 'Name and notes', label, value);
}

/** One kind of edit: how a traveller makes it, how the server shows that it has it, and another device at the same place. */
export interface Edit {
  readonly name: string;
  act(page: Page): Promise<unknown>;
  isIn(trip: WireTrip): boolean;
  readonly other: Change;
}

const stopIn = (trip: WireTrip, id: string) =>
  trip.itinerary.flatMap(({ activities }) => activities).find((own) => own.id === id);

/** Fourteen kinds, each at a place of its own of one trip, so that all of them can be made one after the other. */
export function fourteenEdits(trip: Trip): readonly Edit[] {
  const names = trip.days.flatMap(({ activities }) => activities.map(({ name }) => name));
  const stops = trip.days
    .flatMap(({ activities }) => activities)
    .filter(({ name, kind }) => kind === 'place' && names.filter((own) => own === name).length === 1);
  const [notes, minutes, done, paid, moved, removed, url] = stops;
  const [day] = trip.days;
  const [ticked, thrown] = trip.luggage;
  if (!notes || !minutes || !done || !paid || !moved || !removed || !url || !day || !ticked || !thrown)
    throw new Error('the trip has too few stops');
  const edit = (name: string) => `Edit ${name}`;
  const movedDay = trip.days.find(({ activities }) => activities.includes(moved))?.id ?? '';
  const stop = (own: { id: string }) => ({ activityId: own.id });
  const of =
    (id: string, isIn: (activity: NonNullable<ReturnType<typeof stopIn>>) => boolean) => (stored: WireTrip) => {
      const found = stopIn(stored, id);
      return found !== undefined && isIn(found);
    };
  return [
    {
      name: 'the name of the trip',
      act: (page) => inNames(page, 'Name of the trip', 'Mine'),
      isIn: (stored) => stored.title === 'Mine',
      other: { kind: 'title', title: 'Theirs' },
    },
    {
      name: 'notes of the trip',
      act: (page) => inNames(page, 'Notes', 'Mine'),
      isIn: (stored) => stored.notes === 'Mine',
      other: { kind: 'notes', notes: 'Theirs' },
    },
    {
      name: 'notes of a day',
      act: (page) => inSheet(page, 'Notes for day 1', 'Notes', 'Mine'),
      isIn: (stored) => stored.itinerary[0]?.notes === 'Mine',
      other: { kind: 'day.notes', dayId: day.id, notes: 'Theirs' },
    },
    {
      name: 'notes of a stop',
      act: (page) => inSheet(page, edit(notes.name), 'Notes', 'Mine'),
      isIn: of(notes.id, (own) => own.notes === 'Mine'),
      other: { kind: 'activity.notes', ...stop(notes), notes: 'Theirs' },
    },
    {
      name: 'minutes of a stop',
      act: (page) => inSheet(page, edit(minutes.name), 'Minutes', '47'),
      isIn: of(minutes.id, (own) => String(own.duration) === '47'),
      other: { kind: 'activity.duration', ...stop(minutes), duration: 53 },
    },
    {
      name: 'a stop that is done',
      act: (page) => inSheet(page, edit(done.name), 'Done', ''),
      isIn: of(done.id, (own) => own.done === true),
      other: { kind: 'activity.done', ...stop(done), done: false },
    },
    {
      name: 'what a stop cost',
      act: (page) => inSheet(page, edit(paid.name), 'What it really cost', '7'),
      isIn: of(paid.id, (own) => own.paid === 7),
      other: { kind: 'activity.paid', ...stop(paid), paid: 900 },
    },
    {
      name: 'when a stop begins',
      act: (page) => inSheet(page, edit(moved.name), 'Time', '22:45'),
      isIn: of(moved.id, (own) => own.startTime === '22:45' || own.time?.startsWith('22:45') === true),
      other: { kind: 'activity.move', ...stop(moved), dayId: movedDay, start: 22 * 60 },
    },
    {
      name: 'the link of a stop',
      act: (page) => inSheet(page, edit(url.name), 'Booking link', 'https://mine.example'),
      isIn: of(url.id, (own) => JSON.stringify(own).includes('https://mine.example')),
      other: { kind: 'activity.url', ...stop(url), url: 'https://theirs.example' },
    },
    {
      name: 'a stop that is removed',
      act: async (page) => {
        await press(page, edit(removed.name));
        await press(page, 'Remove from the plan');
        await closed(page);
      },
      isIn: (stored) => stopIn(stored, removed.id) === undefined,
      other: { kind: 'activity.notes', ...stop(removed), notes: 'Theirs' },
    },
    {
      name: 'a stop that is added',
      act: async (page) => {
        await press(page, 'Add a stop to day 1');
        await write(page, 'What', 'My own stop');
        await press(page, 'Add to the plan');
        await closed(page);
      },
      isIn: (stored) => JSON.stringify(stored).includes('My own stop'),
      other: { kind: 'day.notes', dayId: trip.days[1]?.id ?? '', notes: 'Theirs' },
    },
    {
      name: 'a thing that is packed',
      act: (page) => write(page, ticked.label),
      isIn: (stored) => stored.luggage?.find(({ id }) => id === ticked.id)?.packed === true,
      other: { kind: 'luggage.set', itemId: ticked.id, packed: true },
    },
    {
      name: 'a thing that is added',
      act: async (page) => {
        await write(page, 'Something else to pack', 'My kite');
        await press(page, 'Add to the list');
      },
      isIn: (stored) => stored.luggage?.some(({ label }) => label === 'My kite') === true,
      other: { kind: 'luggage.add', itemId: crypto.randomUUID(), label: 'Their kite' },
    },
    {
      name: 'a thing that is left at home',
      act: (page) => press(page, `Remove ${thrown.label}`),
      isIn: (stored) => stored.luggage?.every(({ id }) => id !== thrown.id) === true,
      other: { kind: 'luggage.set', itemId: thrown.id, packed: true },
    },
  ];
}
