import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Tokens of P1: `r1.<session>.<n>.<mac>` to refresh, `a1.<session>.<n>.<expiry>.<mac>` to call, `o1.<session>.<expiry>.<mac>` to send what
 * waits in an outbox. Nothing usable is stored: the server can make the same successor again.
 */
export interface RefreshClaims {
  readonly sessionId: string;
  readonly n: number;
}

export interface AccessClaims extends RefreshClaims {
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

/** It belongs to no turn of the rotation: a worker that was killed before it kept a successor would end the session. */
export interface SendingClaims {
  readonly sessionId: string;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

function mac(secret: string, payload: string): string {
  return createHmac('sha256', secret).update(payload).digest('base64url');
}

function sign(secret: string, payload: string): string {
  return `${payload}.${mac(secret, payload)}`;
}

/** The parts of a token whose MAC is right, else null. */
function open(secret: string, token: string, prefix: string, count: number): string[] | null {
  const at = token.lastIndexOf('.');
  const payload = token.slice(0, at);
  const parts = payload.split('.');
  if (at < 0 || parts.length !== count || parts[0] !== prefix) return null;
  const given = Buffer.from(token.slice(at + 1));
  const expected = Buffer.from(mac(secret, payload));
  return given.length === expected.length && timingSafeEqual(given, expected) ? parts.slice(1) : null;
}

export function makeRefreshToken(secret: string, { sessionId, n }: RefreshClaims): string {
  return sign(secret, `r1.${sessionId}.${n}`);
}

export function makeAccessToken(secret: string, { sessionId, n, expiresAt }: AccessClaims): string {
  return sign(secret, `a1.${sessionId}.${n}.${expiresAt}`);
}

export function readRefreshToken(secret: string, token: string): RefreshClaims | null {
  const parts = open(secret, token, 'r1', 3);
  return parts && { sessionId: parts[0] ?? '', n: Number(parts[1]) };
}

export function readAccessToken(secret: string, token: string): AccessClaims | null {
  const parts = open(secret, token, 'a1', 4);
  return parts && { sessionId: parts[0] ?? '', n: Number(parts[1]), expiresAt: Number(parts[2]) };
}

export function makeSendingToken(secret: string, { sessionId, expiresAt }: SendingClaims): string {
  return sign(secret, `o1.${sessionId}.${expiresAt}`);
}

export function readSendingToken(secret: string, token: string): SendingClaims | null {
  const parts = open(secret, token, 'o1', 3);
  return parts && { sessionId: parts[0] ?? '', expiresAt: Number(parts[1]) };
}
