// node tools/run.mjs tests/recipes/planted-language.ts LANGUAGE: what the product says in a language, as JSON, for a test that planted it.
import { pickLanguage } from '#domain/language.ts';
import { planTrip } from '#planner/plan-trip.ts';
import { markdownOf } from '#rendering/export/markdown.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { textOf } from '#server/mail/mail.ts';
import { mailTexts } from '#server/mail/mail-texts.ts';
import { mailTo } from '#server/users/mails.ts';
import { soonDates } from '../support/soon.mjs';

const language = pickLanguage([process.argv[2] ?? '']);
const { destinations, version } = loadCatalogue();
const destination = destinations.find(({ id }) => id === 'rome');
if (!destination) throw new Error('Rome is not in the catalogue');

const planned = planTrip({
  tripId: '00000000-0000-4000-8000-000000000047',
  destination,
  language,
  catalogueVersion: version,
  seed: 47,
  request: {
    destination: destination.name.en,
    dates: soonDates(3, '05-08'),
    preferences: 'zmusees',
    budget: 'moderate',
    categories: ['food'],
    travellers: { adults: 2, children: 0 },
  },
});
if (planned.kind === 'impossible') throw new Error(JSON.stringify(planned.violations));

const addressee = { email: 'ana@example.com', name: 'Ana', language };
const mail = mailTo(addressee, mailTexts[language].verification, 'https://periplo.example');
Object.assign(globalThis, { localStorage: { getItem: () => null, setItem: () => {}, removeItem: () => {} } });
const { shellOf } = await import('../../src/prerender.tsx');
const home = await shellOf('/', language);

process.stdout.write(
  JSON.stringify({
    language,
    trip: planned.trip,
    mail: textOf(mail),
    file: markdownOf(planned.trip, language),
    home: home.markup,
  }),
);
