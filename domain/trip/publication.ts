import * as z from 'zod/mini';
import { withoutNul } from '../account/user.ts';
import { mainDestinationId } from './base.ts';
import { type ContactKind, contactIn } from './contact.ts';
import { dayCount } from './dates.ts';
import type { Day } from './itinerary.ts';
import { sharedTrip } from './shared-trip.ts';
import type { Trip } from './trip.ts';

export const MAX_PUBLICATION_TITLE = 60;
export const MAX_PUBLICATION_INTRO = 160;
const SHORTEST_TITLE = 3;
const SHORTEST_INTRO = 20;

const words = (shortest: number, longest: number) =>
  z.string().check(
    z.trim(),
    z.minLength(shortest),
    z.maxLength(longest),
    withoutNul,
    z.refine((text) => contactIn(text) === null, { error: 'publicationContact' }),
  );

/** What its owner says of a trip that becomes an idea for everybody (D14). */
export const publicationTextsSchema = z.strictObject({
  title: words(SHORTEST_TITLE, MAX_PUBLICATION_TITLE),
  intro: words(SHORTEST_INTRO, MAX_PUBLICATION_INTRO),
});
export type PublicationTexts = z.infer<typeof publicationTextsSchema>;

/** Why a reader reports a published trip. */
export const reportReasons = ['personal', 'offensive', 'advertising', 'wrong'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Only months and lengths are published: what a trip looks like on the screen then. */
export const publishedOptions = { luggage: true, costs: true, dates: 'length' } as const;

/** What the owner typed in stays the owner's: a name for a stop may be a person's. */
const withoutOwnStops = (day: Day): Day => ({ ...day, activities: day.activities.filter(({ own }) => !own) });

/** The month a trip begins in: 1 = January ... 12 = December. */
export const monthOf = ({ dates }: Pick<Trip, 'dates'>): number => Number(dates.start.slice(5, 7));

/** What a trip lacks to be published: a place we know, a budget, and on every day a stop that is not the owner's own. */
export type PublicationLack = 'destination' | 'budget' | { readonly day: number };

/** Everything it lacks; days are told as their numbers. */
export function publicationLacks(trip: Trip): PublicationLack[] {
  const days = Array.from({ length: dayCount(trip.dates) }, (_, i) => trip.days[i]);
  const empty = days.flatMap((day, i) => (day && withoutOwnStops(day).activities.length > 0 ? [] : [{ day: i + 1 }]));
  return [
    ...(mainDestinationId(trip) === null ? (['destination'] as const) : []),
    ...(trip.budget === null ? (['budget'] as const) : []),
    ...empty,
  ];
}

/**
 * A trip as everybody may see it (D14): what a link without dates shows, less the stops the owner added, under the name it was
 * published with. No id is the owner's: `newId` makes others.
 */
export function publishedTrip(trip: Trip, { title }: Pick<PublicationTexts, 'title'>, newId: () => string): Trip {
  const open = { ...trip, days: trip.days.map(withoutOwnStops) };
  return { ...sharedTrip(open, publishedOptions, newId), title };
}

/** A text of a published trip that may not be there: where it stands, such as `days.0.activities.2.name`, and what it holds. */
export interface UnwelcomeText {
  readonly path: string;
  readonly text: string;
  readonly kind: ContactKind;
}

/** Ids, dates, and versions that no screen shows. Every other text is looked at, those of tomorrow included. */
const notRead = /^(id|placeId|destinationId|start|end|factsDate|catalogueVersion|checkerVersion)$/;
/** The name of a model is shown; `@` and `/` stand between its parts. */
const readable = (key: string | number | undefined, text: string) =>
  key === 'engine' ? text.replace(/[@/]/g, ' ') : text;

function unwelcomeIn(value: unknown, path: readonly (string | number)[]): UnwelcomeText[] {
  if (typeof value === 'string') {
    const kind = contactIn(readable(path.at(-1), value));
    return kind === null ? [] : [{ path: path.join('.'), text: value, kind }];
  }
  if (Array.isArray(value)) return value.flatMap((part, index) => unwelcomeIn(part, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (notRead.test(key) ? [] : unwelcomeIn(part, [...path, key])));
}

/** Every text of a trip that would be public and holds a link, an address, a telephone number or advertising. */
export function unwelcomeTexts(trip: Trip): UnwelcomeText[] {
  const shown = publishedTrip(trip, { title: '' }, () => '');
  return unwelcomeIn(shown, []);
}
