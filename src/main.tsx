import './styles/main.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { isAppStart } from '#contract/worker.ts';
import { localDate } from '#domain/trip/dates.ts';
import { App } from './App.tsx';
import { guardViews } from './data/kept-view.ts';
import { whenIdle } from './data/when-idle.ts';
import { formatLongDay } from './i18n/format.ts';
import { chosenLanguage, i18next, startI18n } from './i18n/i18n.ts';
import { paths } from './navigation/paths.ts';
import { watchInstall } from './pwa/install.ts';
import { nameManifest } from './pwa/manifest.ts';
import { allowOnlyOwnScripts } from './pwa/own-scripts.ts';
import { reloadWhenChunksAreGone } from './pwa/stale-page.ts';
import { startWorker } from './pwa/worker.ts';
import { bringScreen, ownTextsAt, sendForScreen } from './routes.tsx';
import { followOtherTabs, useSession, whenEnded, whenSignedIn } from './session/session.ts';
import { replayEarlyClick } from './ui/early-click.ts';
import { takesOverMarkup } from './ui/hydrated.ts';

const root = document.getElementById('app');
if (!root) throw new Error('index.html has no #app');

allowOnlyOwnScripts();
reloadWhenChunksAreGone();
// Before anything is waited for: another tab may sign out while this one starts.
const leave = async (userId: string) => (await import('./data/left.ts')).leaveData(userId);
followOtherTabs((userId) => void leave(userId).catch(() => undefined));
/** As long as a visitor sees a page that starts as nothing at all. */
const LONGEST_EMPTY_MS = 1500;
/** What can be read is not taken away for a skeleton so soon. */
const LONGEST_READ_ONLY_MS = 10_000;
const LONGEST_BUSY_MS = 2000;
/** Where the browser does not say when. */
const IDLE_AFTER_MS = 500;
const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

if (isAppStart(window.location) && 'user' in useSession.getState()) {
  const begin = import('./app-start.ts').then(({ appStart }) => appStart());
  const start = await Promise.race([begin.catch(() => undefined), rest(LONGEST_EMPTY_MS)]);
  if (start !== undefined) window.history.replaceState(null, '', start);
}
const { pathname } = window.location;
const underway = sendForScreen(pathname);
const language = chosenLanguage();
i18next.on('languageChanged', (changed) => {
  document.documentElement.lang = changed;
  nameManifest(changed);
});
const texts = startI18n(language, pathname === paths.home ? null : ownTextsAt(pathname));
// The first formatter of a page costs a slow phone more than all others: made while texts and screen are on their way.
if (pathname !== paths.home) setTimeout(() => formatLongDay(localDate(new Date())));
await texts;
// A network or a database that does not answer must not leave the page empty: then it starts with a skeleton.
const held = root.dataset.view !== undefined;
const patience = rest(held ? LONGEST_READ_ONLY_MS : LONGEST_EMPTY_MS);
await Promise.race([Promise.all([bringScreen(pathname), underway]), patience]);
guardViews();

let onDrawn = () => {};

/** Resolves when the first screen can be seen; a page in the background is never drawn. */
const seen = new Promise<void>((resolve) => {
  onDrawn = () => {
    // What the worker showed is replaced by now.
    delete root.dataset.view;
    if (held) replayEarlyClick();
    requestAnimationFrame(() => setTimeout(resolve));
  };
  setTimeout(resolve, LONGEST_BUSY_MS);
});

const app = (
  <BrowserRouter>
    <App onDrawn={onDrawn} />
  </BrowserRouter>
);
const stranger = useSession.getState().state === 'anonymous';
/** The markup made at build time may only be taken over where it is in the reader's language. */
const taken = stranger && root.dataset.shell === language;
if (taken) takesOverMarkup();
// What can be read already is taken over in slices of a few milliseconds, so that a slow phone answers meanwhile.
if (taken) startTransition(() => void hydrateRoot(root, app));
else if (held) startTransition(() => createRoot(root).render(app));
else createRoot(root).render(app);
// React listens from here on, and takes over at once what is pressed.
if (!held) replayEarlyClick();

watchInstall();
void Promise.all([startWorker(), seen]).then(([hasWorker]) => {
  if (!hasWorker) return;
  const later = async () => (await import('./whole-app.ts')).keepWholeApp();
  whenIdle(() => void later().catch(() => undefined), IDLE_AFTER_MS);
});
whenEnded(() => void seen.then(async () => (await import('./data/ended.ts')).tendEnded()).catch(() => undefined));
whenSignedIn(() => {
  // Once the page is there: no user waits for the outbox to see it, and strangers never load it.
  const later = async () => {
    const [{ keepInSync }, { keepHearing }, { keepAppStart }] = await Promise.all([
      import('./data/sync.ts'),
      import('./data/news.ts'),
      import('./app-start.ts'),
    ]);
    keepAppStart();
    keepInSync();
    keepHearing();
  };
  void seen.then(() => whenIdle(() => void later(), IDLE_AFTER_MS));
});
