// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Trip } from '#domain/trip/trip.ts';
import { fileName } from '#rendering/export/file-name.ts';
import { htmlOf } from '#rendering/export/html.ts';
import { writable } from '#rendering/export/markup.ts';
import { anyTrip, asExported } from '../support/any-trips.ts';
import { htmlFileOf } from '../support/html-file.ts';
import { aTrip } from '../support/trips.ts';

const seed = Number(process.env.TEST_SEED ?? 1);
const trips = Array.from({ length: 30 }, (_, number) => anyTrip(seed * 3000 + number));
const planned = aTrip();
/** Parsed, with nothing run. */
const parsed = (trip: Trip) => new DOMParser().parseFromString(htmlFileOf(trip), 'text/html');

describe('the HTML file of a trip', () => {
  it('contains the elements we write and no other, whatever the texts are', () => {
    const ours = new Set(
      'HTML HEAD META TITLE STYLE BODY HEADER MAIN SECTION FOOTER SCRIPT H1 H2 H3 H4 P SPAN OL UL LI LABEL INPUT svg path'.split(
        ' ',
      ),
    );
    for (const trip of trips) {
      const page = parsed(trip);
      const all = [...page.querySelectorAll('*')];
      expect(all.filter(({ tagName }) => !ours.has(tagName))).toEqual([]);
      expect(page.querySelectorAll('script')).toHaveLength(2);
      expect(JSON.parse(page.querySelector('script')?.textContent ?? '')).toMatchObject({ trip: asExported(trip) });
      expect(page.querySelectorAll('script:not([nonce]):not([type="application/json"])')).toHaveLength(0);
      const attributes = new Set(all.flatMap((element) => element.getAttributeNames()));
      expect([...attributes].filter((name) => name.startsWith('on') || name === 'src' || name === 'href')).toEqual([]);
    }
  });

  it('allows no request, and no code but its own', () => {
    const policy = parsed(planned).querySelector('meta[http-equiv]')?.getAttribute('content') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(htmlFileOf(planned)).not.toMatch(/https?:/);
  });

  it('shows what the trip says', () => {
    for (const trip of trips) {
      const page = parsed(trip);
      const texts = (selector: string) => [...page.querySelectorAll(selector)].map((element) => element.textContent);
      const names = trip.days.flatMap(({ activities }) => activities.map(({ name }) => name));
      const shown = names.filter((name) => name.trim() !== '').map((name) => writable(name).replace(/\r\n?/g, '\n'));
      expect(texts('h4')).toEqual(shown);
      const boxes = [...page.querySelectorAll<HTMLInputElement>('input[data-item]')];
      expect(boxes.map((box) => box.defaultChecked)).toEqual(trip.luggage.map(({ packed }) => packed));
    }
  });

  it('is in the language of the trip', () => {
    const request = { trip: planned, exportedAt: '', colours: '', maps: { outlines: '', days: [] }, nonce: 'n' };
    expect(htmlOf({ ...request, language: 'es' })).toContain('<html lang="es"');
    expect(htmlOf({ ...request, language: 'es' })).toContain('Equipaje');
  });
});

describe('the name of a file', () => {
  const named = (title: string | null, destination = 'Rome') => fileName({ ...planned, title, destination }, 'ics');
  it.each([
    [null, 'rome-2027-03-15.ics'],
    ['Luna de miel: ¡Ñoño & Ávila!', 'luna-de-miel-nono-avila-2027-03-15.ics'],
    ['../../etc/passwd', 'etc-passwd-2027-03-15.ics'],
    ['京都', 'rome-2027-03-15.ics'],
    ['a'.repeat(120), `${'a'.repeat(60)}-2027-03-15.ics`],
  ])('is readable and harmless: %j', (title, name) => expect(named(title)).toBe(name));

  it('is a word where no letter can be written plainly', () => {
    expect(named('京都', '🏛️')).toBe('trip-2027-03-15.ics');
  });
});
