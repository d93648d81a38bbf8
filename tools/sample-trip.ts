// npm run tool -- sample-trip: plans the sample (Barcelona, five days, D27) in every language and writes it for the page.
import { writeFileSync } from 'node:fs';
import { inLanguage } from '#domain/bilingual.ts';
import { languages } from '#domain/language.ts';
import { planTrip } from '#planner/plan-trip.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { soonDates } from '../tests/support/soon.mjs';

const SAMPLE_ID = '00000000-0000-4000-8000-000000000027';
const preferences = {
  en: 'We love Gaudí, slow mornings, tapas, a view at sunset',
  es: 'Nos encanta Gaudí, mañanas tranquilas, tapas, un mirador al atardecer',
};

const { destinations, version } = loadCatalogue();
const destination = destinations.find(({ id }) => id === 'barcelona');
if (!destination) throw new Error('Barcelona is not in the catalogue');
for (const language of languages) {
  const result = planTrip({
    tripId: SAMPLE_ID,
    destination,
    language,
    catalogueVersion: version,
    seed: 27,
    request: {
      destination: inLanguage(destination.name, language),
      dates: soonDates(5, '05-08'),
      preferences: inLanguage(preferences, language),
      budget: 'moderate',
      categories: ['art', 'food', 'beach'],
      travellers: { adults: 2, children: 0 },
    },
  });
  if (result.kind === 'impossible') throw new Error(JSON.stringify(result.violations));
  const file = new URL(`../src/data/sample/${language}/barcelona.json`, `file://${process.argv[1]}`);
  // The page has a file for each language: what it says in others would be fetched for nothing.
  const ownWords = (key: string, value: unknown) => (key === 'translations' ? undefined : value);
  writeFileSync(file, `${JSON.stringify(result.trip, ownWords)}\n`);
}
