import type { TripDates } from '#domain/trip/dates.ts';
import type { DestinationSheet } from '#domain/wishes/sheet.ts';
import { noNames, type Understood, understood } from '#domain/wishes/understood.ts';
import { readWishes } from '#reading/read.ts';
import type { Answered, Question } from './beside.ts';

export interface ReadQuestion {
  readonly text: string;
  /** null where it is not known what the places of the destination are called. */
  readonly sheet: DestinationSheet | null;
  readonly dates: TripDates;
}

export interface ReadAnswer {
  readonly understood: Understood;
}

self.addEventListener('message', ({ data }: MessageEvent<Question<ReadQuestion>>) => {
  const { number, text, sheet, dates } = data;
  const answer: Answered<ReadAnswer> = {
    number,
    understood: understood(readWishes(text, sheet ?? noNames, dates), sheet),
  };
  self.postMessage(answer);
});
