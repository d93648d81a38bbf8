import { useEffect } from 'react';
import { create } from 'zustand';
import { type Box, type MapArea, makeMapAreaEndpoint } from '#contract/map-areas.ts';
import { Problem } from '#domain/problem.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { deleteMaps } from '../offline/map-caches.ts';
import { addPart, beginMap, deleteMap, type KeptMap, readMap } from '../offline/map-store.ts';
import { mapLibrary } from './ask-worker.ts';
import { useGround } from './ground.ts';
import { currentUserId } from './session.ts';
import { useSettings } from './settings.ts';

/** The street map around a trip on this device; sizes in bytes. */
export type MapOnDevice =
  | { readonly state: 'none' }
  | { readonly state: 'fetching' | 'stopped'; readonly bytes: number; readonly total: number }
  | { readonly state: 'here'; readonly bytes: number; readonly file: File };

const none: MapOnDevice = { state: 'none' };
const useMaps = create<{ readonly maps: Readonly<Record<string, MapOnDevice>> }>(() => ({ maps: {} }));
const running = new Map<string, AbortController>();

/** What is lost with a connection that breaks. */
const PART_BYTES = 1_048_576;
const PART_TIMEOUT_MS = 60_000;
/** Cutting may have to wait for others, and read a file far away. */
const CUT_TIMEOUT_MS = 120_000;
/** Around the outermost stops. */
const MARGIN_DEGREES = 0.02;

function tell(tripId: string, now: MapOnDevice): void {
  useMaps.setState(({ maps }) => ({ maps: { ...maps, [tripId]: now } }));
}

/** The box around all stops whose place is known; null without any. */
export function boxAround({ days }: Pick<Trip, 'days'>): Box | null {
  const places = days
    .flatMap(({ activities }) => activities)
    .flatMap(({ latitude, longitude }) => (latitude === null || longitude === null ? [] : [{ latitude, longitude }]));
  if (places.length === 0) return null;
  const [latitudes, longitudes] = [places.map(({ latitude }) => latitude), places.map(({ longitude }) => longitude)];
  return {
    west: Math.max(-180, Math.min(...longitudes) - MARGIN_DEGREES),
    south: Math.max(-85, Math.min(...latitudes) - MARGIN_DEGREES),
    east: Math.min(180, Math.max(...longitudes) + MARGIN_DEGREES),
    north: Math.min(85, Math.max(...latitudes) + MARGIN_DEGREES),
  };
}

const isQuota = (error: unknown) => error instanceof Error && error.name === 'QuotaExceededError';
const noConnection = new Problem('NO_RESPONSE', 'The map did not arrive');
const isWhole = ({ area, bytes }: KeptMap) => bytes === area.bytes;

function asTold(kept: KeptMap | null): MapOnDevice {
  if (!kept) return none;
  const { area, parts, bytes } = kept;
  if (!isWhole(kept)) return { state: 'stopped', bytes, total: area.bytes };
  return { state: 'here', bytes, file: new File([...parts], area.file) };
}

async function look(tripId: string): Promise<void> {
  if (running.has(tripId)) return;
  tell(tripId, asTold(await readMap(currentUserId(), tripId).catch(() => null)));
}

async function fetchPart({ file, bytes }: MapArea, from: number, signal: AbortSignal): Promise<Blob> {
  const range = `bytes=${from}-${Math.min(from + PART_BYTES, bytes) - 1}`;
  const bounded = AbortSignal.any([signal, AbortSignal.timeout(PART_TIMEOUT_MS)]);
  const response = await fetch(file, { headers: { range }, signal: bounded, cache: 'no-store' });
  // Only the part that was asked for: a captive portal answers 200.
  if (response.status !== 206) throw new Problem('NO_RESPONSE', `status ${response.status} for a part of the map`);
  return response.blob();
}

async function fetchRest(tripId: string, area: MapArea, signal: AbortSignal): Promise<void> {
  const userId = currentUserId();
  await beginMap(userId, tripId, area);
  let bytes = (await readMap(userId, tripId))?.bytes ?? 0;
  while (bytes < area.bytes) {
    tell(tripId, { state: 'fetching', bytes, total: area.bytes });
    const part = await fetchPart(area, bytes, signal);
    await addPart(userId, tripId, bytes, part);
    bytes += part.size;
  }
}

/**
 * Keeps the street map around a trip on this device, going on where it was stopped. Throws Problem: the server's own, or
 * NO_RESPONSE when the connection broke; and the browser's QuotaExceededError. A stop by `stopMap` is none.
 */
export async function keepMap(trip: Trip): Promise<void> {
  const box = boxAround(trip);
  if (!box || running.has(trip.id)) return;
  const stopping = new AbortController();
  const { signal } = stopping;
  running.set(trip.id, stopping);
  tell(trip.id, { state: 'fetching', bytes: 0, total: 0 });
  try {
    const { call } = await import('../api/call.ts');
    const area = await call(makeMapAreaEndpoint, { body: { box }, signal, timeoutMs: CUT_TIMEOUT_MS });
    await fetchRest(trip.id, area, signal);
    await mapLibrary(true);
  } catch (error) {
    if (!signal.aborted) throw isQuota(error) || error instanceof Problem ? error : noConnection;
  } finally {
    running.delete(trip.id);
    await look(trip.id);
  }
}

/** What has arrived stays for another time. */
export function stopMap(tripId: string): void {
  running.get(tripId)?.abort();
}

export async function forgetMap(tripId: string): Promise<void> {
  stopMap(tripId);
  await deleteMap(currentUserId(), tripId);
  tell(tripId, none);
}

/** Removes every map of a user from this device. */
export async function forgetMaps(userId: string): Promise<void> {
  for (const stopping of running.values()) stopping.abort();
  await deleteMaps(userId);
  useMaps.setState({ maps: {} });
}

/** Null until the cache was read. */
export function useMapOnDevice(tripId: string): MapOnDevice | null {
  useEffect(() => {
    void look(tripId);
  }, [tripId]);
  return useMaps(({ maps }) => maps[tripId] ?? null);
}

/** Whether the map around this trip can be kept at all: the operator has one to cut from, and the trip has places. */
export function useCanKeepMap(trip: Trip): boolean {
  return (useSettings()?.map.areas ?? false) && boxAround(trip) !== null;
}

/** What this device has of a map the user asked to keep, read again and without the network; null when the user did not. */
export async function readKeptMap(tripId: string): Promise<{ readonly whole: boolean; readonly bytes: number } | null> {
  const kept = await readMap(currentUserId(), tripId);
  if (!kept) return null;
  const library = await mapLibrary(false);
  return { whole: isWhole(kept) && library.here, bytes: kept.bytes + library.bytes };
}

/** What lies under the map of a trip, of which this device may have kept an area. */
export function useTripGround(tripId: string) {
  const { settings } = useGround();
  const kept = useMapOnDevice(tripId);
  return { settings, area: kept?.state === 'here' ? kept.file : null };
}
