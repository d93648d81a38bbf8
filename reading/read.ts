import type { Binding } from '#domain/wishes/held.ts';
import type { Quote, WishItem } from '#domain/wishes/item.ts';
import { bindsOf } from './binds.ts';
import { readBooked } from './booked.ts';
import { readBusy } from './busy.ts';
import { clausesOf, joined } from './clauses.ts';
import { readDaysTogether } from './days-together.ts';
import { readFrames } from './frames.ts';
import { readHabits } from './habits.ts';
import { type Reading, settled } from './item-list.ts';
import { leftOver } from './left-over.ts';
import { MarkedText } from './marked-text.ts';
import { marksOf } from './marks.ts';
import type { TripDates } from './moment.ts';
import { momentsOf } from './moments.ts';
import { readPace, readPeople, readStyles, readVisits } from './people.ts';
import { readThings } from './quantities.ts';
import type { NameSheet } from './sheet.ts';
import { tokensOf } from './tokens.ts';
import { readWants } from './wants.ts';

export interface ReadItem {
  readonly item: WishItem;
  readonly quote: Quote;
  /** Whether a plan has to keep to it, or may weigh it against others. */
  readonly binds: Binding;
  /** `guess`: a name with a typo, or a word that often means something else. */
  readonly confidence: 'sure' | 'guess';
}

/** What a text says, in the order in which it says it, and the words that were not understood. */
export interface ReadWishes {
  readonly items: readonly ReadItem[];
  readonly unknown: readonly Quote[];
}

/** A text taken apart, before anything is read of it. */
export function begun(typed: string, sheet: NameSheet, dates: TripDates): Reading {
  const tokens = tokensOf(typed);
  const text = new MarkedText(tokens, marksOf(tokens, sheet));
  const moments = momentsOf(text, dates);
  for (const moment of moments) if (moment.is === 'day') text.dropNames(moment);
  const clauses = joined(clausesOf(text, moments), text, moments);
  return { text, clauses, moments, dates, sheet, found: [], keys: new Set() };
}

/**
 * Reads what a traveller typed, in any language of the list or several at once. The same text, sheet and dates give the same
 * reading on every device. Linear in the length of the text.
 */
export function readWishes(typed: string, sheet: NameSheet, dates: TripDates): ReadWishes {
  const reading = begun(typed, sheet, dates);
  const binds = bindsOf(reading);
  readBooked(reading);
  readFrames(reading);
  readBusy(reading);
  readHabits(reading);
  readThings(reading);
  readPeople(reading);
  readWants(reading);
  readDaysTogether(reading);
  readVisits(reading);
  readPace(reading);
  readStyles(reading);
  const items = settled(reading.found)
    .toSorted((a, b) => a.span.from - b.span.from || a.span.to - b.span.to)
    .map(({ item, span, isGuess }) => ({
      item,
      quote: reading.text.quote(span),
      binds: binds(item, span),
      confidence: isGuess ? ('guess' as const) : ('sure' as const),
    }));
  return { items, unknown: leftOver(reading) };
}
