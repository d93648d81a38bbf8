import { Problem } from '#domain/problem.ts';
import type { Outcome } from './live-job.ts';

export const refused = (problem: Problem): Outcome => ({ kind: 'refused', problem });
export const cancelled = () => new Problem('UNAVAILABLE', 'The plan was cancelled');
/** The same request with the same key goes on where this one stopped. */
export const stopping = () => new Problem('UNAVAILABLE', 'The server is stopping', { retryAfterS: 2 });
