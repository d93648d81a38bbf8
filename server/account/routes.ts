import type { FastifyInstance } from 'fastify';
import { deleteAccountEndpoint, exportAccountEndpoint } from '#contract/account.ts';
import { makeConfirmPassword } from '../auth/confirm-password.ts';
import type { AuthContext } from '../auth/context.ts';
import { type Authenticate, route } from '../http/route.ts';
import { eraseAccount } from './erase-account.ts';
import { exportAccount } from './export-account.ts';

export function accountRoutes(app: FastifyInstance, authenticate: Authenticate, context: AuthContext): void {
  const confirmPassword = makeConfirmPassword(app, context);
  route(app, authenticate, exportAccountEndpoint, async ({ caller, body, request }) => {
    const { profile } = await confirmPassword(request, caller.userId, body.password);
    return exportAccount(context.db, profile, context.now());
  });
  route(app, authenticate, deleteAccountEndpoint, async ({ caller, body, request }) => {
    const { profile } = await confirmPassword(request, caller.userId, body.password);
    await eraseAccount(context, profile);
    return { deleted: true as const };
  });
}
