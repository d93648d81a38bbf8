import type { WishItem } from '#domain/wishes/item.ts';
import type { Wish } from '#domain/wishes/wish.ts';

/** What a wish is about: of one thing a plan can have only one of them. null: it stands beside all others. */
function subjectOf(item: WishItem): string | null {
  switch (item.kind) {
    case 'pace':
      return item.day === undefined ? item.kind : `pace ${item.day}`;
    case 'things':
    case 'day-start':
    case 'day-end':
    case 'walk-most':
    case 'visit':
      return item.kind;
    case 'meal':
      return `meal ${item.meal}`;
    case 'sort':
      return `sort ${item.tag}`;
    case 'place':
      return `place ${item.placeId}`;
    case 'money':
      return `money ${item.per}`;
    default:
      return null;
  }
}

/** Wishes with some that were said later: of the same thing those hold, and the others stay. */
export function withAsked(wishes: readonly Wish[], asked: readonly WishItem[]): Wish[] {
  const subjects = new Set(asked.map(subjectOf).filter((subject) => subject !== null));
  const left = wishes.filter(({ item }) => {
    const subject = subjectOf(item);
    return subject === null || !subjects.has(subject);
  });
  // What is said first holds.
  return [...asked.map((item): Wish => ({ item, quote: null, binds: 'must' })), ...left];
}
