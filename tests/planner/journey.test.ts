import { describe, expect, it } from 'vitest';
import { type Base, nightsOf } from '#domain/trip/base.ts';
import { bookingsOfBase, isWay } from '#domain/trip/base-bookings.ts';
import { newBooking } from '#domain/trip/booking.ts';
import { addDays } from '#domain/trip/dates.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import { applyChange } from '#domain/trip/patch.ts';
import { sharedTrip } from '#domain/trip/shared-trip.ts';
import { stayAt, withStay } from '#domain/trip/stay.ts';
import { toldIn } from '#domain/trip/told-in.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { tripBudget } from '#domain/trip/trip-budget.ts';
import { checkJourney } from '#planner/check/journey.ts';
import { connectionOf } from '#planner/journey/connection.ts';
import { settleJourney } from '#planner/journey/journey-request.ts';
import { changeWholeByWords, fitWhole, stayWith } from '#planner/journey/of-bases.ts';
import { replanTrip } from '#planner/replan/replan-trip.ts';
import { calendarOf } from '#rendering/export/calendar.ts';
import { markdownOf } from '#rendering/export/markdown.ts';
import { baseBefore, routeText } from '#rendering/journey/journey-text.ts';
import { journeyInput, planJourney } from '../support/journeys.ts';
import { aDestination } from '../support/trips.ts';

const journeys: readonly [bases: string, start: string][] = [
  ['lisbon:3 porto:2', '2027-05-10'],
  ['tokyo:3 kyoto:3 hiroshima:1', '2027-04-02'],
  ['sevilla:3 cordoba:1 granada:2 malaga:1', '2027-10-08'],
  ['rome:3 florence:2 venice:2', '2027-06-14'],
  ['vilnius:2 riga:2 tallinn:3', '2027-07-05'],
  ['athens:2 santorini:2 crete:3', '2027-09-06'],
  ['bangkok:3 chiang-mai:2 phuket:2', '2027-01-11'],
  ['lima:2 cusco:5', '2027-08-02'],
  ['new-york:4 washington:3', '2027-11-20'],
  ['brussels:1 ghent:1 bruges:1 antwerp:1', '2027-12-20'],
];

const violationsOf = (trip: Trip, destinations: Parameters<typeof checkJourney>[1]) =>
  checkJourney(trip, destinations).map(({ rule }) => rule);

describe('journeys over several places (H29)', () => {
  it.each(journeys)('%s: planned, and nothing is broken', (bases, start) => {
    const { trip, violations } = planJourney(bases, { start });
    expect(violations).toEqual([]);
    expect(nightsOf(trip)).toEqual(bases.split(' ').map((one) => Number(one.split(':')[1])));
    expect(trip.days.map(({ day }) => day)).toEqual(trip.days.map((_, index) => index + 1));
    const early = trip.bases?.filter(
      ({ first, way }) => (trip.days[first - 1]?.activities[0]?.start ?? 1440) < (way?.end ?? 0),
    );
    expect(early).toEqual([]);
  });

  const { trip, destinations } = planJourney('lisbon:3 porto:2', {
    preferences: 'We want to see the Livraria Lello. On day 2 a free afternoon. We land at 11:00. Blorb.',
  });
  const withBases = (change: (bases: Base[]) => void): Trip => {
    const copy = structuredClone(trip);
    change(copy.bases ?? []);
    return copy;
  };

  it('is refused where a base has no night, days are missing, a way is none, or a day breaks a rule of its town', () => {
    const [, porto] = trip.bases ?? [];
    const way = porto?.way;
    if (!porto || !way) throw new Error('no second base');
    expect(violationsOf(trip, destinations)).toEqual([]);
    expect(
      violationsOf(
        withBases(([, own]) => own && Object.assign(own, { first: 7 })),
        destinations,
      ),
    ).toContain('H29');
    expect(violationsOf({ ...trip, days: trip.days.slice(1) }, destinations)).toContain('H29');
    expect(
      violationsOf(
        withBases(([, own]) => own && Object.assign(own, { way: null })),
        destinations,
      ),
    ).toContain('H29');
    const changed = (change: Partial<typeof way>) =>
      violationsOf(
        withBases(([, own]) => own && Object.assign(own, { way: { ...way, ...change } })),
        destinations,
      );
    expect(changed({ end: way.end - 60 })).toContain('H29');
    expect(changed({ start: 180, end: 180 + way.minutes })).toContain('H29');
    // A later train: what stands before its arrival is before the arrival.
    expect(changed({ start: way.start + 240, end: way.end + 240 })).toContain('H26');
    expect(violationsOf(trip, [...destinations].reverse())).toContain('H29');
  });

  it('answers of the whole, with days counted from its beginning, and knows whose place is meant', () => {
    const asked = trip.answers.map(({ asked: what, met, answer }) => `${met} ${what}: ${answer}`);
    const lello = asked.find((line) => line.includes('Livraria Lello')) ?? '';
    const day = trip.days.find(({ activities }) => activities.some(({ name }) => name.includes('Lello')))?.day ?? 0;
    expect(day).toBeGreaterThan(3);
    expect(lello).toContain(`Porto · Day ${day}`);
    expect(asked.filter((line) => line.startsWith('no Something else'))).toHaveLength(1);
    expect(trip.bookings?.map(({ kind, leg }) => [kind, leg])).toEqual([['other', 'in']]);
    expect((trip.bookings ?? []).some(isWay)).toBe(false);
    expect([0, 1].map((index) => bookingsOfBase(trip, index).filter((own) => !isWay(own)).length)).toEqual([1, 0]);
  });

  it('is told in the other language, every line with the name of its place in it', () => {
    const told = toldIn(trip, 'es');
    expect(told.destination).toBe('Lisboa y Oporto');
    expect(told.importantInfo.filter((line) => line.startsWith('Lisboa · '))).not.toHaveLength(0);
    expect(told.importantInfo.filter((line) => line.startsWith('Lisbon · '))).toEqual([]);
    expect(told.summary.split('\n')).toHaveLength(2);
    expect(told.summary).toContain('Oporto');
    expect(told.answers.map(({ answer }) => answer).join(' ')).not.toContain('Lisbon');
  });

  it('is what it was when a base is taken out and put back', () => {
    for (const index of [0, 1]) {
      const back = withStay(trip, index, stayAt(trip, index));
      expect({ ...back, translations: null, mentions: null }).toEqual({ ...trip, translations: null, mentions: null });
      expect(toldIn(back, 'es')).toEqual(toldIn(trip, 'es'));
    }
  });

  it('is replanned in one place, and the other stays as it is', () => {
    const stay = stayAt(trip, 1);
    const [first] = stay.days[1]?.activities ?? [];
    const destination = destinations[1];
    if (!first || !destination) throw new Error('nothing to replace');
    const excluded = new Set([first.id]);
    const made = replanTrip({ tripId: trip.id, trip: stay, excluded, destination, language: 'en' });
    if (made.kind === 'impossible') throw new Error(JSON.stringify(made.violations));
    const after = withStay(trip, 1, made.trip);
    expect(after.days.slice(0, 3)).toEqual(trip.days.slice(0, 3));
    expect(after.days.flatMap(({ activities }) => activities.map(({ id }) => id))).not.toContain(first.id);
    expect(checkJourney(after, destinations)).toEqual([]);
    const gone = after.importantInfo.filter((line) => line.startsWith('Lisbon · '));
    expect(gone).toEqual(trip.importantInfo.filter((line) => line.startsWith('Lisbon · ')));
  });

  it('has its bases where they were after other dates, and after those of before', () => {
    const { start, end } = trip.dates;
    const put = (of: Trip, from: string, to: string, ids: readonly string[] = []) =>
      applyChange(of, { kind: 'dates', start: from, end: to, newDays: [...ids], keep: true });
    const ids = [1, 2, 3].map((n) => `7b0c0a4e-4a3e-4a57-9d5a-0d1f6a3c2b1${n}`);
    const early = put(trip, addDays(start, -2), end, ids);
    expect(early.bases?.map(({ first }) => first)).toEqual([3, 6]);
    expect(nightsOf(early)).toEqual([5, 2]);
    expect(stayAt(early, 1).days).toEqual(stayAt(trip, 1).days);
    expect(fitWhole(early, destinations).findings.filter(({ kind }) => kind !== 'full')).toEqual([]);
    expect(put(early, start, end).bases).toEqual(trip.bases);
    // A base without a day any more is told nowhere, and comes back with its days.
    const empty = { ...trip, days: trip.days.map((day) => (day.day > 2 ? { ...day, activities: [] } : day)) };
    const short = put(empty, start, addDays(start, 1));
    expect([nightsOf(short), short.days.length, stayAt(short, 1).days]).toEqual([[1, 0], 2, []]);
    expect(fitWhole(short, destinations).findings.filter(({ day }) => day > 2)).toEqual([]);
    expect(routeText(short, 'en')).toBe('Lisbon, 1 night');
    expect(put(short, start, end, [...ids, ids[0] ?? '']).bases).toEqual(trip.bases);
  });

  it('has its arrival at the first base and its departure at the last, and beds where they are booked', () => {
    const bed = (start: string, end: string) =>
      newBooking({
        id: '7b0c0a4e-4a3e-4a57-9d5a-0d1f6a3c2b10',
        kind: 'lodging',
        start: { date: start, time: null, zone: 'Europe/Lisbon' },
        end: { date: end, time: null, zone: 'Europe/Lisbon' },
      });
    const { start } = trip.dates;
    const own = { ...trip, bookings: [bed(start, addDays(start, 3))] };
    expect(bookingsOfBase(own, 0)).toHaveLength(1);
    expect(bookingsOfBase(own, 1).filter((one) => !isWay(one))).toEqual([]);
  });

  it('is looked at and changed by words base by base, with the days of the journey', () => {
    expect(fitWhole(trip, destinations).findings).toEqual([]);
    const late = structuredClone(trip);
    const [stop, next] = late.days[4]?.activities ?? [];
    if (!stop || !next) throw new Error('no stops');
    next.start = stop.start + 5;
    const { findings } = fitWhole(late, destinations);
    expect(findings.map(({ day }) => day)).toContain(5);
    expect(findings.every(({ day }) => day === 5)).toBe(true);
    expect(fitWhole(trip, [destinations[0] ?? null, null]).unchecked).toContainEqual({
      activityId: null,
      parts: ['hours', 'way', 'budget'],
    });
    let count = 0;
    const changing = {
      before: trip,
      destinations,
      language: 'en' as const,
      newId: () => `7b0c0a4e-4a3e-4a57-9d5a-${String((count += 1)).padStart(12, '0')}`,
    };
    const words = { days: [1, 2, 3, 4, 5, 6], today: null, shownIn: 'en' as const };
    const visit = trip.days[4]?.activities.find(({ kind, meal }) => kind === 'place' && meal === null);
    const asked = changeWholeByWords(changing, { ...words, text: `Without ${visit?.name}, and day 5 slower` });
    const done = asked.outcomes.map(({ label, done: days }) => [label, days] as const);
    expect(done.find(([label]) => label.includes(visit?.name ?? ''))?.[1]).toEqual([5]);
    expect(asked.parts.flatMap(({ days }) => days)).not.toContain(1);
    const { stay, index } = stayWith(trip, ({ day }) => day === 5);
    expect([index, stay.destinationId, stay.days.length]).toEqual([1, 'porto', 3]);
  });

  it('costs what its ways cost, and local transport by the fares of each town', () => {
    const { planned, transport } = tripBudget(trip, []);
    expect(planned.find(({ kind }) => kind === 'ways')).toMatchObject({ cents: 6000, unknown: 0 });
    expect(transport).not.toBeNull();
    const unknown = withBases(([, own]) => own && Object.assign(own, { fares: null }));
    expect(tripBudget(unknown, []).transport).toBeNull();
  });

  it('is told in every file with its bases and ways', () => {
    const way = /On to Porto by train, about 3 h 10/;
    expect(markdownOf(trip, 'en')).toContain('Porto · 2 nights');
    expect(markdownOf(trip, 'en')).toMatch(way);
    const calendar = calendarOf({ trip, version: 1, moment: '2027-01-01T00:00:00.000Z', language: 'en' }).replace(
      /\r\n[ \t]/g,
      '',
    );
    const begins = formatLocalTime(trip.bases?.[1]?.way?.start ?? 0).replace(':', '');
    expect(calendar).toContain(`DTSTART;TZID=Europe/Lisbon:20270513T${begins}00`);
    expect(calendar).toMatch(/SUMMARY:On to Porto/);
    expect(baseBefore(toldIn(trip, 'es'), 4, 'es')).toMatchObject({ title: 'Oporto · 2 noches' });
    expect(baseBefore(trip, 5, 'en')).toBeNull();
    expect(
      sharedTrip(trip, { luggage: false, costs: false, links: false, dates: 'exact' }, () => trip.id).bases?.[1]?.way,
    ).toMatchObject({
      price: null,
    });
  });

  it('goes by what is known of a connection, else by distance and says so', () => {
    const rows = [['rome', 'florence', 'train', 95, 4500]] as const;
    const way = (a: string, b: string, byCar = false) =>
      connectionOf(aDestination(a), aDestination(b), { rows, byCar });
    expect(way('florence', 'rome')).toEqual({ by: 'train', minutes: 95, price: 4500, guessed: false });
    expect(way('rome', 'naples')).toMatchObject({ by: 'other', price: null, guessed: true });
    expect(way('rome', 'santorini')).toMatchObject({ by: 'flight', guessed: true });
    expect(way('rome', 'florence', true)).toMatchObject({ by: 'car', guessed: true });
    expect(way('rome', 'santorini', true).by).toBe('flight');
  });

  it('is refused where two places are more than a day apart', () => {
    expect(settleJourney(journeyInput('london:2 sydney:3'))).toMatchObject({
      from: { id: 'london' },
      to: { id: 'sydney' },
    });
  });
});
