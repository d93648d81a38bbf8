import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { legalInForce } from '../data/legal-version.ts';
import { useOthers } from '../data/others-state.ts';
import { useSessionState } from '../data/session.ts';
import { useRoomState, useSavedNow } from '../data/storage.ts';
import { lazyWithTexts } from '../i18n/lazy-with-texts.ts';
import { ScrollToTop } from '../navigation/ScrollToTop.tsx';
import { useAfterPaint } from '../ui/after-paint.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { isTakenOver } from '../ui/hydrated.ts';
import { useToasts } from '../ui/toast-store.ts';
import { Footer } from './Footer.tsx';
import { BareHeader, Header } from './Header.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { PageTitle } from './PageTitle.tsx';
import { PolicyNotice } from './PolicyNotice.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { UpdatePrompt } from './UpdatePrompt.tsx';

const InstallPrompt = lazyWithTexts(async () => (await import('./InstallPrompt.tsx')).InstallPrompt, 'install');
const RoomNotice = lazyWithTexts(async () => (await import('./RoomNotice.tsx')).RoomNotice, 'install');
const SessionEndedNotice = lazyWithTexts(
  async () => (await import('./SessionEndedNotice.tsx')).SessionEndedNotice,
  'ended',
);
const OthersNotice = lazyWithTexts(async () => (await import('./OthersNotice.tsx')).OthersNotice, 'ended');
const Toaster = lazy(() => import('../ui/Toaster.tsx').then((module) => ({ default: module.Toaster })));

/** Something beside the screen: where it fails it is missing, and the screen is there. */
function Part({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Header, the routed area, footer, and what may appear over any screen. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const [savedNow, full] = [useSavedNow(), useRoomState() !== 'enough'];
  const isEnded = ['ended', 'gone'].includes(useSessionState());
  const others = useOthers(({ toTell }) => toTell);
  const [inMarkup] = useState(isTakenOver);
  const painted = useAfterPaint();
  const toasted = useToasts((state) => state.messages.length > 0);
  return (
    <>
      <ScrollToTop />
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-full focus:bg-card focus:px-5 focus:py-3 focus:font-semibold focus:shadow-lg"
      >
        {t('layout.skip')}
      </a>
      <PageTitle />
      <ErrorBoundary fallback={() => <BareHeader />}>
        <Header />
      </ErrorBoundary>
      <Part>
        <OfflineBanner />
        <PolicyNotice version={legalInForce()} />
      </Part>
      <Part>{isEnded && <SessionEndedNotice />}</Part>
      <Part>{others && <OthersNotice />}</Part>
      <Part>{full && <RoomNotice />}</Part>
      <Part>
        <RefusalNotice />
      </Part>
      <main id="content" tabIndex={-1} className="mx-auto flow-root min-h-[70dvh] max-w-6xl px-4 outline-none">
        <ScreenBoundary>{children}</ScreenBoundary>
      </main>
      <Part>{savedNow && <InstallPrompt />}</Part>
      <Part>{(inMarkup || painted) && <Footer />}</Part>
      <Part>
        <UpdatePrompt />
      </Part>
      {toasted && (
        <Part>
          <Toaster closeLabel={t('common.close')} regionLabel={t('common.notifications')} />
        </Part>
      )}
    </>
  );
}
