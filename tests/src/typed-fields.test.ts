import { describe, expect, it } from 'vitest';
import { readCents } from '#src/trip-view/figures.ts';
import { isAddress, readAddress } from '#src/trip-view/web-address.ts';

describe('an amount as it is typed', () => {
  it.each([
    ['12.50', 1250],
    ['12,50 €', 1250],
    ['€3', 300],
    ['20 euros', 2000],
    ['', 'none'],
    ['€', null],
    ['about ten', null],
  ] as const)('%j', (text, cents) => {
    expect(readCents(text)).toBe(cents);
  });
});

describe('a web address as it is typed', () => {
  it.each([
    ['museum.example', 'https://museum.example'],
    ['http://museum.example:8080/a?b#c', 'http://museum.example:8080/a?b#c'],
    ['https://tickets.museum.example/23', 'https://tickets.museum.example/23'],
    ['', null],
  ])('is taken: %j', (text, address) => {
    expect(isAddress(text)).toBe(true);
    expect(readAddress(text)).toBe(address);
  });

  it.each(['javascript:alert(1)', 'mailto:a@museum.example', 'at the hotel', 'https://', 'tomorrow'])(
    'is refused: %j',
    (text) => {
      expect(isAddress(text)).toBe(false);
    },
  );
});
