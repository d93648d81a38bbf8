import type { TFunction } from 'i18next';
import { useState } from 'react';
import type { Booking, BookingKind, Leg } from '#domain/trip/booking.ts';
import type { Looked } from '#domain/trip/finding.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import { applyChanges, type Change } from '#domain/trip/patch.ts';
import type { Seen } from '#domain/trip/seen.ts';
import { undoOf } from '#domain/trip/undo.ts';
import { drawn } from '../ui/early-drawn.ts';
import { showToast } from '../ui/toast-store.ts';

/** A form of a trip, and what was on the screen when it opened: what it changes is told apart from that (P9). */
export type OpenForm = { readonly seen: Seen } & (
  | { readonly kind: 'stop'; readonly activity: Activity }
  | { readonly kind: 'new-stop' | 'day-notes'; readonly day: Day }
  | { readonly kind: 'slower-day'; readonly day: Day }
  /** `day`: what is looked at first; absent: the first. */
  | { readonly kind: 'arrange'; readonly day?: Day }
  | { readonly kind: 'rename' | 'dates' | 'ask-change' }
  | {
      readonly kind: 'booking';
      /** null: a new one. */
      readonly booking: Booking | null;
      /** What a new one begins as. */
      readonly begin?: { readonly kind: BookingKind; readonly leg: Leg | null };
    }
  | { readonly kind: 'booking-documents'; readonly booking: Booking }
  | {
      readonly kind: 'import-bookings';
      /** Read as soon as the sheet is open; none: its owner is asked for a text. */
      readonly sources: readonly (string | File)[];
    }
);

/** Takes back what was done. Resolves with whether all of it could be: what was written over since stays. Rejects when this device could not store it. */
export type WayBack = () => Promise<boolean>;

/** What the owner of a trip can do with it; every change is visible at once, network or not. */
export interface Editing {
  /** Resolves when this device has stored the changes, with the way back where it keeps one; rejects when it could not. */
  readonly change: (changes: readonly Change[], seen: Seen) => Promise<WayBack | void>;
  /** What is on the screen. */
  readonly seen: Seen;
  readonly open: (form: OpenForm) => void;
  /** What no longer fits, as far as the checks have looked. */
  readonly looked: Looked;
  /** Goes to where stops are planned anew, with these chosen; absent where that is not possible. */
  readonly replan?: (activityIds: readonly string[]) => void;
}

/** Does something that this device stores; a toast tells when it could not. */
async function stored<T>(work: () => Promise<T>, t: TFunction): Promise<{ readonly value: T } | null> {
  try {
    return { value: await work() };
  } catch {
    showToast('error', t('tripEdit.notStored'));
    return null;
  }
}

type Changing = Pick<Editing, 'change' | 'seen'>;

/** Makes changes of what is on the screen. Resolves with whether they were stored; a toast tells when not. */
export async function changeNow(
  { change, seen }: Changing,
  changes: readonly Change[],
  t: TFunction,
): Promise<boolean> {
  return (await stored(() => change(changes, seen), t)) !== null;
}

interface Undoable {
  readonly editing: Changing;
  readonly changes: readonly Change[];
  /** What has happened, in a few words. */
  readonly text: string;
  /** Closes the sheet that it was done in, once it is stored. */
  readonly onClose?: () => void;
}

/** Makes changes and, once they are stored, offers the way back; a toast tells when they could not be. */
export async function changeWithUndo({ editing, changes, text, onClose }: Undoable, t: TFunction): Promise<void> {
  const { change, seen } = editing;
  const done = await stored(() => change(changes, seen), t);
  if (!done) return;
  // A toast lies elsewhere above a sheet: shown before the sheet is gone, it would leap away from under the finger.
  if (onClose) {
    onClose();
    await drawn();
  }
  const after = { change, seen: { ...seen, trip: applyChanges(seen.trip, changes) } };
  const opposite = () =>
    changeNow(
      after,
      undoOf(seen.trip, changes, () => crypto.randomUUID()),
      t,
    );
  const { value: wayBack } = done;
  const back = async () => {
    if (!wayBack) return void (await opposite());
    const undone = await stored(wayBack, t);
    if (undone?.value === false) showToast('error', t('tripEdit.partStays'));
  };
  showToast('success', text, { label: t('trip.undo'), run: () => void back() });
}

export interface Storing {
  readonly busy: boolean;
  /** This device could not store what was written; the form is still open. */
  readonly failed: boolean;
  /** Stores changes of what was on the screen when the form opened, then closes it; without changes it just closes. */
  readonly store: (changes: readonly Change[]) => Promise<void>;
}

/** How a form stores: it closes when that has worked, and keeps what was written when it has not. */
export function useStoring(change: Editing['change'], seen: Seen, onClose: () => void): Storing {
  const [state, setState] = useState<'open' | 'busy' | 'failed'>('open');
  async function store(changes: readonly Change[]): Promise<void> {
    if (changes.length === 0) return onClose();
    setState('busy');
    try {
      await change(changes, seen);
      onClose();
    } catch {
      setState('failed');
    }
  }
  return { busy: state === 'busy', failed: state === 'failed', store };
}
