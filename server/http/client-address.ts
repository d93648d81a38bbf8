import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { TrustProxy } from '../config-proxy.ts';

/**
 * Whom every limit counts as one: an IPv4 address, or the first 64 bits of an IPv6 one, for a household gets all addresses
 * that begin so. Behind a trusted proxy (TRUST_PROXY) the visitor's, not the proxy's.
 */
export function clientAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return normalizeIP(ip);
}

/** The setting as Fastify takes it, which knows no numbers: with one, the one that connects counts as the first of so many proxies. */
export function trusted(proxies: TrustProxy): string[] | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_, hop) => hop < proxies : [...proxies];
}
