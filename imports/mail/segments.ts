import type { Stop } from '../places/stop.ts';
import type { JourneyEvent } from './journey-events.ts';

/** One journey, as far as it is told. */
export interface Segment {
  from: Stop | null;
  to: Stop | null;
  leaves: number | null;
  arrives: number | null;
  date: string | null;
  endDate: string | null;
  /** The date was guessed, or is that of the journey before. */
  guessedDate: boolean;
  nextDay: boolean;
  number: string;
}

export const emptySegment = (): Segment => ({
  from: null,
  to: null,
  leaves: null,
  arrives: null,
  date: null,
  endDate: null,
  guessedDate: false,
  nextDay: false,
  number: '',
});

const isRouted = ({ from, to }: Segment) => from !== null && to !== null;
const isComplete = (own: Segment) => isRouted(own) && own.leaves !== null && own.arrives !== null;

/** Puts events into one journey after the other: what no longer fits into one begins the next. */
class Segments {
  readonly done: Segment[] = [];
  private current = emptySegment();

  private next(): Segment {
    this.done.push(this.current);
    this.current = emptySegment();
    return this.current;
  }

  stop({ stop, end }: Extract<JourneyEvent, { kind: 'stop' }>): void {
    const own = this.current;
    const isKnown = [own.from, own.to].some((other) => other?.name === stop.name && other.code === stop.code);
    if (isComplete(own)) {
      // What is repeated behind its times is not the next journey, unless that goes on from there.
      this.next().from = stop;
      return;
    }
    if (isKnown) return;
    if (isRouted(own)) this.next().from = stop;
    else if (own.from === null && end !== 'arrival') own.from = stop;
    else if (own.to === null) own.to = stop;
    else own.from = stop;
  }

  /** Which of the two times of a journey one is; null where both are told already. */
  private slotOf(end: JourneyEvent['end']): 'leaves' | 'arrives' | null {
    const { leaves, arrives } = this.current;
    if (end !== null) {
      const slot = end === 'arrival' ? 'arrives' : 'leaves';
      return this.current[slot] === null ? slot : null;
    }
    if (leaves === null) return 'leaves';
    return arrives === null ? 'arrives' : null;
  }

  time({ minutes, end, nextDay }: Extract<JourneyEvent, { kind: 'time' }>): void {
    const free = this.slotOf(end);
    if (free === null) {
      const told = [this.current.leaves, this.current.arrives].includes(minutes);
      if (told || !isComplete(this.current)) return;
      this.next();
    }
    const slot = free ?? (end === 'arrival' ? 'arrives' : 'leaves');
    this.current[slot] = minutes;
    if (slot === 'arrives' && nextDay) this.current.nextDay = true;
  }

  /** Whether a date is that of the arrival of what is told already. */
  private isEnd(end: JourneyEvent['end']): boolean {
    const { date, endDate, leaves, arrives } = this.current;
    if (date === null || endDate !== null) return false;
    return end === 'arrival' || (leaves !== null && arrives === null);
  }

  date({ iso, guessed, end }: Extract<JourneyEvent, { kind: 'date' }>): void {
    const own = this.current;
    if (own.date === iso) return;
    if (this.isEnd(end)) {
      own.endDate = iso;
      return;
    }
    const isEmpty = own.from === null && own.leaves === null && own.number === '';
    if (isRouted(own) && own.date !== null) this.next();
    else if (own.date !== null && !isEmpty) return;
    else if (isComplete(own)) this.next();
    Object.assign(this.current, { date: iso, guessedDate: guessed });
  }

  number({ number }: Extract<JourneyEvent, { kind: 'number' }>): void {
    const own = this.current;
    if (own.number === number || this.done.at(-1)?.number === number) return;
    if (own.number === '') own.number = number;
    else if (isRouted(own) || isComplete(own)) this.next().number = number;
  }

  all(): Segment[] {
    return [...this.done, this.current];
  }
}

const isTold = ({ from, to, leaves, number }: Segment) =>
  (from !== null && to !== null) ||
  ((from ?? to) !== null && (leaves !== null || number !== '')) ||
  (number !== '' && leaves !== null);

const sameJourney = (a: Segment, b: Segment) =>
  a.from?.name === b.from?.name &&
  a.to?.name === b.to?.name &&
  (a.date === b.date || b.date === null || a.date === null);

/** What is told twice counts once: a line of contents goes into what is told of it below. */
function merged(segments: readonly Segment[]): Segment[] {
  const out: Segment[] = [];
  for (const own of segments) {
    const before = out.find((other) => sameJourney(other, own));
    if (!before) out.push(own);
    else if (before.leaves === null) {
      Object.assign(before, { ...own, date: own.date ?? before.date, number: own.number || before.number });
    }
  }
  return out;
}

/** The journeys that a mail tells of, each dated at least like the one before it. */
export function segmentsOf(events: readonly JourneyEvent[]): Segment[] {
  const segments = new Segments();
  for (const event of events) {
    if (event.kind === 'stop') segments.stop(event);
    else if (event.kind === 'time') segments.time(event);
    else if (event.kind === 'date') segments.date(event);
    else segments.number(event);
  }
  const told = merged(segments.all().filter(isTold));
  let last: string | null = told.find(({ date }) => date !== null)?.date ?? null;
  for (const own of told) {
    if (own.date === null) [own.date, own.guessedDate] = [last, true];
    last = own.endDate ?? own.date;
  }
  return told;
}
