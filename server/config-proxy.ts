import { isIP } from 'node:net';

/** How many proxies stand before this server, or which they are: addresses, ranges, or proxy-addr's names of ranges. */
export type TrustProxy = number | readonly string[];

/** What is used of the reader in `config.ts`. */
interface Settings {
  text(name: string, fallback: string): string;
  refuse(name: string, expected: string): void;
}

const MOST_PROXIES = 10;
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

function isRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (bits === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits);
}

/**
 * Whose X-Forwarded-For is believed. A client that is believed wrongly can write any address there and escapes every limit: so a word
 * that is none of these is refused, and "everybody" cannot be said.
 */
export function readTrustProxy(reader: Settings): TrustProxy {
  const text = reader.text('TRUST_PROXY', 'loopback');
  if (/^\d+$/.test(text) && Number(text) <= MOST_PROXIES) return Number(text);
  const ranges = text.split(/[\s,]+/);
  if (!ranges.every((range) => NAMED_RANGES.includes(range) || isRange(range)))
    reader.refuse(
      'TRUST_PROXY',
      `the number of proxies before this server (0 to ${MOST_PROXIES}), or their addresses or ranges such as 10.0.0.7, 192.0.2.0/24, fd00::/8, loopback`,
    );
  return ranges;
}
