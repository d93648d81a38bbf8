/** Takes the place of an id: the trip everybody may look at (D27). */
export const SAMPLE_TRIP = 'sample';

/** The only place that spells a URL of the page. */
export const paths = {
  home: '/',
  planTrip: '/plan-trip',
  inspiration: '/inspiration',
  howItWorks: '/how-it-works',
  shop: '/shop',
  payment: '/payment',
  paymentSuccess: '/payment-success',
  profile: '/profile',
  myTrips: '/my-trips',
  trip: (id: string) => `/trips/${id}`,
  sampleTrip: `/trips/${SAMPLE_TRIP}`,
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  forgotPasswordSent: '/forgot-password/sent',
  resetPassword: '/reset-password',
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
} as const;

/** The same with parameters, as the route table needs them. */
export const tripPattern = '/trips/:id';

/** Where to go back to after signing in travels in the navigation state. */
export interface ReturnState {
  readonly returnTo?: string;
  readonly notice?: string;
}
