import './styles/main.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import { i18next, startI18n } from './i18n/i18n.ts';
import { Layout } from './layout/Layout.tsx';
import { reloadWhenChunksAreGone } from './pwa/stale-page.ts';
import { startWorker } from './pwa/worker.ts';
import { AppRoutes } from './routes.tsx';
import { followOtherTabs, whenSignedIn } from './session/session.ts';

const root = document.getElementById('app');
if (!root) throw new Error('index.html has no #app');

reloadWhenChunksAreGone();
await startI18n();
followOtherTabs();

createRoot(root).render(
  <StrictMode>
    <I18nextProvider i18n={i18next}>
      <BrowserRouter>
        <Layout>
          <AppRoutes />
        </Layout>
      </BrowserRouter>
    </I18nextProvider>
  </StrictMode>,
);

void startWorker();
whenSignedIn(() => {
  // After the first paint: nobody waits for the outbox to see the page, and strangers never load it.
  void import('./data/sync.ts').then(({ keepInSync }) => keepInSync());
});
