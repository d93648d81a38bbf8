import { useCallback, useMemo } from 'react';
import * as z from 'zod/mini';
import {
  getInspirationEndpoint,
  type InspirationCard,
  inspirationCardSchema,
  listInspirationEndpoint,
} from '#contract/inspiration.ts';
import { fromWirePlannedTrip } from '#contract/wire-trip.ts';
import type { Language } from '#domain/language.ts';
import type { Problem } from '#domain/problem.ts';
import { reader } from '#domain/reader.ts';
import { tripSchema } from '#domain/trip/fields/trip.ts';
import { type Trip } from '#domain/trip/trip.ts';
import { call } from '../api/call.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { useAskedOnline } from './asking.ts';

export type { InspirationCard };

/** All of them together must leave the browser's 5 MB to others. */
const LARGEST_TRIP_BYTES = 60_000;
/** The server plans them all when the first visitor of a season asks. */
const TIMEOUT_MS = 60_000;

const listKey = (language: Language) => `inspiration.${language}`;
const tripKey = (language: Language, id: string) => `inspiration.${language}.${id}`;
const openedTrips = new Map<string, Trip>();

function remembered<T>(key: string, schema: z.ZodMiniType<T>): T | null {
  try {
    const parsed = z.safeParse(schema, JSON.parse(localStorage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** A full or forbidden storage costs the memory of this device, not the answer. */
function remember(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    return;
  }
}

async function askList(language: Language): Promise<readonly InspirationCard[]> {
  const cards = await call(listInspirationEndpoint, { timeoutMs: TIMEOUT_MS });
  remember(listKey(language), JSON.stringify(cards));
  return cards;
}

async function askTrip(language: Language, id: string): Promise<Trip> {
  const wire = await call(getInspirationEndpoint, { params: { id }, timeoutMs: TIMEOUT_MS });
  const trip = fromWirePlannedTrip(wire, () => crypto.randomUUID());
  openedTrips.set(tripKey(language, id), trip);
  const text = JSON.stringify(trip);
  if (text.length < LARGEST_TRIP_BYTES) remember(tripKey(language, id), text);
  return trip;
}

/** What is known now, from the server or else from an earlier visit; a problem only where nothing is. */
export interface Known<T> {
  /** null while nothing is known. */
  readonly found: T | null;
  readonly problem: Problem | null;
  readonly again: () => void;
}

function useKnown<T>(ask: () => Promise<T>, before: T | null): Known<T> {
  const [asked, again] = useAskedOnline(ask);
  const found = asked.state === 'answered' ? asked.answer : before;
  return { found, problem: found === null && asked.state === 'refused' ? asked.problem : null, again };
}

/** The inspiration trips as cards; those of the last visit while, or as long as, the server does not answer. */
export function useInspiration(): Known<readonly InspirationCard[]> {
  const language = currentLanguage();
  const ask = useCallback(() => askList(language), [language]);
  const before = useMemo(() => remembered(listKey(language), z.array(inspirationCardSchema)), [language]);
  return useKnown(ask, before);
}

/** One of them, whole. */
export function useInspirationTrip(id: string): Known<Trip> {
  const language = currentLanguage();
  const ask = useCallback(() => askTrip(language, id), [language, id]);
  const before = useMemo(() => {
    const key = tripKey(language, id);
    return openedTrips.get(key) ?? remembered(key, reader(tripSchema));
  }, [language, id]);
  return useKnown(ask, before);
}
