import type { FastifyRequest } from 'fastify';

type Names = readonly (readonly [pattern: RegExp, name: string])[];

/** The order matters: every browser claims to be the ones before it. */
const browsers: Names = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: Names = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: Names, text: string) => names.find(([pattern]) => pattern.test(text))?.[1];

/** "Firefox · Linux": enough to know one's own devices by, and nothing a stranger could write into a mail. */
export function deviceOf(request: FastifyRequest): string {
  const agent = request.headers['user-agent'] ?? '';
  return [nameIn(browsers, agent), nameIn(systems, agent)].filter(Boolean).join(' · ');
}
