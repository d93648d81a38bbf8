import { formatLocalTime } from '../trip/local-time.ts';
import type { ItemOf, WishItem, WishKind } from './item.ts';

type Parts = readonly (string | number | false | undefined)[];

const clock = (minutes: number | undefined) => minutes !== undefined && `time ${formatLocalTime(minutes)}`;

interface When {
  readonly day?: number | undefined;
  readonly time?: number | undefined;
  readonly part?: string | undefined;
}

const moment = ({ day, time, part }: When): Parts => [
  day !== undefined && `day ${day}`,
  clock(time),
  part && `part ${part}`,
];

const bounds = ({
  least,
  most,
}: {
  readonly least?: number | undefined;
  readonly most?: number | undefined;
}): Parts => [least !== undefined && `least ${least}`, most !== undefined && `most ${most}`];

const journey = (item: When & { readonly by?: string | undefined; readonly at?: string | undefined }): Parts => [
  ...moment(item),
  item.by,
  item.at !== undefined && `at ${item.at}`,
];

const hours = (from: number | undefined, to: number | undefined): Parts => [
  from !== undefined && `from ${formatLocalTime(from)}`,
  to !== undefined && `to ${formatLocalTime(to)}`,
];

const related = ({ sameDayAs, otherDayThan }: ItemOf<'place'>): Parts => [
  sameDayAs !== undefined && `same-day-as ${sameDayAs}`,
  otherDayThan !== undefined && `other-day-than ${otherDayThan}`,
];

const hour = (at: string | number) => (typeof at === 'number' ? clock(at) : at);

const parts: { readonly [K in WishKind]: (item: ItemOf<K>) => Parts } = {
  place: (item) => [item.placeId, item.or && `or ${item.or}`, item.stance, ...moment(item), ...related(item)],
  sort: ({ day, part, ...item }) => [
    item.tag,
    item.stance,
    item.quality,
    item.few && 'few',
    ...bounds(item),
    item.aDay && 'a-day',
    ...moment({ day, part }),
  ],
  diet: ({ diet, who }) => [diet, who],
  allergy: ({ to, who }) => [to, who],
  mobility: ({ need }) => [need],
  'walk-most': ({ metres }) => [metres],
  children: ({ ages }) => ages,
  pace: ({ pace, day }) => [pace, day !== undefined && `day ${day}`],
  things: bounds,
  'day-start': ({ at }) => [hour(at)],
  'day-end': ({ at }) => [hour(at)],
  meal: ({ meal, habit }) => [meal, hour(habit)],
  table: ({ meal, near, day }) => [meal, `near ${near}`, day !== undefined && `day ${day}`],
  free: ({ part, day, every, from, to }) => [
    part,
    day !== undefined && `day ${day}`,
    every && 'every',
    ...hours(from, to),
  ],
  money: ({ cents, per, each, currency }) => [cents, per, each && 'each', currency !== 'EUR' && currency],
  company: ({ who }) => [who],
  occasion: ({ what, day }) => [what, day !== undefined && `day ${day}`],
  visit: ({ which }) => [which],
  style: ({ style }) => [style],
  avoid: ({ what }) => [what],
  arrival: journey,
  departure: journey,
  lodging: ({ areaId, near }) => [areaId ?? (near ? `near ${near}` : 'other')],
  booked: (item) => [item.placeId ?? item.what, ...moment(item), item.near && `near ${item.near}`],
  busy: ({ day, part, from, to }) => [day !== undefined && `day ${day}`, part && `part ${part}`, ...hours(from, to)],
};

/** An item in one line of plain words, the same for the same item: what tests, records and logs of readings hold. */
export function written(item: WishItem): string {
  const of = parts[item.kind] as (given: WishItem) => Parts;
  return [item.kind, ...of(item).filter((part) => part !== undefined && part !== false)].join(' ');
}
