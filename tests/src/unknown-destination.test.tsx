import { beforeAll, describe, expect, it } from 'vitest';
import { Problem } from '#domain/problem.ts';
import { i18next, loadScreenTexts, startI18n } from '#src/i18n/i18n.ts';
import { unknownDestinationTexts } from '#src/screens/plan-trip/unknown-destination.ts';

beforeAll(async () => {
  localStorage.setItem('language', 'en');
  await startI18n();
  await loadScreenTexts('planFailure');
});

const refused = (rule: string, suggestions: readonly string[]) =>
  new Problem('DESTINATION_UNKNOWN', '-', { fields: [{ field: 'destination', rule, message: '-' }], suggestions });

/** Everything that the page says of it, in one line. */
const said = (problem: Problem, name: string) =>
  Object.values(unknownDestinationTexts(problem, name, i18next.t)).join(' ');

describe('a destination that cannot be planned', () => {
  it('with neighbours is said to be near them', () => {
    expect(said(refused('unknown', ['Málaga']), 'Ronda')).toMatch(/“Ronda” is not covered yet\. Near it/);
  });

  it('without neighbours promises none', () => {
    const text = said(refused('unknown', []), 'Reykjavik');
    expect(text).toContain('No destination that we cover is near it');
    expect(text).not.toMatch(/:$|similar|Choose/);
  });

  it('that is a region says why one has to choose', () => {
    const text = said(refused('region', ['Granada', 'Seville']), 'Andalusia');
    expect(text).toContain('“Andalusia” has more than one place to stay');
    expect(text).toContain('Choose one place here');
  });
});
