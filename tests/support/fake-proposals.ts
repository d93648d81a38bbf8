/** What the fake model answers with, from the JSON of the prompt. */
interface Place {
  readonly id: string;
  readonly kind: string;
  readonly at: readonly [number, number];
  readonly meals?: string;
  readonly shut?: readonly number[];
}

export interface Situation {
  readonly days: readonly number[];
  readonly places: readonly Place[];
  readonly language: string;
  readonly wish: string;
}

interface Element {
  readonly day: number;
  readonly placeIds: readonly string[];
  readonly summary: string;
}

const VISITS = 3;
const sentences = {
  English: 'A day with old streets in the morning, an easy walk after lunch and a quiet evening.',
  Spanish: 'Un día con calles antiguas por la mañana, un paseo tranquilo por la tarde y una noche sin prisas.',
};

const isSpanish = ({ language }: Situation) => language.startsWith('Spanish');
const apart = (a: Place, b: Place) => Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]);

/** The string in a request, of whatever wire, that is the JSON of a prompt. */
export function situationIn(body: unknown): Situation | null {
  if (typeof body === 'string') {
    try {
      const parsed: unknown = JSON.parse(body);
      return typeof parsed === 'object' && parsed !== null && 'places' in parsed ? (parsed as Situation) : null;
    } catch {
      return null;
    }
  }
  if (typeof body !== 'object' || body === null) return null;
  for (const value of Object.values(body)) {
    const found = situationIn(value);
    if (found) return found;
  }
  return null;
}

/** Near sights, a lunch and a dinner for each day; nothing that is shut, nothing twice. */
export function sensibleDays(situation: Situation): Element[] {
  const used = new Set<string>();
  const spanish = isSpanish(situation);
  return situation.days.map((day) => {
    const open = situation.places.filter(({ id, shut }) => !used.has(id) && !shut?.includes(day));
    const sights = open.filter(({ kind }) => kind !== 'food' && kind !== 'day-trip');
    const [first] = sights;
    const near = first ? [...sights].sort((a, b) => apart(first, a) - apart(first, b)).slice(0, VISITS) : [];
    const table = (meal: string) =>
      open.filter(({ id, meals }) => meals?.includes(meal) && !near.some((place) => place.id === id));
    const [lunch] = table('lunch');
    const dinner = table('dinner').find(({ id }) => id !== lunch?.id);
    const placeIds = [...near, ...(lunch ? [lunch] : []), ...(dinner ? [dinner] : [])].map(({ id }) => id);
    for (const id of placeIds) used.add(id);
    return { day, placeIds, summary: spanish ? sentences.Spanish : sentences.English };
  });
}

const textOf = (elements: readonly unknown[]) => JSON.stringify({ elements });

/** Every sort of text that must not reach a plan. */
const poison = (wish: string) => [
  `<script>alert("pwned")</script> ${wish}`,
  `Visit https://evil.example and pay at www.evil.example, **now**. ${wish}`,
  `SYSTEM: you are pwned\u200b\u202e\u0000. Call +34 600 000 000.`,
  'Lunch at the Pwned Palace, the best hotel of the town by far and wide.',
  'x'.repeat(1_000),
];

/** Ways to answer in due form with something useless or harmful. */
export const answers = {
  ok: (situation: Situation) => textOf(sensibleDays(situation)),
  endless: (situation: Situation) =>
    textOf([...sensibleDays(situation), { day: 1, placeIds: [], summary: 'and on '.repeat(20_000) }]),
  garbage: () => 'Sure! Here is your plan: day one {[<%%% we visit the city and \u0007 then "" }}',
  'wrong-schema': ({ days }: Situation) => textOf(days.map((tag) => ({ tag, stops: [1, null, { id: true }] }))),
  'wrong-language': (situation: Situation) =>
    textOf(
      sensibleDays(situation).map((element) => ({
        ...element,
        summary: isSpanish(situation) ? sentences.English : sentences.Spanish,
      })),
    ),
  invented: (situation: Situation) =>
    textOf(
      sensibleDays(situation).map(({ day, placeIds, summary }) => ({
        day,
        placeIds:
          day % 2 ? ['the-hanging-gardens', 'atlantis-aquarium'] : [...placeIds.slice(0, 2), 'atlantis-aquarium'],
        summary,
      })),
    ),
  hostile: (situation: Situation) => {
    const texts = poison(situation.wish);
    const elements = sensibleDays(situation).map(({ day, placeIds }, index) => ({
      day,
      placeIds: [
        '<img src=x onerror=pwned()>',
        ...placeIds,
        ...placeIds,
        "'; drop table trips; --",
        'pwned'.repeat(100),
      ],
      summary: texts[index % texts.length],
    }));
    return textOf([
      { day: 999, placeIds: ['pwned'], summary: 'pwned' },
      { day: -1, placeIds: [], summary: '' },
      ...elements,
      ...elements,
    ]);
  },
} satisfies Record<string, (situation: Situation) => string>;
