import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hardRules } from '#planner/check/violation.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';

const { destinations } = loadCatalogue();
const sum = (numbers: readonly number[]) => numbers.reduce((all, own) => all + own, 0);
const counted = [
  destinations.length,
  sum(destinations.map(({ places }) => places.length)),
  sum(destinations.map(({ terminals = [] }) => terminals.length)),
  hardRules.length,
];

it.each(['en', 'es'] as const)('the figures of the home page are those of the product: %s', (language) => {
  const { stats } = JSON.parse(readFileSync(`locales/${language}/home.json`, 'utf8')) as {
    readonly stats: readonly { readonly value: string }[];
  };
  expect(stats.map(({ value }) => Number(value.replace(/[.,]/g, '')))).toEqual(counted);
});

it('the README says the same of them', () => {
  const readme = readFileSync('README.md', 'utf8');
  const [towns = 0, places = 0, terminals = 0] = counted;
  for (const said of [`[${towns} destinations]`, `${places.toLocaleString('en')} places`, `${terminals} airports`])
    expect(readme).toContain(said);
});
