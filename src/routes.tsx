import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Routes } from 'react-router-dom';
import { paths, tripPattern } from './navigation/paths.ts';
import HomeScreen from './screens/home/HomeScreen.tsx';
import { Skeleton } from './ui/Skeleton.tsx';

/** Every path of the page and the screen that answers it. Home is in the first download, the others come when needed. */
const screens = {
  [paths.planTrip]: lazy(() => import('./screens/plan-trip/PlanTripScreen.tsx')),
  [paths.myTrips]: lazy(() => import('./screens/my-trips/MyTripsScreen.tsx')),
  [tripPattern]: lazy(() => import('./screens/trip/TripScreen.tsx')),
  [paths.howItWorks]: lazy(() => import('./screens/how-it-works/HowItWorksScreen.tsx')),
  [paths.login]: lazy(() => import('./screens/login/LoginScreen.tsx')),
  [paths.register]: lazy(() => import('./screens/register/RegisterScreen.tsx')),
  [paths.terms]: lazy(() => import('./screens/terms-and-conditions/TermsScreen.tsx')),
  [paths.privacy]: lazy(() => import('./screens/privacy-policy/PrivacyScreen.tsx')),
  '*': lazy(() => import('./screens/not-found/NotFoundScreen.tsx')),
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
