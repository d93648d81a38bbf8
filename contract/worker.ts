import type { Language } from '#domain/language.ts';

/**
 * What the page may say to its service worker; both `CHECK` are answered with a ShellReport on the port that comes along, `KEEP_APP` with
 * an AppKept once it has fetched what is not here yet. The library that draws street maps is kept only on devices that keep such a map.
 */
export type WorkerMessage =
  | { readonly type: 'SKIP_WAITING' | 'KEEP_APP' }
  | {
      readonly type: 'CHECK_SHELL' | 'CHECK_MAP_LIBRARY';
      /** Fetch what is missing before looking. */
      readonly fetchMissing: boolean;
    };

/** What the worker found on this device of the files that the page is made of, read without a network. */
export interface ShellReport {
  readonly files: number;
  readonly bytes: number;
  /** Paths that are not there, or cannot be read. */
  readonly missing: readonly string[];
}

/** How many files the page is made of, and how many of them could not be had. */
export interface AppKept {
  readonly files: number;
  readonly missing: number;
}

/** The name under which the browser wakes the worker when the network is back. */
export const SYNC_TAG = 'outbox';

/** Pictures of saved trips, kept by the page and served by the worker; the first thing to go when space is short. */
export const PICTURES_CACHE = 'pictures';

/** What other apps handed over, kept by the worker; it is there as long as something waits in it (`handed.ts`). */
export const HANDED_CACHE = 'handed-over';

/** What screens looked like last, kept by the page; the worker shows it until the page itself is there. */
export const VIEWS_CACHE = 'views';

/** Where the view of an address lies in that cache. */
export const viewKeyOf = (pathname: string): string => `/kept-view${pathname}`;

export interface KeptView {
  readonly language: string;
  readonly title: string;
  /** HTML as the browser wrote it from the page. */
  readonly markup: string;
  /** The last calendar date, on this device, on which it may be shown. */
  readonly until: string;
}

/** A view that the worker draws itself: it holds as long as what it is drawn from. */
export type DrawnView = Omit<KeptView, 'until'>;

/** Where the trips of a user are, so that the worker can open the installed app on the one of today. */
export interface KeptStart {
  /** `start` and `end` are calendar dates, both included. */
  readonly trips: readonly { readonly start: string; readonly end: string; readonly path: string }[];
  /** On every other day. */
  readonly otherwise: string;
}

export const START_KEY = '/kept-start';

/** Whose trips the worker may draw as text, and in which language: the user who is signed in. */
export interface KeptReader {
  readonly userId: string;
  readonly language: Language;
}

/** A user or visitor who opens a link: `userId` is null for a visitor. */
export interface Viewer {
  readonly userId: string | null;
  readonly language: Language;
}

/** Outlives what screens looked like. */
export const READER_CACHE = 'reader';
export const READER_KEY = '/kept-reader';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** Whether this is how the installed app is opened (`start_url` of the manifest). */
export const isAppStart = ({ pathname, search }: Address): boolean => pathname === '/' && search === '?source=app';

/** The path it opens with on a date: the trip that began last among those of that day. */
export function startOn(today: string, { trips, otherwise }: KeptStart): string {
  const ongoing = trips.filter(({ start, end }) => start <= today && today <= end);
  return ongoing.sort((a, b) => b.start.localeCompare(a.start))[0]?.path ?? otherwise;
}
