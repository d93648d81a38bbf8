import { dayCount, type TripDates } from '#domain/trip/dates.ts';
import { homeBy } from '#domain/wishes/day-end.ts';
import type { ItemOf } from '#domain/wishes/item.ts';
import { freeHours } from '#domain/wishes/part-windows.ts';
import type { Wish } from '#domain/wishes/wish.ts';
import { type DayWishes, type FreeWindow, LIGHT } from '../rules.ts';
import { itemsOf } from './understood.ts';

/** A child this old or younger sets the rhythm of the day. */
const TODDLER = 3;
/** From this age on they stay up for a show. */
const TEEN = 12;

/** Time of their own of no named day lies in the middle of the trip, away from arrival and departure. */
function freeWindows(items: readonly ItemOf<'free'>[], days: number): FreeWindow[] {
  const all = Array.from({ length: days }, (_, index) => index + 1);
  return items.flatMap((item) => {
    const on = item.every ? all : [item.day ?? Math.floor(days / 2) + 1];
    return on
      .filter((number) => all.includes(number))
      .map((number) => ({ day: number, part: item.part, isSaid: item.from !== undefined, ...freeHours(item) }));
  });
}

function walkedMost(wishes: readonly Wish[]): number | null {
  const said = itemsOf(wishes, 'walk-most').map(({ metres }) => metres);
  return said.length === 0 ? null : Math.min(...said);
}

/** How many places were named for a day: who asks for more than a light day holds gets them. */
const namedOn = (wishes: readonly Wish[], day: number): number =>
  itemsOf(wishes, 'place').filter((item) => item.stance === 'see' && item.day === day).length;

const gentleNeeds: readonly string[] = ['wheelchair', 'no-stairs', 'little-walking', 'pregnant'];

/** Nothing is taken for granted of a child whose age was not said. */
const areTeens = (ages: readonly number[], children: number) =>
  ages.length > 0 && ages.length >= children && ages.every((age) => age >= TEEN);

function endSaid(wishes: readonly Wish[]): ItemOf<'day-end'>['at'] | null {
  const at = itemsOf(wishes, 'day-end')[0]?.at ?? null;
  return typeof at === 'number' ? homeBy(at) : at;
}

/** What of the wishes decides the frame of the days. What was said first holds. */
export function rhythmOf(wishes: readonly Wish[], dates: TripDates, children: number): Omit<DayWishes, 'fixed'> {
  const said = itemsOf(wishes, 'pace');
  const paces = said.filter(({ day }) => day === undefined).map(({ pace }) => pace);
  const own = itemsOf(wishes, 'children');
  const ages = own.flatMap((item) => item.ages);
  const needs = itemsOf(wishes, 'mobility').map(({ need }) => need);
  const habitOf = (meal: 'lunch' | 'dinner') =>
    itemsOf(wishes, 'meal').find((item) => item.meal === meal)?.habit ?? null;
  const [things] = itemsOf(wishes, 'things');
  return {
    pace: paces.includes('relaxed') ? 'relaxed' : (paces[0] ?? 'normal'),
    withChildren: children > 0 || own.length > 0,
    teens: areTeens(ages, children),
    toddler: needs.includes('pushchair') || ages.some((age) => age <= TODDLER),
    gentle: needs.some((need) => gentleNeeds.includes(need)),
    start: itemsOf(wishes, 'day-start')[0]?.at ?? null,
    end: endSaid(wishes),
    things: things ? { least: things.least ?? null, most: things.most ?? null } : null,
    lunch: habitOf('lunch'),
    dinner: habitOf('dinner'),
    walkMostM: walkedMost(wishes),
    lightDays: new Set(said.flatMap(({ day }) => (day && namedOn(wishes, day) <= LIGHT ? [day] : []))),
    free: freeWindows(itemsOf(wishes, 'free'), dayCount(dates)),
  };
}
