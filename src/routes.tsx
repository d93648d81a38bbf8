import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, type Params, Route, Routes } from 'react-router-dom';
import { SHARED_TRIP } from '#domain/trip/share-path.ts';
import { loadScreenTexts, type OwnTexts } from './i18n/i18n.ts';
import { paths, tripPattern } from './navigation/paths.ts';
import HomeScreen from './screens/home/HomeScreen.tsx';
import { Skeleton } from './ui/Skeleton.tsx';

interface ScreenModule {
  readonly default: ComponentType;
}

interface ScreenParts {
  /** Texts that few screens say. */
  readonly own?: readonly OwnTexts[];
  /** Texts of a part of it that some addresses begin with. */
  readonly ofPart?: (params: Params) => readonly OwnTexts[];
  /** Reads what the screen shows first. */
  readonly ahead?: (params: Params) => Promise<void>;
}

/** A screen with the texts it needs: those of all screens, and those that few of them say. */
function screen(load: () => Promise<ScreenModule>, { own = [], ofPart = () => [], ahead }: ScreenParts = {}) {
  let brought: ComponentType | null = null;
  const bring = async () => {
    const [module] = await Promise.all([load(), loadScreenTexts(...own)]);
    brought = module.default;
    return module;
  };
  const Later = lazy(bring);
  /** What is here already is drawn at once, without a skeleton in between. */
  function Screen() {
    const [Chosen] = useState<ComponentType>(() => brought ?? Later);
    return <Chosen />;
  }
  const sendFor = (params: Params) => Promise.all([load(), ahead?.(params)]);
  const firstTexts = (params: Params) => [...own, ...ofPart(params)];
  return { firstTexts, sendFor, bring, Screen };
}

const myTripsScreen = () => import('./screens/my-trips/MyTripsScreen.tsx');
const myTripsAhead = async () => {
  const read = async () => (await import('./data/trips.ts')).readMyTripsAhead();
  const bring = async () => (await myTripsScreen()).bringList();
  await Promise.all([read(), bring()]);
};
const tripScreen = () => import('./screens/trip/TripScreen.tsx');
const sharedTripAhead = async (token: string) => {
  const ask = async () => (await import('./data/shared-trips.ts')).askSharedAhead(token);
  const bring = async () => (await tripScreen()).bringSharedTrip();
  await Promise.all([ask(), bring()]);
};
const tripAhead = async ({ id = '' }: Params) =>
  id.startsWith(SHARED_TRIP)
    ? sharedTripAhead(id.slice(SHARED_TRIP.length))
    : (await import('./data/trips.ts')).readTripAhead(id);

const tripTexts = ['map', 'tripEdit', 'tripFit'] as const;

/** Every path of the page and the screen that answers it. Home is in the first download, the others come when needed. */
const screens = {
  [paths.planTrip]: screen(() => import('./screens/plan-trip/PlanTripScreen.tsx')),
  [paths.myTrips]: screen(myTripsScreen, {
    own: ['myTrips'],
    ahead: myTripsAhead,
  }),
  [paths.handedOver]: screen(() => import('./screens/handed-over/HandedOverScreen.tsx'), { own: ['handedOver'] }),
  [paths.sync]: screen(() => import('./screens/sync/SyncScreen.tsx')),
  [paths.sampleTrip]: screen(() => import('./screens/trip/SampleTripScreen.tsx'), { own: ['map'] }),
  [paths.trips]: screen(() => import('./screens/trip/NoTripScreen.tsx')),
  [tripPattern]: screen(tripScreen, {
    own: tripTexts,
    ofPart: ({ id = '' }) => (id.startsWith(SHARED_TRIP) ? ['share'] : []),
    ahead: tripAhead,
  }),
  [paths.inspiration]: screen(() => import('./screens/inspiration/InspirationScreen.tsx'), { own: ['inspiration'] }),
  [paths.howItWorks]: screen(() => import('./screens/how-it-works/HowItWorksScreen.tsx'), { own: ['howItWorks'] }),
  [paths.login]: screen(() => import('./screens/login/LoginScreen.tsx'), { own: ['auth'] }),
  [paths.register]: screen(() => import('./screens/register/RegisterScreen.tsx'), { own: ['auth'] }),
  [paths.forgotPassword]: screen(() => import('./screens/forgot-password/ForgotPasswordScreen.tsx'), {
    own: ['auth', 'forgotPassword'],
  }),
  [paths.forgotPasswordSent]: screen(() => import('./screens/forgot-password-sent/ForgotPasswordSentScreen.tsx'), {
    own: ['auth', 'forgotPassword'],
  }),
  [paths.resetPassword]: screen(() => import('./screens/reset-password/ResetPasswordScreen.tsx'), { own: ['auth'] }),
  [paths.verifyEmail]: screen(() => import('./screens/verify-email/VerifyEmailScreen.tsx'), { own: ['auth'] }),
  [paths.profile]: screen(() => import('./screens/profile/ProfileScreen.tsx'), { own: ['auth', 'profile', 'shop'] }),
  [paths.terms]: screen(() => import('./screens/terms-and-conditions/TermsScreen.tsx'), { own: ['legal'] }),
  [paths.privacy]: screen(() => import('./screens/privacy-policy/PrivacyScreen.tsx'), { own: ['legal'] }),
  [paths.shop]: screen(() => import('./screens/shop/ShopScreen.tsx'), { own: ['shop'] }),
  [paths.payment]: screen(() => import('./screens/payment/PaymentScreen.tsx'), { own: ['payment', 'shop'] }),
  [paths.testCheckout]: screen(() => import('./screens/payment/TestCheckoutScreen.tsx'), { own: ['payment', 'shop'] }),
  [paths.paymentSuccess]: screen(() => import('./screens/payment-success/PaymentSuccessScreen.tsx'), {
    own: ['payment', 'shop'],
  }),
  '*': screen(() => import('./screens/not-found/NotFoundScreen.tsx'), { own: ['notFound'] }),
};

/** The screen of an address and what its pattern found in it. */
function screenAt(pathname: string) {
  for (const [path, found] of Object.entries(screens)) {
    const match = path === '*' ? null : matchPath(path, pathname);
    if (match) return { ...found, params: match.params };
  }
  return null;
}

/**
 * Sends for the code of an address, and for what it shows first, before anything is drawn: a cold start waits for one thing
 * less after the other. Resolves when both are here; what cannot be had is told where it is drawn.
 */
export async function sendForScreen(pathname: string): Promise<void> {
  const at = screenAt(pathname);
  await at?.sendFor(at.params).catch(() => undefined);
}

/** What only few screens say, of the one at an address. */
export function ownTextsAt(pathname: string): readonly OwnTexts[] {
  const at = screenAt(pathname);
  return at?.firstTexts(at.params) ?? [];
}

/** Resolves when the screen of an address can be drawn, with its texts, or will not be had. After the texts have started. */
export async function bringScreen(pathname: string): Promise<void> {
  await screenAt(pathname)
    ?.bring()
    .catch(() => undefined);
}

function ScreenOnItsWay() {
  const { t } = useTranslation();
  return (
    <div className="flex min-h-dvh flex-col gap-4 py-10" role="status" aria-label={t('common.loading')}>
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
