import { useEffect } from 'react';
import type { KeptStart } from '#contract/worker.ts';
import { chosenLanguage, i18next } from '../i18n/i18n.ts';
import { deleteViews, putReader, putStart, putView, viewsEdition } from '../offline/views.ts';
import { readTokens, useSession } from '../session/session.ts';
import { whenIdle } from './when-idle.ts';

const LONGEST_WAIT_MS = 2000;
/** More than a first screen ever is; a device keeps no more of a page that grew. */
const LARGEST_CHARS = 200_000;

/** True only for a moment, or drawn with what HTML may not bring along (styles of its own, pictures in memory): left blank. */
const ONLY_LIVE = '[style], img[src^="blob:"], [data-momentary]';
/** What a user types or ticks before the app is there would be lost. */
const TYPED = 'input, textarea';
const CHOSEN = 'select, input[type="checkbox"], input[type="radio"]';

/** The header and the start of the content, as HTML; null while the screen is not there. */
function viewOf(app: HTMLElement): string | null {
  const parts = [...app.children].filter((child) => child.matches('header, main'));
  if (parts.length !== 2) return null;
  const copy = document.createElement('div');
  copy.append(...parts.map((part) => part.cloneNode(true)));
  for (const later of copy.querySelectorAll('[data-later]')) later.remove();
  for (const live of copy.querySelectorAll(ONLY_LIVE)) {
    live.removeAttribute('style');
    live.classList.add('invisible');
  }
  for (const field of copy.querySelectorAll(TYPED)) field.setAttribute('readonly', '');
  for (const field of copy.querySelectorAll(CHOSEN)) field.setAttribute('disabled', '');
  return copy.innerHTML;
}

/** Only a worker shows it, and only to a signed-in user. */
function isWanted(): boolean {
  const controlled = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  return controlled && useSession.getState().state === 'signed-in';
}

/** Another tab may have signed out meanwhile; what it says is in storage before it is heard here. */
async function keepWhileSignedIn(put: Promise<void>): Promise<void> {
  await put;
  if (readTokens() === null) await forgetViews();
}

/** What screens looked like, and for whom trips may be drawn. */
export async function forgetViews(): Promise<void> {
  await Promise.all([putReader(null), deleteViews()]);
}

function keepView(until: string, drawnIn: number): void {
  const app = document.getElementById('app');
  if (!app || !isWanted()) return;
  const markup = viewOf(app);
  if (markup === null || markup.length > LARGEST_CHARS) return;
  const { title, documentElement } = document;
  void keepWhileSignedIn(
    putView(window.location.pathname, { language: documentElement.lang, title, markup, until }, drawnIn),
  );
}

/**
 * Keeps what this screen shows for the next cold start: after every drawing, once the page has nothing to do, and when it is
 * put away. `until` is the last date on which that holds, null for a state that no start begins with.
 */
export function useKeptView(until: string | null): void {
  useEffect(() => {
    if (until === null) return;
    const drawnIn = viewsEdition();
    const keep = () => keepView(until, drawnIn);
    const put = () => document.visibilityState === 'hidden' && keep();
    document.addEventListener('visibilitychange', put);
    const stop = whenIdle(keep, LONGEST_WAIT_MS);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', put);
    };
  });
}

/** Keeps where the installed app is to open. */
export async function keepStart(start: KeptStart): Promise<void> {
  if (isWanted()) await keepWhileSignedIn(putStart(start));
}

/** Views are for the signed-in user: they go when that user signs out, and when another one signs in. */
export function guardViews(): void {
  const whose = () => {
    const session = useSession.getState();
    return session.state === 'signed-in' ? session.user.id : null;
  };
  const tellReader = () => {
    const userId = whose();
    if (userId !== null) void keepWhileSignedIn(putReader({ userId, language: chosenLanguage() }));
  };
  let before = whose();
  if (before === null) void forgetViews();
  tellReader();
  i18next.on('languageChanged', tellReader);
  useSession.subscribe(() => {
    const now = whose();
    if (now !== before) void forgetViews().then(tellReader);
    before = now;
  });
}
