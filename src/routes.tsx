import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, Route, Routes } from 'react-router-dom';
import { loadScreenTexts, type OwnTexts } from './i18n/i18n.ts';
import { paths, tripPattern } from './navigation/paths.ts';
import HomeScreen from './screens/home/HomeScreen.tsx';
import { Skeleton } from './ui/Skeleton.tsx';

type ScreenModule = { default: ComponentType };

/** A screen with the texts it needs: those of all screens, and those that few of them say. */
const screen = (load: () => Promise<ScreenModule>, ...own: readonly OwnTexts[]) => ({
  load,
  Screen: lazy(async () => {
    const [module] = await Promise.all([load(), loadScreenTexts(...own)]);
    return module;
  }),
});

/** Every path of the page and the screen that answers it. Home is in the first download, the others come when needed. */
const screens = {
  [paths.planTrip]: screen(() => import('./screens/plan-trip/PlanTripScreen.tsx')),
  [paths.myTrips]: screen(() => import('./screens/my-trips/MyTripsScreen.tsx')),
  [paths.sampleTrip]: screen(() => import('./screens/trip/SampleTripScreen.tsx')),
  [paths.trips]: screen(() => import('./screens/trip/NoTripScreen.tsx')),
  [tripPattern]: screen(() => import('./screens/trip/TripScreen.tsx')),
  [paths.inspiration]: screen(() => import('./screens/inspiration/InspirationScreen.tsx')),
  [paths.howItWorks]: screen(() => import('./screens/how-it-works/HowItWorksScreen.tsx'), 'howItWorks'),
  [paths.login]: screen(() => import('./screens/login/LoginScreen.tsx'), 'auth'),
  [paths.register]: screen(() => import('./screens/register/RegisterScreen.tsx'), 'auth'),
  [paths.forgotPassword]: screen(() => import('./screens/forgot-password/ForgotPasswordScreen.tsx'), 'auth'),
  [paths.forgotPasswordSent]: screen(
    () => import('./screens/forgot-password-sent/ForgotPasswordSentScreen.tsx'),
    'auth',
  ),
  [paths.resetPassword]: screen(() => import('./screens/reset-password/ResetPasswordScreen.tsx'), 'auth'),
  [paths.verifyEmail]: screen(() => import('./screens/verify-email/VerifyEmailScreen.tsx'), 'auth'),
  [paths.profile]: screen(() => import('./screens/profile/ProfileScreen.tsx'), 'auth', 'profile'),
  [paths.terms]: screen(() => import('./screens/terms-and-conditions/TermsScreen.tsx')),
  [paths.privacy]: screen(() => import('./screens/privacy-policy/PrivacyScreen.tsx')),
  [paths.shop]: screen(() => import('./screens/shop/ShopScreen.tsx')),
  [paths.payment]: screen(() => import('./screens/payment/PaymentScreen.tsx'), 'payment'),
  [paths.testCheckout]: screen(() => import('./screens/payment/TestCheckoutScreen.tsx'), 'payment'),
  [paths.paymentSuccess]: screen(() => import('./screens/payment-success/PaymentSuccessScreen.tsx'), 'payment'),
  '*': screen(() => import('./screens/not-found/NotFoundScreen.tsx')),
};

/** Sends for the code of an address before anything is drawn: a cold start waits for one thing less after the other. */
export function bringScreen(pathname: string): void {
  const found = Object.entries(screens).find(([path]) => path !== '*' && matchPath(path, pathname));
  // A screen that cannot be had is told where it is drawn.
  found?.[1].load().catch(() => undefined);
}

function ScreenOnItsWay() {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-4 py-10" role="status" aria-label={t('common.loading')}>
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}

export function AppRoutes() {
  return (
    <Suspense fallback={<ScreenOnItsWay />}>
      <Routes>
        <Route path={paths.home} element={<HomeScreen />} />
        {Object.entries(screens).map(([path, { Screen }]) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
      </Routes>
    </Suspense>
  );
}
