import type { Day } from '#domain/trip/itinerary.ts';
import type { Selection } from '#domain/trip/selection.ts';

/** With it a trip shows checkboxes: what is chosen, and what happens when one is pressed. */
export interface Selecting {
  readonly selection: Selection;
  /** What cannot be chosen: it is booked or locked. */
  readonly staying: Selection;
  readonly onToggleDay: (day: Day) => void;
  readonly onToggleActivity: (activityId: string) => void;
}
