import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoomState, useSavedNow } from '../data/storage.ts';
import { ScrollToTop } from '../navigation/ScrollToTop.tsx';
import { useAfterPaint } from '../ui/after-paint.ts';
import { isTakenOver } from '../ui/hydrated.ts';
import { useToasts } from '../ui/toast-store.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { PageTitle } from './PageTitle.tsx';
import { PolicyNotice } from './PolicyNotice.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { SessionEndedNotice } from './SessionEndedNotice.tsx';
import { UpdatePrompt } from './UpdatePrompt.tsx';

const InstallPrompt = lazy(() => import('./InstallPrompt.tsx').then((module) => ({ default: module.InstallPrompt })));
const RoomNotice = lazy(() => import('./RoomNotice.tsx').then((module) => ({ default: module.RoomNotice })));
const Toaster = lazy(() => import('../ui/Toaster.tsx').then((module) => ({ default: module.Toaster })));

/** Header, the routed area, footer, and what may appear over any screen. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const [savedNow, full] = [useSavedNow(), useRoomState() !== 'enough'];
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
      <Header />
      <OfflineBanner />
      <SessionEndedNotice />
      <PolicyNotice />
      <Suspense>{full && <RoomNotice />}</Suspense>
      <main id="content" tabIndex={-1} className="mx-auto min-h-[70dvh] max-w-6xl px-4 outline-none">
        <ScreenBoundary>{children}</ScreenBoundary>
      </main>
      <Suspense>{savedNow && <InstallPrompt />}</Suspense>
      {(inMarkup || painted) && <Footer />}
      <UpdatePrompt />
      {toasted && (
        <Suspense>
          <Toaster closeLabel={t('common.close')} regionLabel={t('common.notifications')} />
        </Suspense>
      )}
    </>
  );
}
