import { HANDED_PATH } from '#domain/handed-path.ts';
import { SHARED_TRIP } from '#domain/trip/share-path.ts';

/** Takes the place of an id: the trip everybody may look at (D27). */
export const SAMPLE_TRIP = 'sample';

/** So begins what takes the place of an id for a trip of the inspiration page (D14). */
export const INSPIRATION_TRIP = 'inspiration-';

/** The only place that spells a URL of the page. */
export const paths = {
  home: '/',
  planTrip: '/plan-trip',
  planWith: (text: string) => `/plan-trip?${new URLSearchParams({ text })}`,
  inspiration: '/inspiration',
  howItWorks: '/how-it-works',
  shop: '/shop',
  payment: '/payment',
  testCheckout: '/payment/test',
  paymentSuccess: '/payment-success',
  profile: '/profile',
  myTrips: '/my-trips',
  handedOver: HANDED_PATH,
  sync: '/sync',
  trips: '/trips',
  trip: (id: string) => `/trips/${id}`,
  sampleTrip: `/trips/${SAMPLE_TRIP}`,
  inspirationTrip: (id: string) => `/trips/${INSPIRATION_TRIP}${id}`,
  sharedTrip: (token: string) => `/trips/${SHARED_TRIP}${token}`,
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  forgotPasswordSent: '/forgot-password/sent',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
} as const;

/** The same with parameters, as the route table needs them. */
export const tripPattern = '/trips/:id';

/** Where to go back to after signing in travels in the navigation state. */
export interface ReturnState {
  readonly returnTo?: string;
  readonly notice?: string;
  /** The address that was typed on the page before. */
  readonly email?: string;
}

/** Navigation state of the plan screen. */
export interface PlanState {
  /** The form even where a plan is kept, or that plan even where the form was open. */
  readonly show?: 'form' | 'plan';
  /** Choose stops to plan anew, with these chosen already. */
  readonly replan?: readonly string[];
}

/** Navigation state of the trip screen: what another app handed over is to be added to it. */
export interface TripState {
  readonly handedId?: string;
}
