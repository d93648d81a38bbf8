import type { Coordinates } from '#domain/place/coordinates.ts';

type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** An iPad calls itself a Macintosh. */
const isApple = ({ userAgent, maxTouchPoints }: Device) =>
  /iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);

/**
 * The way to a point in the phone's own map application, which knows its streets with no network (RFC 5870 on Android, map links on
 * Apple's phones); on a computer a map in the browser. By coordinates: a search may find another place of that name.
 */
export function pointLink({ latitude, longitude }: Coordinates, name: string, device: Device = navigator): string {
  const point = `${latitude},${longitude}`;
  // Brackets end the label of a geo link.
  const label = encodeURIComponent(name.replace(/[()]/g, ' ').trim());
  if (device.userAgent.includes('Android')) return `geo:${point}?q=${point}(${label})`;
  if (isApple(device)) return `https://maps.apple.com/?daddr=${point}&q=${label}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${point}`;
}
