import type { TFunction } from 'i18next';
import { useState } from 'react';
import type { Booking, BookingKind, Leg } from '#domain/trip/booking.ts';
import type { Looked } from '#domain/trip/finding.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import { applyChanges, type Change } from '#domain/trip/patch.ts';
import type { Seen } from '#domain/trip/seen.ts';
import { undoOf } from '#domain/trip/undo.ts';
import { showToast } from '../ui/toast-store.ts';

/** A form of a trip, and what was on the screen when it opened: what it changes is told apart from that (P9). */
export type OpenForm = { readonly seen: Seen } & (
  | { readonly kind: 'stop'; readonly activity: Activity }
  | { readonly kind: 'new-stop' | 'day-notes'; readonly day: Day }
  | { readonly kind: 'rename' | 'dates' }
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

/** What the owner of a trip can do with it; every change is visible at once, network or not. */
export interface Editing {
  /** Resolves when this device has stored the changes; rejects when it could not. */
  readonly change: (changes: readonly Change[], seen: Seen) => Promise<void>;
  /** What is on the screen. */
  readonly seen: Seen;
  readonly open: (form: OpenForm) => void;
  /** What no longer fits, as far as the checks have looked. */
  readonly looked: Looked;
  /** Goes to where stops are planned anew, with these chosen; absent where that is not possible. */
  readonly replan?: (activityIds: readonly string[]) => void;
}

/** Makes changes of what is on the screen. Resolves with whether they were stored; a toast tells when not. */
export async function changeNow(
  { change, seen }: Pick<Editing, 'change' | 'seen'>,
  changes: readonly Change[],
  t: TFunction,
): Promise<boolean> {
  try {
    await change(changes, seen);
    return true;
  } catch {
    showToast('error', t('tripEdit.notStored'));
    return false;
  }
}

interface Undoable {
  readonly editing: Pick<Editing, 'change' | 'seen'>;
  readonly changes: readonly Change[];
  /** What has happened, in a few words. */
  readonly text: string;
}

/** Makes changes and, once they are stored, offers the way back. Resolves with whether they were. */
export async function changeWithUndo({ editing, changes, text }: Undoable, t: TFunction): Promise<boolean> {
  const { change, seen } = editing;
  if (!(await changeNow(editing, changes, t))) return false;
  const back = undoOf(seen.trip, changes, () => crypto.randomUUID());
  const after = { change, seen: { ...seen, trip: applyChanges(seen.trip, changes) } };
  showToast('success', text, { label: t('trip.undo'), run: () => void changeNow(after, back, t) });
  return true;
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
