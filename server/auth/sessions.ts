import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { EndedBecause } from '#contract/auth.ts';
import { Problem } from '#domain/problem.ts';
import type { AppContext } from '../app-context.ts';
import type { Db } from '../db/database.ts';
import { freeing } from '../db/disk-room.ts';
import { ifPossible } from '../db/outage.ts';
import type { SessionRow } from '../db/schema.ts';
import type { Authenticate, Caller } from '../http/route.ts';
import { getProfile } from '../users/users.ts';
import type { AuthContext } from './context.ts';
import { isGone } from './kept.ts';
import { copiedTokenMail } from './mails.ts';
import { sendNotice } from './notices.ts';
import { countReissue, findSession, insertSession, markUsed, revokeSession, rotateSession } from './repo.ts';
import { judgeRefresh, type RotationState } from './rotation.ts';
import {
  makeAccessToken,
  makeRefreshToken,
  makeSendingToken,
  readAccessToken,
  readRefreshToken,
  readSendingToken,
  type SendingClaims,
} from './session-token.ts';

const DAY_MS = 86_400_000;
const IDLE_DAYS = 60;
const ABSOLUTE_DAYS = 180;

export interface TokenPair {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly token_type: 'bearer';
  readonly expires_in: number;
}

const after = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS).toISOString();

function pairFor({ config, now }: AppContext, sessionId: string, n: number): TokenPair {
  const expiresAt = Math.floor(now().getTime() / 1000) + config.accessTtlS;
  return {
    access_token: makeAccessToken(config.secret, { sessionId, n, expiresAt }),
    refresh_token: makeRefreshToken(config.secret, { sessionId, n }),
    token_type: 'bearer',
    expires_in: config.accessTtlS,
  };
}

/** Starts a session for a user whose password was right. */
export async function startSession(context: AppContext, userId: string, device: string): Promise<TokenPair> {
  const now = context.now();
  const row: SessionRow = {
    id: randomUUID(),
    user_id: userId,
    n: 1,
    used_at: null,
    rotated_at: now.toISOString(),
    reissues: 0,
    created_at: now.toISOString(),
    idle_until: after(now, IDLE_DAYS),
    absolute_until: after(now, ABSOLUTE_DAYS),
    revoked_at: null,
    reason: null,
    device,
  };
  await insertSession(context.db, row);
  return pairFor(context, row.id, row.n);
}

function stateOf(row: SessionRow): RotationState {
  return {
    n: row.n,
    usedAt: row.used_at === null ? null : Date.parse(row.used_at),
    reissues: row.reissues,
    endsAt: Math.min(Date.parse(row.idle_until), Date.parse(row.absolute_until)),
    revoked: row.revoked_at !== null,
  };
}

const messages: Readonly<Record<EndedBecause, string>> = {
  expired: 'It was not used for too long, or is too old',
  revoked: 'Its owner ended it, or changed the password',
  copied: 'The refresh token was used twice',
  gone: 'The account was deleted',
};

/** Only a holder of a token of the session is told why. */
function ended(rule?: EndedBecause): Problem {
  const fields = rule && [{ field: 'refresh_token', rule, message: messages[rule] }];
  return new Problem('SESSION_ENDED', 'This session has ended, sign in again', { ...(fields && { fields }) });
}

/** What one refresh came to; a refusal is a value here, because throwing would roll back the revocation it reports. */
type RefreshOutcome =
  | { readonly n: number }
  | { readonly copiedFrom: SessionRow }
  | { readonly endedBecause: EndedBecause | undefined }
  | 'wait'
  | 'again';

const COPIED = 'refresh token used twice';

/** Undefined where it is forgotten. */
async function whyEnded(db: Db, sessionId: string, row: SessionRow | null): Promise<EndedBecause | undefined> {
  if (!row) return (await isGone(db, sessionId)) ? 'gone' : undefined;
  if (row.revoked_at === null) return 'expired';
  return row.reason === COPIED ? 'copied' : 'revoked';
}

async function refreshOnce(db: Db, sessionId: string, n: number, now: Date): Promise<RefreshOutcome> {
  const row = await findSession(db, sessionId);
  const verdict = judgeRefresh(row && stateOf(row), n, now.getTime());
  if (!row || verdict === 'ended') return { endedBecause: await whyEnded(db, sessionId, row) };
  if (verdict === 'wait') return 'wait';
  if (verdict === 'revoke') {
    await revokeSession(db, row.id, now.toISOString(), COPIED);
    return { copiedFrom: row };
  }
  if (verdict === 'reissue') {
    await countReissue(db, row.id);
    return { n: row.n };
  }
  const moved = await rotateSession(db, row, now.toISOString(), after(now, IDLE_DAYS));
  return moved ? { n: row.n + 1 } : 'again';
}

/** Rule 4 of P1: the owner of the session should know that its token was copied. */
async function warnOwner(context: AuthContext, row: SessionRow): Promise<void> {
  const owner = await getProfile(context.db, row.user_id);
  await sendNotice(context, owner, copiedTokenMail(context.config, owner, row.device));
}

const RACES = 5;

/** Problem SESSION_ENDED or RATE_LIMITED when there is nothing to hand out. */
export async function refreshSession(context: AuthContext, refreshToken: string): Promise<TokenPair> {
  const claims = readRefreshToken(context.config.secret, refreshToken);
  if (!claims) throw ended();
  for (let race = 0; race < RACES; race++) {
    const outcome = await context.db
      .transaction()
      .execute((tx) => refreshOnce(tx, claims.sessionId, claims.n, context.now()));
    if (outcome === 'again') continue;
    if (outcome === 'wait')
      throw new Problem('RATE_LIMITED', 'Too many attempts, try again later', { retryAfterS: 60 });
    if ('copiedFrom' in outcome) {
      context.mailer.later(() => warnOwner(context, outcome.copiedFrom));
      throw ended('copied');
    }
    if ('endedBecause' in outcome) throw ended(outcome.endedBecause);
    return pairFor(context, claims.sessionId, outcome.n);
  }
  throw new Problem('UNAVAILABLE', 'Too many refreshes at once, try again', { retryAfterS: 1 });
}

/** Whose refresh token this is, one that was just used. Problem SESSION_ENDED when the session went meanwhile. */
export async function emailOf({ config, db }: AppContext, refreshToken: string): Promise<string> {
  const claims = readRefreshToken(config.secret, refreshToken);
  const row = claims && (await findSession(db, claims.sessionId));
  if (!row) throw ended();
  return (await getProfile(db, row.user_id)).email;
}

/** Ends the session of a refresh token; an unknown token ends nothing and is not an error. */
export async function endSession(context: AppContext, refreshToken: string): Promise<void> {
  const claims = readRefreshToken(context.config.secret, refreshToken);
  if (!claims) return;
  const { db, now } = context;
  await freeing(db, () => revokeSession(db, claims.sessionId, now().toISOString(), 'signed out'));
}

const SENDING_DAYS = 7;

/** A token for the worker of the device that has a session. */
export function sendingToken({ config, now }: AppContext, sessionId: string): { token: string; expires_in: number } {
  const expiresIn = (SENDING_DAYS * DAY_MS) / 1000;
  const expiresAt = Math.floor(now().getTime() / 1000) + expiresIn;
  return { token: makeSendingToken(config.secret, { sessionId, expiresAt }), expires_in: expiresIn };
}

function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? '');
  if (request.headers.authorization !== undefined && !match) throw unauthorized();
  return match?.[1] ?? null;
}

const unauthorized = () => new Problem('UNAUTHORIZED', 'The access token is missing, expired or wrong');

/** What a token says of its bearer; `n` only of one that belongs to a turn of the rotation. Problem UNAUTHORIZED. */
function claimsOf(secret: string, token: string, sending: boolean): SendingClaims & { readonly n?: number } {
  const claims = readAccessToken(secret, token) ?? (sending ? readSendingToken(secret, token) : null);
  if (!claims) throw unauthorized();
  return claims;
}

/** Every call reads the session row, so that ending a session works at once. */
export function makeAuthenticate({ config, db, now }: Pick<AppContext, 'config' | 'db' | 'now'>): Authenticate {
  return async (request, sending = false): Promise<Caller | null> => {
    const token = bearerToken(request);
    if (token === null) return null;
    const claims = claimsOf(config.secret, token, sending);
    const moment = now();
    if (claims.expiresAt * 1000 <= moment.getTime()) throw unauthorized();
    const row = await findSession(db, claims.sessionId);
    if (!row || row.revoked_at !== null || stateOf(row).endsAt <= moment.getTime()) throw unauthorized();
    if (row.n === claims.n && row.used_at === null) {
      // The next request marks it when this one cannot.
      await ifPossible(markUsed(db, row.id, row.n, moment.toISOString()));
    }
    return { userId: row.user_id, sessionId: row.id };
  };
}
