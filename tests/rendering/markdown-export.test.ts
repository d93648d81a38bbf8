import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown from 'react-markdown';
import { describe, expect, it } from 'vitest';
import { markdownOf } from '#rendering/export/markdown.ts';
import { anyTrip } from '../support/any-trips.ts';
import { aTrip } from '../support/trips.ts';

const seed = Number(process.env.TEST_SEED ?? 1);
const trips = Array.from({ length: 40 }, (_, number) => anyTrip(seed * 4000 + number));
const rendered = (markdown: string) => renderToStaticMarkup(createElement(ReactMarkdown, null, markdown));
const count = (html: string, element: string) => html.match(new RegExp(`<${element}[ >]`, 'g'))?.length ?? 0;

describe('the Markdown of a trip', () => {
  it('is read with our headings and no markup out of its texts', () => {
    for (const trip of trips) {
      const html = rendered(markdownOf(trip, 'en'));
      expect(count(html, 'h1')).toBe(1);
      expect(count(html, 'h3')).toBe(trip.days.flatMap(({ activities }) => activities).length);
      for (const element of ['a', 'img', 'code', 'pre', 'strong', 'em', 'hr', 'h4', 'script']) {
        expect(count(html, element), element).toBe(0);
      }
    }
  });

  it('tells the plan in order, with times and the luggage', () => {
    const trip = { ...aTrip(), title: 'Honeymoon', notes: 'first line\n\nsecond line' };
    const text = markdownOf(trip, 'en');
    expect(text.startsWith('# Honeymoon\n')).toBe(true);
    expect(text).toContain('> first line\n>\n> second line\n');
    expect(text).toMatch(/## Day 1: Monday,? 15 March 2027/);
    const [item] = trip.luggage;
    expect(text).toContain(`- [ ] ${item?.label.slice(0, 5)}`);
  });
});
