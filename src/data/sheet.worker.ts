import type { Destination } from '#domain/place/destination.ts';
import type { DestinationSheet } from '#domain/wishes/sheet.ts';
import { destinationSheetOf } from '#planner/catalogue/name-sheet.ts';
import type { Answered, Question } from './beside.ts';

export interface SheetQuestion {
  readonly facts: Destination;
}

export interface SheetAnswer {
  readonly sheet: DestinationSheet;
}

self.addEventListener('message', ({ data }: MessageEvent<Question<SheetQuestion>>) => {
  const { number, facts } = data;
  const answer: Answered<SheetAnswer> = { number, sheet: destinationSheetOf(facts) };
  self.postMessage(answer);
});
