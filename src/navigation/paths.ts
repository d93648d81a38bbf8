/** The only place that spells a URL of the page. */
export const paths = {
  home: '/',
  planTrip: '/plan-trip',
  myTrips: '/my-trips',
  trip: (id: string) => `/trips/${id}`,
  login: '/login',
  register: '/register',
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
