import { useEffect, useState } from 'react';
import { understandEndpoint } from '#contract/understanding.ts';
import { addDays, brokenDateRule, localDate, type TripDates } from '#domain/trip/dates.ts';
import { MAX_NIGHTS } from '#domain/trip/longest.ts';
import type { WishItem } from '#domain/wishes/item.ts';
import { prospectOf } from '#domain/wishes/prospect.ts';
import type { DestinationSheet } from '#domain/wishes/sheet.ts';
import type { Understood } from '#domain/wishes/understood.ts';
import { readable } from '#domain/wishes/wish.ts';
import { call } from '../api/call.ts';
import { Beside } from './beside.ts';
import { useOffline } from './connection.ts';
import { type ModelWish, withAnswer, withGuesses } from './model-readings.ts';
import type { ReadAnswer, ReadQuestion } from './reader.worker.ts';
import { currentUserId, useSessionState } from './session.ts';
import { useSettings } from './settings.ts';

/** After the last key. */
const PAUSE_MS = 300;
/** Before a model is asked, which costs the operator something. */
const MODEL_PAUSE_MS = 1_500;

const reader = new Beside<ReadQuestion, ReadAnswer>(
  () => new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' }),
);

/** A text and what was understood of it: its quotes point into this text, which the field may have left behind. */
export interface Reading extends Understood {
  readonly text: string;
}

/** The same wish without its day. */
function undated(item: WishItem): WishItem {
  if (!('day' in item)) return item;
  const { day: _, ...rest } = item;
  return rest;
}

/** What a model has read of texts about one trip of one account; another trip begins anew. */
let guesses: { readonly about: string; readonly wishes: readonly ModelWish[] } = { about: '', wishes: [] };
/** The text that a model was asked about last: no text is asked about twice in a row, whatever became of it. */
let lastAsked: { readonly key: string; readonly isNew: Promise<boolean> } | null = null;

const aboutOf = (sheet: DestinationSheet, { start, end }: TripDates) =>
  JSON.stringify([currentUserId(), sheet.id, start, end]);

const guessesOf = (sheet: DestinationSheet | null, dates: TripDates) =>
  sheet !== null && guesses.about === aboutOf(sheet, dates) ? guesses.wishes : [];

async function readByModel(text: string, sheet: DestinationSheet, dates: TripDates): Promise<boolean> {
  const about = aboutOf(sheet, dates);
  const body = { destination: sheet.id, dates, preferences: text };
  const answer = await call(understandEndpoint, { body }).catch(() => null);
  if (answer?.read !== 'model' || about !== aboutOf(sheet, dates)) return false;
  guesses = { about, wishes: withAnswer(guessesOf(sheet, dates), text, answer.wishes) };
  return true;
}

/** Has a model read a text; whether it said anything of it. Never rejects: without an answer the device's own reading stays. */
function askModel(text: string, sheet: DestinationSheet, dates: TripDates): Promise<boolean> {
  const key = `${aboutOf(sheet, dates)} ${text}`;
  if (lastAsked?.key !== key) lastAsked = { key, isNew: readByModel(text, sheet, dates) };
  return lastAsked.isNew;
}

/**
 * Reads a text on this device, beside the page. Until there are dates that a trip may have, no wish is given a day: which it is, is not
 * known yet. Rejects where no worker can run.
 */
export async function readText(text: string, sheet: DestinationSheet | null, dates: TripDates): Promise<Reading> {
  const isDated = brokenDateRule(dates, dates.start) === null;
  const today = localDate(new Date());
  const { understood } = await reader.ask({
    text,
    sheet,
    dates: isDated ? dates : { start: today, end: addDays(today, MAX_NIGHTS) },
  });
  if (isDated) return { text, ...withGuesses(text, understood, guessesOf(sheet, dates), sheet) };
  const wishes = understood.wishes.map((wish) => {
    const item = undated(wish.item);
    return { ...wish, item, prospect: prospectOf(item, sheet) };
  });
  return { text, wishes, unknown: understood.unknown };
}

/** Has the server read a text, which also knows destinations by names that this device does not. Throws Problem. */
export async function askUnderstanding(text: string, destination: string, dates: TripDates): Promise<Reading> {
  const { wishes, unknown } = await call(understandEndpoint, { body: { destination, dates, preferences: text } });
  const known = readable(wishes.map(({ item, quote, binds }) => ({ item, quote, binds })));
  return {
    text,
    wishes: known.flatMap(({ item, quote, binds }) =>
      quote ? [{ item, quote, binds, confidence: 'sure' as const, prospect: null }] : [],
    ),
    unknown,
  };
}

const nothing: Reading = { text: '', wishes: [], unknown: [] };

/** Whether a model reads what is typed here: the installation has one that does, for those who are signed in and online. */
function useModelReads(): boolean {
  const settings = useSettings();
  const isSignedIn = useSessionState() === 'signed-in';
  const isOffline = useOffline();
  return settings?.modelReads === true && isSignedIn && !isOffline;
}

/** What a text says, read when its writer pauses; until then what was read last. null before the first reading. */
export function useReading(text: string, sheet: DestinationSheet | null, { start, end }: TripDates): Reading | null {
  const [reading, setReading] = useState<Reading | null>(null);
  const isEmpty = text.trim() === '';
  const modelReads = useModelReads();
  useEffect(() => {
    let current = true;
    const tell = (read: Reading) => current && setReading(read);
    const read = () => {
      // Where no worker can run, the server reads the text when it plans.
      if (isEmpty) tell(nothing);
      else readText(text, sheet, { start, end }).then(tell, () => undefined);
    };
    const timer = window.setTimeout(read, PAUSE_MS);
    return () => {
      current = false;
      window.clearTimeout(timer);
    };
  }, [text, isEmpty, sheet, start, end]);
  useEffect(() => {
    if (!modelReads || isEmpty || !sheet || brokenDateRule({ start, end }, start)) return;
    let current = true;
    const readAgain = () => readText(text, sheet, { start, end }).then((read) => current && setReading(read));
    const ask = async () => {
      const isNew = await askModel(text, sheet, { start, end });
      if (isNew && current) await readAgain().catch(() => undefined);
    };
    const timer = window.setTimeout(() => void ask(), MODEL_PAUSE_MS);
    return () => {
      current = false;
      window.clearTimeout(timer);
    };
  }, [modelReads, text, isEmpty, sheet, start, end]);
  return isEmpty ? nothing : reading;
}
