import { activitySchema } from '#domain/trip/fields/activity.ts';

/** A web address as people type it, with or without its beginning; null for none. */
export function readAddress(text: string): string | null {
  const typed = text.trim();
  return typed === '' || /^https?:\/\//i.test(typed) ? typed || null : `https://${typed}`;
}

/** `https://` before anything makes an address of it: "javascript:alert(1)", "mailto:..." and "at the hotel" have no name of a server. */
const hasServer = /^https?:\/\/[^\s/:?#@]+\.[^\s/:?#@]+(?::\d+)?(?:[/?#]|$)/i;

export function isAddress(text: string): boolean {
  const address = readAddress(text);
  return address === null || (hasServer.test(address) && activitySchema.shape.url.safeParse(address).success);
}
