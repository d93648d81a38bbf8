import { expect, it } from 'vitest';
import { pointLink } from '#src/trip-view/point-link.ts';

const trevi = { latitude: 41.9009, longitude: 12.4833 };
const device = (userAgent: string, maxTouchPoints = 5) => ({ userAgent, maxTouchPoints });

it('opens the map application of a phone by coordinates, never by a search', () => {
  const android = device('Mozilla/5.0 (Linux; Android 14; Pixel 8)');
  expect(pointLink(trevi, 'Trevi (fountain)', android)).toBe(
    'geo:41.9009,12.4833?q=41.9009,12.4833(Trevi%20%20fountain)',
  );
  const apple = 'https://maps.apple.com/?daddr=41.9009,12.4833&q=Trevi%20%26%20more';
  expect(pointLink(trevi, 'Trevi & more', device('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'))).toBe(
    apple,
  );
  expect(pointLink(trevi, 'Trevi & more', device('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'))).toBe(apple);
});

it('opens a map in the browser of a computer', () => {
  const link = 'https://www.google.com/maps/dir/?api=1&destination=41.9009,12.4833';
  expect(pointLink(trevi, 'Trevi', device('Mozilla/5.0 (X11; Linux x86_64)', 0))).toBe(link);
  expect(pointLink(trevi, 'Trevi', device('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0))).toBe(link);
});
