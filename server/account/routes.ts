import type { FastifyInstance } from 'fastify';
import { deleteAccountEndpoint, exportAccountEndpoint } from '#contract/account.ts';
import { makeConfirmPassword } from '../auth/confirm-password.ts';
import { type Authenticate, route } from '../http/route.ts';
import { StreamedJson } from '../http/stored-bytes.ts';
import { type AccountContext, eraseAccount } from './erase-account.ts';
import { exportAccount } from './export-account.ts';

export function accountRoutes(app: FastifyInstance, authenticate: Authenticate, context: AccountContext): void {
  const confirmPassword = makeConfirmPassword(app, context);
  route(app, authenticate, exportAccountEndpoint, async ({ caller, body, request }) => {
    const { profile } = await confirmPassword(request, caller.userId, body.password);
    return new StreamedJson(await exportAccount(context, profile));
  });
  route(app, authenticate, deleteAccountEndpoint, async ({ caller, body, request }) => {
    const { profile } = await confirmPassword(request, caller.userId, body.password);
    await eraseAccount(context, profile);
    return { deleted: true as const };
  });
}
