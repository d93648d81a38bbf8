import { type Language, languages } from '../language.ts';
import { known } from '../open-list.ts';
import type { Base } from './base.ts';
import type { Activity, Day } from './itinerary.ts';
import { keyOf, translated } from './known-texts.ts';
import { withTrueTexts } from './told-texts.ts';
import type { Trip } from './trip.ts';

/** What a stop says in a language, as far as that is known. */
export function stopIn(stop: Activity, language: string): Activity {
  const { translations, name, activity, location, description, access } = stop;
  if (!translations?.[language]) return stop;
  const told = (text: string) => translated(text, translations, language);
  return {
    ...stop,
    name: told(name),
    activity: told(activity),
    location: told(location),
    description: told(description),
    ...(access?.from && { access: { ...access, from: told(access.from) } }),
  };
}

function dayIn(day: Day, language: string): Day {
  const { translations, summary, holiday } = day;
  const told = (text: string) => translated(text, translations, language);
  const activities = day.activities.map((stop) => stopIn(stop, language));
  const isSame = !translations?.[language] && activities.every((stop, index) => stop === day.activities[index]);
  if (isSame) return day;
  return { ...day, summary: told(summary), ...(holiday !== undefined && { holiday: told(holiday) }), activities };
}

const listed = (names: readonly string[], language: string) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

const placesIn = ({ days }: Trip): ReadonlySet<string> =>
  new Set(
    days.flatMap(({ activities }) =>
      activities.flatMap(({ kind, placeId }) => (kind === 'place' && placeId !== null ? [placeId] : [])),
    ),
  );

/** A text without the stops that are not there any more; null where it was about nothing else. */
function withoutGone(text: string, trip: Trip, there: ReadonlySet<string>, language: string): string | null {
  const named = Object.entries(trip.mentions?.[keyOf(text)] ?? {}).filter(([, name]) => name !== '');
  const left = named.filter(([placeId]) => there.has(placeId));
  if (left.length === named.length) return text;
  const [all, rest] = [named, left].map((of) => of.map(([, name]) => name));
  const list = listed(all ?? [], language);
  return left.length > 0 && text.includes(list) ? text.replace(list, () => listed(rest ?? [], language)) : null;
}

function tellerOf(trip: Trip, language: string) {
  const there = placesIn(trip);
  const own = known(languages, trip.provenance?.language) ?? language;
  return (text: string): string | null => {
    const told = translated(text, trip.translations, language);
    return withoutGone(told, trip, there, told === text ? own : language);
  };
}

const baseIn = ({ name, way, ...base }: Base, told: (text: string) => string): Base => ({
  ...base,
  name: told(name),
  way: way && { ...way, from: told(way.from), to: told(way.to) },
});

function textsIn(trip: Trip, language: string): Trip {
  const { translations } = trip;
  const tell = tellerOf(trip, language);
  const told = (text: string) => translated(text, translations, language);
  const lines = (all: readonly string[]) => all.flatMap((line) => tell(line) ?? []);
  return {
    ...trip,
    destination: told(trip.destination),
    ...(trip.bases && { bases: trip.bases.map((base) => baseIn(base, told)) }),
    // Of a journey there is a line for every base.
    summary: lines(trip.summary.split('\n')).join('\n'),
    importantInfo: lines(trip.importantInfo),
    recommendations: lines(trip.recommendations),
    accommodation: trip.accommodation.map(told),
    luggage: trip.luggage.map((item) => ({ ...item, label: told(item.label) })),
    answers: trip.answers.map((own) => ({ ...own, asked: told(own.asked), answer: told(own.answer) })),
    transfers:
      trip.transfers?.map(({ terminal, access, ...own }) => ({
        ...own,
        terminal: terminal && told(terminal),
        access: access && { ...access, from: access.from && told(access.from) },
      })) ?? null,
  };
}

/** The language a trip can be told in to a reader who wants one: that, or else the one it was planned in. */
export function tellingLanguage({ provenance, translations }: Trip, wanted: Language): Language {
  const own = known(languages, provenance?.language) ?? wanted;
  return translations?.[wanted] ? wanted : own;
}

/**
 * A trip as a reader of a language is told it: texts of ours in that language where they are known in it, and nothing of stops that are not there
 * any more. What its owner wrote or changed, and what a model wrote, stands as it is. For looking at: changes are made of the trip itself.
 */
export function toldIn(trip: Trip, language: string): Trip {
  const told = withTrueTexts(trip);
  const days = told.days.map((day) => dayIn(day, language));
  const isSame = days.every((day, index) => day === told.days[index]);
  const withDays = isSame ? told : { ...told, days };
  return told.translations || told.mentions ? textsIn(withDays, language) : withDays;
}
