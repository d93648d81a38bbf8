import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Routes } from 'react-router-dom';
import { loadScreenTexts } from './i18n/i18n.ts';
import { paths, tripPattern } from './navigation/paths.ts';
import HomeScreen from './screens/home/HomeScreen.tsx';
import { Skeleton } from './ui/Skeleton.tsx';

type ScreenModule = { default: ComponentType };

/** A screen with the texts it needs. */
const screen = (load: () => Promise<ScreenModule>) =>
  lazy(async () => {
    const [module] = await Promise.all([load(), loadScreenTexts()]);
    return module;
  });

/** Every path of the page and the screen that answers it. Home is in the first download, the others come when needed. */
const screens = {
  [paths.planTrip]: screen(() => import('./screens/plan-trip/PlanTripScreen.tsx')),
  [paths.myTrips]: screen(() => import('./screens/my-trips/MyTripsScreen.tsx')),
  [tripPattern]: screen(() => import('./screens/trip/TripScreen.tsx')),
  [paths.inspiration]: screen(() => import('./screens/inspiration/InspirationScreen.tsx')),
  [paths.howItWorks]: screen(() => import('./screens/how-it-works/HowItWorksScreen.tsx')),
  [paths.login]: screen(() => import('./screens/login/LoginScreen.tsx')),
  [paths.register]: screen(() => import('./screens/register/RegisterScreen.tsx')),
  [paths.forgotPassword]: screen(() => import('./screens/forgot-password/ForgotPasswordScreen.tsx')),
  [paths.forgotPasswordSent]: screen(() => import('./screens/forgot-password-sent/ForgotPasswordSentScreen.tsx')),
  [paths.resetPassword]: screen(() => import('./screens/reset-password/ResetPasswordScreen.tsx')),
  [paths.verifyEmail]: screen(() => import('./screens/verify-email/VerifyEmailScreen.tsx')),
  [paths.profile]: screen(() => import('./screens/profile/ProfileScreen.tsx')),
  [paths.terms]: screen(() => import('./screens/terms-and-conditions/TermsScreen.tsx')),
  [paths.privacy]: screen(() => import('./screens/privacy-policy/PrivacyScreen.tsx')),
  [paths.shop]: screen(() => import('./screens/shop/ShopScreen.tsx')),
  [paths.payment]: screen(() => import('./screens/payment/PaymentScreen.tsx')),
  [paths.testCheckout]: screen(() => import('./screens/payment/TestCheckoutScreen.tsx')),
  [paths.paymentSuccess]: screen(() => import('./screens/payment-success/PaymentSuccessScreen.tsx')),
  '*': screen(() => import('./screens/not-found/NotFoundScreen.tsx')),
};

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
        {Object.entries(screens).map(([path, Screen]) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
      </Routes>
    </Suspense>
  );
}
