import './styles/main.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { chosenLanguage, i18next, startI18n } from './i18n/i18n.ts';
import { watchInstall } from './pwa/install.ts';
import { reloadWhenChunksAreGone } from './pwa/stale-page.ts';
import { startWorker } from './pwa/worker.ts';
import { followOtherTabs, useSession, whenSignedIn } from './session/session.ts';
import { shellOf } from './shell.ts';
import { takesOverMarkup } from './ui/hydrated.ts';

const root = document.getElementById('app');
if (!root) throw new Error('index.html has no #app');

reloadWhenChunksAreGone();
const language = chosenLanguage();
i18next.on('languageChanged', (changed) => {
  document.documentElement.lang = changed;
});
await startI18n(language);
followOtherTabs();

const app = (
  <BrowserRouter>
    <App />
  </BrowserRouter>
);
const stranger = useSession.getState().state === 'anonymous';
const taken = stranger && root.dataset.shell === shellOf(language, new Date());
if (taken) takesOverMarkup();
// In a transition React works in slices of a few milliseconds, so that a slow phone answers while the page starts.
startTransition(() => {
  if (taken) hydrateRoot(root, app);
  else createRoot(root).render(app);
});

watchInstall();
void startWorker();
whenSignedIn(() => {
  // After the first paint: nobody waits for the outbox to see the page, and strangers never load it.
  void import('./data/sync.ts').then(({ keepInSync }) => keepInSync());
});
