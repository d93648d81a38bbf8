import { isSet, readSet, type SetChange, setTo } from '#domain/trip/fields/set-change.ts';
import { changeSchema } from '#domain/trip/patch.ts';
import type { RefusedPlace } from '../../data/conflicts.ts';

/** Dates that the trip no longer fits cannot be put back: there is nothing to choose. */
export const canPutBack = ({ isGone, mine }: RefusedPlace): boolean =>
  !isGone || mine.some(({ change }) => change.kind !== 'dates');

const notes: readonly SetChange['kind'][] = ['notes', 'day.notes', 'activity.notes'];
const lines: readonly SetChange['kind'][] = ['title', 'activity.name', 'activity.location'];

/** Two texts of one place, which may be made one. */
export interface TwoTexts {
  readonly mine: string;
  readonly theirs: string;
  readonly hasLines: boolean;
  /** The change that says a text there; null where it is too long for it, or empty where it must not be. */
  readonly saying: (text: string) => SetChange | null;
}

function textIn(change: SetChange): string {
  const { value } = readSet(change);
  return typeof value === 'string' ? value : '';
}

/** null where a place holds no text, or has no other one. */
export function twoTexts({ mine, theirs, isGone }: RefusedPlace): TwoTexts | null {
  const [own, ...more] = mine;
  const other = theirs?.[0];
  if (isGone || more.length > 0 || !own || !other || !isSet(own.change) || !isSet(other)) return null;
  const { change } = own;
  const hasLines = notes.includes(change.kind);
  if (!hasLines && !lines.includes(change.kind)) return null;
  const { target, id } = readSet(change);
  const saying = (text: string) => {
    const said = setTo(change.kind, target, id, hasLines ? text : text.trim() || null);
    return changeSchema.safeParse(said).success ? said : null;
  };
  return { mine: textIn(change), theirs: textIn(other), hasLines, saying };
}

/** Both, theirs first. */
export function joinedTexts({ mine, theirs, hasLines }: TwoTexts): string {
  return [theirs, mine].filter((text) => text !== '').join(hasLines ? '\n\n' : ' / ');
}
