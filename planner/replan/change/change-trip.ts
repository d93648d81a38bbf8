import type { AskedChange, AskedWish, ChangeOutcome } from '#domain/trip/asked-change.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { isWanted, rankOf } from './asks.ts';
import { Changes } from './changes.ts';
import { partsOf } from './parts.ts';
import { besides } from './place-asks.ts';
import type { Changing } from './workday.ts';

/** With what stays in the end although it has something of what was not wanted. */
function withLeft(outcome: ChangeOutcome, trip: Trip, { destination }: Changing): ChangeOutcome {
  const { item, days } = outcome;
  if (item.kind !== 'sort' || outcome.isFewer || (item.stance !== 'refuse' && item.most === undefined)) return outcome;
  const now = trip.days.filter(({ day }) => days.includes(day)).flatMap(({ activities }) => activities);
  return { ...outcome, left: besides(item, now, destination).map(({ name }) => name) };
}

/** A place that goes from one day was not on the others: that needs no telling. */
function tidied(outcome: ChangeOutcome): ChangeOutcome {
  const isTold = outcome.item.kind === 'place' && outcome.done.length + outcome.failed.length > 0;
  return isTold ? { ...outcome, already: [] } : outcome;
}

/**
 * What a trip would become if it were changed as its owner asks: in parts, with what became of each wish. Whatever changes, the checker finds
 * nothing on its day that it did not find before, by the wishes of the trip and the new ones together; where a wish cannot be kept like that, its
 * day stays as it is and the outcome says so. What is booked, done or added by the owner stays where it is.
 */
export function changeTrip(changing: Changing, asked: readonly AskedWish[]): AskedChange {
  const found = changed(changing, asked);
  const missing = new Set(
    found.outcomes.flatMap(({ item, exchange, done, already }) =>
      exchange !== undefined && isWanted(item) && done.length + already.length === 0 ? [exchange] : [],
    ),
  );
  if (missing.size === 0) return found;
  // What was to go for something that finds no place stays.
  const isLeft = ({ exchange }: AskedWish) => exchange !== undefined && missing.has(exchange);
  const again = changed(
    changing,
    asked.filter((wish) => !isLeft(wish)),
  );
  const outcomes = found.outcomes.map((outcome): ChangeOutcome => {
    if (!isLeft(outcome)) return outcome;
    return { ...outcome, done: [], failed: [...outcome.done, ...outcome.failed].sort((a, b) => a - b) };
  });
  const rest = again.outcomes.values();
  return { parts: again.parts, outcomes: outcomes.map((own) => (isLeft(own) ? own : (rest.next().value ?? own))) };
}

function changed(changing: Changing, asked: readonly AskedWish[]): AskedChange {
  const changes = new Changes(changing, asked);
  const ranked = asked.map((wish, at) => ({ wish, at })).sort((a, b) => rankOf(a.wish.item) - rankOf(b.wish.item));
  const first = ranked.map(({ wish, at }) => ({ wish, at, outcome: changes.outcomeOf(wish) }));
  const outcomes = first.map(({ wish, at, outcome }) => ({ at, outcome: changes.verified(wish, outcome) }));
  return {
    parts: partsOf(changing.before, changes.trip, changes.links),
    outcomes: outcomes
      .sort((a, b) => a.at - b.at)
      .map(({ outcome }) => withLeft(tidied(outcome), changes.trip, changing)),
  };
}
