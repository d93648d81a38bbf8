import type { ProblemCode } from '#domain/problem.ts';

/**
 * What becomes of something that waits to be sent. `park`: it would be refused again however often it is sent, its owner decides. `later`: it
 * is sent again after a while, others may be sent now. `later, all`: the same, and nothing else need be tried now. `stop`: it is not its
 * fault, and waiting cures nothing: its owner must sign in, or the app be updated.
 */
export type Fate = 'park' | 'later' | 'later, all' | 'stop';

/** What an exchange with the server makes of one way in which it can be refused. */
interface Policy {
  /** A change of a trip or a profile. */
  readonly change: Fate;
  /** The contents of a document, which go in parts and may meet another device that sends the same. */
  readonly content: Fate;
  /** Whether a trip that cannot be had for this says anything of the others. */
  readonly fetching: 'this one' | 'all';
}

const refused: Policy = { change: 'park', content: 'park', fetching: 'this one' };
/** It speaks of what was sent, and no document or trip that is fetched is refused for it. */
const ofRequests: Policy = { change: 'park', content: 'later', fetching: 'this one' };
const ill: Policy = { change: 'later', content: 'later', fetching: 'this one' };
/** Its owner must sign in, or the app be updated. */
const signedOut: Policy = { change: 'stop', content: 'stop', fetching: 'all' };

/** For every code: one that is missing does not compile. */
export const policies: Readonly<Record<ProblemCode, Policy>> = {
  INVALID_INPUT: refused,
  TOO_LARGE: refused,
  UNSUPPORTED_MEDIA_TYPE: refused,
  REFUSED: refused,
  INVALID_JSON: ofRequests,
  // The trip of a document may be on its way.
  NOT_FOUND: ofRequests,
  CONFLICT: ofRequests,
  OPERATION_REUSED: ofRequests,
  BAD_CREDENTIALS: ofRequests,
  ANONYMOUS_LIMIT: ofRequests,
  WRONG_PASSWORD: ofRequests,
  INVALID_TOKEN: ofRequests,
  EMAIL_UNVERIFIED: ofRequests,
  DESTINATION_UNKNOWN: ofRequests,
  DESTINATION_AMBIGUOUS: ofRequests,
  PLAN_IMPOSSIBLE: ofRequests,
  INSUFFICIENT_TOKENS: ofRequests,
  NOT_WITHDRAWABLE: ofRequests,
  UNAUTHORIZED: signedOut,
  SESSION_ENDED: signedOut,
  LOGIN_REQUIRED: signedOut,
  UPDATE_REQUIRED: signedOut,
  RATE_LIMITED: { ...ill, fetching: 'all' },
  UNAVAILABLE: ill,
  INTERNAL: ill,
  // Not ours: a page of a hotel, a gateway.
  UNREADABLE: ill,
  NO_RESPONSE: { change: 'later, all', content: 'later, all', fetching: 'all' },
};
