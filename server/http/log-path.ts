/** Addresses that carry a secret, up to it. */
const secretAfter = [/^\/trips\/s_/, /^\/api\/shared-trips\//, /^\/api\/calendar\//];

/** What the log says of an address: no query, and no secret of a link, however it is spelled (P5, P6). */
export function logPath(url: string): string {
  const [pathname = ''] = url.split('?');
  const spelled = decodeURIComponent(pathname);
  const start = secretAfter.map((pattern) => pattern.exec(spelled)?.[0]).find((found) => found !== undefined);
  return start === undefined ? pathname : `${start}…`;
}
