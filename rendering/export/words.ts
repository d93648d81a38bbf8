import { byLanguage } from '#domain/by-language.ts';
import { type Language, languages } from '#domain/language.ts';
import { known } from '#domain/open-list.ts';
import { type OpenSource, openSources } from '#domain/place/open-source.ts';
import type { weatherConditions } from '#domain/trip/fields/day.ts';
import type { VerifyReason } from '#domain/trip/itinerary.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { LabelledField } from './labelled.ts';

/**
 * What exported files say besides the trip itself. They speak the language of the trip's texts, whatever the interface speaks,
 * and the server writes calendars too: so they are here and not among the texts of the page. A language that lacks one does not compile.
 */
export interface Words {
  /** What labelled fields of activities are called. */
  readonly fieldNames: Readonly<Record<LabelledField, string>>;
  readonly day: string;
  readonly free: string;
  readonly variable: string;
  readonly unknownPrice: string;
  readonly sameTicket: (name: string) => string;
  readonly price: string;
  readonly book: string;
  readonly verify: Readonly<Record<VerifyReason | 'other', string>>;
  readonly weather: Readonly<Record<(typeof weatherConditions)[number], string>>;
  readonly season: string;
  readonly forecast: string;
  readonly done: string;
  readonly notes: string;
  readonly itinerary: string;
  readonly mapText: string;
  readonly budget: string;
  readonly importantInfo: string;
  readonly recommendations: string;
  readonly accommodation: string;
  readonly luggage: string;
  readonly packed: string;
  readonly ticksKept: string;
  readonly ticksLost: string;
  readonly days: readonly [one: string, more: string];
  readonly adults: readonly [one: string, more: string];
  readonly children: readonly [one: string, more: string];
  readonly madeBy: string;
  /** Under which licence its places are, where they are from open data. */
  readonly sources: Readonly<Record<OpenSource, string>>;
  readonly importable: string;
}

const words = byLanguage(import.meta.glob<Words>('./languages/*/words.ts', { eager: true, import: 'words' }));

export function wordsIn(language: Language): Words {
  return words[language];
}

/** Whose the places of a trip are, a line each; nothing where they are our own catalogue's. Every copy of a trip carries it. */
export function attributionOf({ provenance }: Pick<Trip, 'provenance'>, language: Language): string[] {
  const told = (provenance?.sources ?? []).map((source) => known(openSources, source));
  return told.flatMap((source) => (source === null ? [] : [words[language].sources[source]]));
}

/** The language a trip's texts are in; `otherwise` where the trip does not say. */
export function languageOf({ provenance }: Trip, otherwise: Language): Language {
  return known(languages, provenance?.language) ?? otherwise;
}
