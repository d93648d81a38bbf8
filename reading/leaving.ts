import { dayCount } from '#domain/trip/dates.ts';
import { momentsIn, type Reading, type When, whenOf } from './item-list.ts';
import type { Span } from './marked-text.ts';
import type { Mark } from './marks.ts';
import type { Moment } from './moment.ts';

const CLOSE = 3;

/** "Not on Sunday as we leave Saturday night": the day behind the verb, where there is one, and not another before it. */
export function behindVerb(moments: readonly Moment[], trigger: Span): readonly Moment[] {
  const own = moments.find(({ is, from }) => is === 'day' && from >= trigger.to && from - trigger.to <= CLOSE);
  return own ? moments.filter(({ is, from }) => is !== 'day' || from >= own.from) : moments;
}

/** "Libre el viernes desde las 4 y el sábado hasta las 19 h, que sale el avión": the hour right before it, with its day. */
export function closest(moments: readonly Moment[], trigger: Span): readonly Moment[] {
  const at = moments.findLastIndex(({ is, to }) => is === 'time' && to <= trigger.from && trigger.from - to <= CLOSE);
  const from = moments.slice(0, Math.max(at, 0)).findLastIndex(({ is }) => is === 'day');
  return from < 0 ? moments : moments.slice(from, at + 1);
}

/** "Friday... I mean Saturday": the day that is meant. */
export function asCorrected(moments: readonly Moment[], { text }: Reading): readonly Moment[] {
  const days = moments.filter(({ is }) => is === 'day');
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || first === last) return moments;
  const between = Array.from({ length: last.from - first.to }, (_, i) => text.word(first.to + i));
  return between.some((word) => /^(?:digo|mean|perdon|sorry)$/.test(word))
    ? moments.filter((one) => one.is !== 'day' || one === last)
    : moments;
}

const SMALL_HOURS = 5 * 60;
const LAST_MINUTE = 24 * 60 - 1;

/** "Saturday night, 2 am flight": the night belongs to Saturday, the flight to Sunday. */
export function afterMidnight(when: When, moments: readonly Moment[], { dates }: Reading): When {
  const isNight = moments.some((moment) => moment.is === 'part' && moment.part === 'night');
  if (!isNight || when.day === undefined || when.time === undefined || when.time >= SMALL_HOURS) return when;
  return when.day < dayCount(dates) ? { ...when, day: when.day + 1 } : { ...when, time: LAST_MINUTE };
}

/** "Back before five because they fly at eight": a second verb whose hour is later than that of the first. */
export function laterVerb(reading: Reading, clause: Span): Mark | undefined {
  const [first, ...others] = reading.text.all(clause, 'depart');
  const last = others.at(-1);
  if (!first || !last) return undefined;
  const before = whenOf(momentsIn(reading, { from: first.to, to: last.from })).time;
  const own = whenOf(momentsIn(reading, { from: last.to, to: clause.to })).time;
  return own !== undefined && own > (before ?? 0) ? last : undefined;
}

/** "They pick us up at noon for the airport": the plane is later, and when is not said. */
export function isForAirport({ text }: Reading, clause: Span, vehicle: Span): boolean {
  if (!/^(?:airport|aeropuerto)$/.test(text.word(vehicle.from))) return false;
  for (let i = clause.from; i < vehicle.from; i++) if (/^(?:recog|pick)/.test(text.word(i))) return true;
  return false;
}

/** "Back on board by 5 (all aboard 4.30)": of two hours of one ship the earlier one, which takes the place of the other. */
export function supersedes({ found }: Reading, kind: 'arrival' | 'departure', { day, time = 0 }: When): boolean {
  const index = found.findIndex(({ item }) => item.kind === kind && kind === 'departure' && item.day === day);
  const before = found[index]?.item;
  if (before?.kind !== 'departure' || before.time === undefined) return true;
  if (before.time <= time) return false;
  found.splice(index, 1);
  return true;
}
