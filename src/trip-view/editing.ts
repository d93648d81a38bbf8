import type { TFunction } from 'i18next';
import type { Looked } from '#domain/trip/finding.ts';
import type { Change } from '#domain/trip/patch.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { undoOf } from '#domain/trip/undo.ts';
import { showToast } from '../ui/toast-store.ts';

/** What the owner of a trip can do with it; every change is visible at once, network or not. */
export interface Editing {
  readonly change: (...changes: readonly Change[]) => void;
  /** What no longer fits, as far as somebody has looked. */
  readonly looked: Looked;
}

interface Undoable {
  readonly trip: Trip;
  readonly editing: Pick<Editing, 'change'>;
  readonly changes: readonly Change[];
  /** What has happened, in a few words. */
  readonly text: string;
}

/** Makes changes and offers the way back. */
export function changeWithUndo({ trip, editing, changes, text }: Undoable, t: TFunction): void {
  editing.change(...changes);
  const back = undoOf(trip, changes, () => crypto.randomUUID());
  showToast('success', text, { label: t('trip.undo'), run: () => editing.change(...back) });
}
