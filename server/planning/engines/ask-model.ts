import { Output } from 'ai';
import * as z from 'zod/mini';
import { type Asking, type ModelAnswer, streamAnswer } from './stream-answer.ts';

/** Every field required and no limits: some providers accept nothing else. Limits are kept in `draftOf`. */
const elementSchema = z.object({ day: z.number(), placeIds: z.array(z.string()), summary: z.string() });

/** Eight days take a third of the characters. What is longer costs more to read than it is worth. */
const longest = { tokens: 16_000, characters: 20_000 };
const MOST_PLACES = 12;
const LONGEST_ID = 80;
const LONGEST_SUMMARY = 300;

export interface ModelDay {
  /** 1 for the first day; not checked. */
  readonly day: number;
  readonly placeIds: readonly string[];
  readonly summary: string;
}

interface AskingDays extends Asking {
  /** Called as soon as a day is written. */
  readonly onDay: (day: ModelDay) => void;
}

function capped({ day, placeIds, summary }: z.infer<typeof elementSchema>): ModelDay {
  return {
    day,
    placeIds: placeIds.slice(0, MOST_PLACES).map((id) => id.slice(0, LONGEST_ID)),
    summary: summary.slice(0, LONGEST_SUMMARY),
  };
}

/** Asks a model for days and tells each as soon as it is written. */
export function askModel({ onDay, ...asking }: AskingDays): Promise<ModelAnswer> {
  const output = Output.array({ element: elementSchema });
  return streamAnswer(asking, { output, longest }, async (result, isOver) => {
    for await (const element of result.elementStream) {
      if (isOver()) break;
      onDay(capped(element));
    }
    await result.output;
  });
}
