import type { Language } from '#domain/language.ts';
import { type Change, type Copy, change, changeAlone, type Examples, set, setPlace } from '../changes.ts';
import { makeGeneric, must, placeOf, visits } from '../plans.ts';

/** Every text of a plan that people read and that no other rule holds to its wording. */
const writers: Readonly<Record<string, (copy: Copy, text: string) => void>> = {
  'a description': ({ visit }, description) => set(visit, { description }),
  'what one does': ({ visit }, activity) => set(visit, { activity }),
  'the summary': ({ trip }, summary) => set(trip, { summary }),
  'the summary of a day': ({ day }, summary) => set(day, { summary }),
  'the important information': ({ trip }, text) => set(trip, { importantInfo: [...trip.importantInfo, text] }),
  'a recommendation': ({ trip }, text) => set(trip, { recommendations: [...trip.recommendations.slice(1), text] }),
  'where to stay': ({ trip }, text) => set(trip, { accommodation: [...trip.accommodation.slice(1), text] }),
  luggage: ({ trip }, label) => set(must(trip.luggage[0]), { label }),
  'what was asked': ({ trip }, asked) => set(must(trip.answers[0]), { asked }),
  'an answer': ({ trip }, answer) => set(must(trip.answers[0]), { answer }),
};

const everywhere = (rule: Change['rule'], what: string, text: string): Change[] =>
  Object.entries(writers).map(([where, write]) =>
    changeAlone(rule, `${what} in ${where}`, (copy) => write(copy, text)),
  );

const described = (rule: Change['rule'], kinds: Readonly<Record<string, string>>): Change[] =>
  Object.entries(kinds).map(([what, description]) =>
    changeAlone(rule, what, ({ visit }) => set(visit, { description })),
  );

/** Says that the plan, which is in English, was asked for in another language. */
const askFor = ({ trip }: Copy, language: Language) => set(must(trip.provenance), { language });

/** A visit whose place has two names. */
const twoNamed = ({ trip, destination }: Copy) =>
  must(
    visits(trip).find((visit) => {
      const { name } = placeOf(visit, destination);
      return name.en !== name.es;
    }),
  );

const viewpoint = 'Mirador de las Flores y los Naranjos del Rey';

/** The first place that is not in the plan is called so in both languages. */
function rename({ trip, destination }: Copy, name: string): Parameters<typeof setPlace>[2] & { readonly id: string } {
  const planned = new Set(trip.days.flatMap(({ activities }) => activities.map(({ placeId }) => placeId)));
  const { id } = must(destination.places.find((place) => !planned.has(place.id)));
  return { id, name: { en: name, es: name } };
}

/** H20 and H21. */
export const texts: Examples = {
  breaking: [
    ...everywhere('H20', 'Spanish', 'Cuando vayas, lleva el billete y mira los horarios.'),
    changeAlone('H20', "the catalogue's own Spanish text of a place", ({ visit, destination }) =>
      set(visit, { description: placeOf(visit, destination).text.es }),
    ),
    changeAlone('H20', 'a Spanish text too short to tell by its words', (copy) => {
      setPlace(copy, copy.visit, { text: { en: 'Canals and windows.', es: 'Canales y ventanas.' } });
      set(copy.visit, { description: 'Canales y ventanas.' });
    }),
    changeAlone('H20', 'a checklist in Spanish, line by line too short to tell', ({ trip }) => {
      const labels = ['Cepillo y pasta', 'Gafas con funda', 'Algo para leer', 'Ropa para el frío'];
      for (const [i, label] of labels.entries()) set(must(trip.luggage[i]), { label });
      set(trip, {
        luggage: trip.luggage.slice(0, 8).map((item, i) => (i < 4 ? item : { ...item, label: `Kit ${i}` })),
      });
    }),
    changeAlone('H20', 'a place under its Spanish name', (copy) => {
      const visit = twoNamed(copy);
      set(visit, { name: placeOf(visit, copy.destination).name.es });
    }),
    changeAlone('H20', 'a generic meal with a Spanish name', ({ lunch, destination }) => {
      makeGeneric(lunch, 'meal', destination);
      set(lunch, { name: `Comida cerca de ${placeOf(lunch, destination).name.es}` });
    }),
    changeAlone('H20', 'free time with a Spanish name', ({ visit, destination }) => {
      makeGeneric(visit, 'free-time', destination);
      set(visit, { name: `Tiempo libre cerca de ${placeOf(visit, destination).name.es}` });
    }),
    changeAlone('H20', 'an English plan for somebody who asked in Spanish', (copy) => askFor(copy, 'es')),

    ...everywhere('H21', 'markup', 'Look <b>here'),
    ...described('H21', {
      'a closing tag': 'Look</b>',
      'a comment of markup': 'Look <!-- here -->',
      'a character reference': 'Fish &amp; chips',
      'a numbered character reference': 'Fish &#38; chips',
      'bold Markdown': 'Look **here**',
      'a Markdown link': 'Look [here](place)',
      'a block of code': '```look```',
      'an address': 'See https://example.org',
      'an address without encryption': 'See HTTP://example.org',
      'an address of files': 'See ftp://example.org',
      'an address without its scheme': 'See www.example.org',
      'an address of mail': 'Ask mailto:me@example.org',
      'an address that runs': 'Look javascript:alert(1)',
      'a bell': 'Look\u0007here',
      'a line break': 'Look\nhere',
      'a control character of the upper half': 'Look\u0085here',
      'a zero-width space': 'Look\u200bhere',
      'a zero-width joiner': 'Look\u200dhere',
      'a word joiner': 'Look\u2060here',
      'a byte order mark': '\ufeffLook here',
      'a soft hyphen': 'Look\u00adhere',
      'a line separator': 'Look\u2028here',
      'a turn to the left': 'Look\u202ehere',
      'an isolated turn': 'Look\u2067here\u2069',
      'hidden tag characters': 'Look\u{e0048}\u{e0049} here',
    }),
    change('H21', 'markup in a name', ({ visit }) => set(visit, { name: `<i>${visit.name}` })),
    changeAlone('H21', 'an address in a location', ({ visit }) => set(visit, { location: 'www.example.org' })),
  ],
  passing: [
    ...described('H20', {
      'two words of the other language': 'Churros con chocolate para two',
      'Spanish quoted in an English text': 'The sign at the door says "para el que espera": it is for you.',
      'a text without words': '10:00–12:30 · 4.5 km',
      'a text of no letters at all': '',
    }),
    changeAlone('H20', 'a text full of foreign names', (copy) => {
      const { id, ...change } = rename(copy, viewpoint);
      setPlace(copy, { ...copy.visit, placeId: id }, change);
      const others = copy.destination.places.map(({ name }) => name.es).join(', ');
      set(copy.visit, { description: `${viewpoint}: ${others}`.slice(0, 1000) });
    }),
    changeAlone('H20', 'a place with one name in both languages', (copy) => {
      const name = { en: viewpoint, es: viewpoint };
      setPlace(copy, copy.visit, { name });
      set(copy.visit, { name: viewpoint, location: viewpoint });
    }),
    changeAlone('H20', 'a plan that does not say its language', (copy) => {
      Reflect.deleteProperty(must(copy.trip.provenance), 'language');
    }),

    ...everywhere('H21', 'accents, quotes and emoji', '“Señor Müller’s” café, ’80s & co.: 5 € 🍕 🏖️ 🇮🇹 — ¡olé!'),
    ...described('H21', {
      'a lone "<"': 'Go early if a < b, or 1 <2, or with a heart <3',
      'a ">" and an arrow': 'From here -> there, > 3 km, a => b',
      'an ampersand': 'A B&B; bread & butter',
      'one asterisk': 'Four stars * and 2*3',
      brackets: 'The bridge [old] (1345)',
      'a colon without an address': 'Note: http is a protocol, ftp too; 10:00/12:00',
      'letters of other alphabets': '清水寺 · Ακρόπολη · Красная площадь',
      'a space that does not break': '5\u00a0€',
    }),
  ],
};
