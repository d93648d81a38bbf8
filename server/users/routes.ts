import type { FastifyInstance } from 'fastify';
import { changeProfileEndpoint, getMeEndpoint, registerEndpoint } from '#contract/users.ts';
import { requestLanguage } from '../http/language.ts';
import { type Authenticate, route, StoredJson } from '../http/route.ts';
import { type Registering, register } from './registration.ts';
import { changeProfile, changeProfileOnce, getProfile } from './users.ts';

const REGISTRATIONS_PER_MINUTE = 10;

export function userRoutes(app: FastifyInstance, authenticate: Authenticate, context: Registering): void {
  const { db, now } = context;
  route(app, authenticate, registerEndpoint, {
    perMinute: REGISTRATIONS_PER_MINUTE,
    handle: async ({ body, request }) => {
      await register(context, body, body.language ?? requestLanguage(request));
      return { registered: true as const };
    },
  });
  route(app, authenticate, getMeEndpoint, ({ caller }) => getProfile(db, caller.userId));
  route(app, authenticate, changeProfileEndpoint, async ({ caller: { userId }, body, headers }) => {
    const opId = headers['idempotency-key'];
    if (opId === undefined) return changeProfile(db, userId, body);
    return new StoredJson(await changeProfileOnce(db, { userId, opId }, body, now()));
  });
}
