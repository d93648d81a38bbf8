import { inLanguage } from '#domain/bilingual.ts';
import type { Language } from '#domain/language.ts';
import type { Terminal } from '#domain/place/terminal.ts';
import { offsetAt } from '#domain/place/time-zone.ts';
import type { WayThere } from '#domain/trip/base.ts';
import { usualWay, waitAfter, waitBefore } from '#domain/trip/booking-hours.ts';
import type { CompiledDestination } from '../catalogue/compiled.ts';
import { comingTo } from '../intent/terminals.ts';
import type { Connection } from './connection.ts';

const STEP = 5;
const MORNING = 9 * 60;
/** For lunch at the other end one leaves earlier than usual, unless the travellers said when their days begin. */
const FOR_LUNCH = { by: 13 * 60 + 30, earliest: 7 * 60 + 30 };
/** For half a day at the other end earlier still. */
const FOR_HALF_A_DAY = { by: 15 * 60, earliest: 6 * 60 + 30 };
const DAY = 24 * 60;
/** A way that ends later is none for one day. */
const LATEST_ARRIVAL = 22 * 60;

export interface WayInput {
  readonly from: CompiledDestination;
  readonly to: CompiledDestination;
  readonly connection: Connection;
  /** The date on which one goes. */
  readonly date: string;
  /** When the travellers are ready in the morning, in local minutes. */
  readonly ready?: number | undefined;
}

const terminalOf = ({ terminals = [] }: CompiledDestination, by: Connection['by']): Terminal | null =>
  terminals.find((own) => comingTo(own) === by) ?? null;

/** Minutes between the centre and a terminal; a car stands at the door. */
function wayWithin(terminal: Terminal | null, by: Connection['by'], leg: 'in' | 'out'): number {
  if (by === 'car') return 0;
  return terminal ? (terminal.access?.minutes ?? 15) : usualWay({ kind: by })[leg];
}

/** How much later clocks are at the end of a way. */
const clockShift = ({ from, to, date }: WayInput): number => {
  const noon = Date.parse(`${date}T12:00:00Z`);
  return (offsetAt(to.zone, noon) - offsetAt(from.zone, noon)) / 60;
};

/** When one sets off for a way of so many minutes, door to door and on the clocks of both ends. */
function leavesAt({ ready }: WayInput, minutes: number): number {
  const aims = ready === undefined ? [FOR_LUNCH, FOR_HALF_A_DAY] : [FOR_HALF_A_DAY];
  return Math.min(ready ?? MORNING, ...aims.map(({ by, earliest }) => Math.max(earliest, by - minutes)));
}

/**
 * The way from one base to the next on the morning of a date, so that one arrives by three where that can be; null where it takes more than a day.
 * What is not known of it is a safe guess, and `guessed` says so.
 */
export function wayThere(input: WayInput, language: Language): WayThere | null {
  const { from, to, connection } = input;
  const { by, minutes, price, guessed } = connection;
  const booking = { kind: by, margin: null };
  const [leaving, coming] = [terminalOf(from, by), terminalOf(to, by)];
  const before = by === 'car' ? 0 : wayWithin(leaving, by, 'out') + waitBefore(booking);
  const after = waitAfter(booking) + wayWithin(coming, by, 'in');
  const shift = clockShift(input);
  const leave = leavesAt(input, shift + after + minutes + before);
  const start = Math.ceil((leave + before) / STEP) * STEP;
  const setOff = start - before;
  const end = start + minutes + shift;
  if (start < 0 || end < 0 || end >= DAY || end + after > LATEST_ARRIVAL) return null;
  const named = (terminal: Terminal | null) => (terminal && by !== 'car' ? inLanguage(terminal.name, language) : '');
  return {
    by,
    setOff,
    start,
    end,
    minutes,
    from: named(leaving),
    to: named(coming),
    price,
    ...(guessed && { guessed: true as const }),
  };
}
