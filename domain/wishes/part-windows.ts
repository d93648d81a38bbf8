import type { ItemOf } from './item.ts';

interface Span {
  readonly from: number;
  readonly to: number;
}

const at = (hours: number, minutes = 0) => hours * 60 + minutes;

/** The hours that a part of the day is, where it is to stay free, in local minutes. */
export const partWindows: Readonly<Record<ItemOf<'free'>['part'] | 'dawn' | 'midday' | 'dusk', Span>> = {
  dawn: { from: at(5), to: at(8) },
  morning: { from: at(6), to: at(13) },
  midday: { from: at(12), to: at(15) },
  afternoon: { from: at(15), to: at(19) },
  dusk: { from: at(18), to: at(21) },
  evening: { from: at(19, 30), to: at(23, 30) },
  night: { from: at(19, 30), to: at(24) },
  day: { from: 0, to: at(24) },
};

/** The hours that are to be free: those that were said, else the usual ones of the part. */
export const freeHours = ({ part, from, to }: ItemOf<'free'>): Span =>
  from !== undefined && to !== undefined ? { from, to } : partWindows[part];
