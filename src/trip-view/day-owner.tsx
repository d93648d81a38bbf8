import { type ReactNode, Suspense } from 'react';
import { linesBefore } from '#domain/trip/fixed-lines.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { lazyWithTexts } from '../i18n/lazy-with-texts.ts';
import { DayActions } from './DayActions.tsx';
import { EditActivityButton } from './EditActivityButton.tsx';
import type { Editing } from './editing.ts';
import { Findings, NotChecked } from './Findings.tsx';

const FixedLines = lazyWithTexts(async () => (await import('./bookings/FixedLines.tsx')).FixedLines, 'fixed');
const BookedBadge = lazyWithTexts(async () => (await import('./bookings/FixedLines.tsx')).BookedBadge, 'fixed');

/** What the owner of a trip sees on one of its days, and does there. */
export interface DayOwner {
  readonly editOf?: (activity: Activity) => ReactNode;
  /** What has to be seen at once, on a stop or (null) the day. */
  readonly remarksOn: (activity: Activity | null) => ReactNode;
  readonly actions?: ReactNode;
  /** A day without stops is not empty then. */
  readonly hasFixed: boolean;
  /** What is fixed on the day and comes before a stop, or (null) after the last. */
  readonly fixedBefore: (activity: Activity | null) => ReactNode;
  /** Whether something is: the way from stop to stop leads over it then. */
  readonly isFixedBefore: (activity: Activity) => boolean;
}

interface BadgeProps {
  readonly trip: Trip;
  readonly day: Day;
  readonly activity: Activity | null;
  readonly editing: Editing | undefined;
}

const hasFixed = ({ bookings }: Trip) => (bookings ?? []).length > 0;

function Badge({ trip, day, activity, editing }: BadgeProps) {
  if (!hasFixed(trip) || !activity?.placeId) return null;
  return (
    <Suspense>
      <BookedBadge day={day} activity={activity} trip={trip} editing={editing} />
    </Suspense>
  );
}

/** Of a plan that is not saved its owner sees what is fixed, and changes nothing. */
function readerOf(trip: Trip, day: Day, editing?: Editing): DayOwner {
  return {
    hasFixed: hasFixed(trip),
    fixedBefore: (before) =>
      hasFixed(trip) && (
        <Suspense>
          <FixedLines day={day} before={before} trip={trip} editing={editing} />
        </Suspense>
      ),
    isFixedBefore: (before) => hasFixed(trip) && linesBefore(trip, day, before).length > 0,
    remarksOn: (activity) => <Badge trip={trip} day={day} activity={activity} editing={editing} />,
  };
}

function editorOf(trip: Trip, day: Day, editing: Editing): DayOwner {
  const { remarksOn, ...shown } = readerOf(trip, day, editing);
  return {
    ...shown,
    editOf: (activity) => <EditActivityButton activity={activity} editing={editing} />,
    remarksOn: (activity) => (
      <>
        {remarksOn(activity)}
        <Findings trip={trip} editing={editing} day={day.day} activity={activity} />
        {activity && <NotChecked editing={editing} activity={activity} />}
      </>
    ),
    actions: <DayActions day={day} editing={editing} />,
  };
}

interface OwnedProps {
  readonly trip: Trip;
  readonly editing?: Editing | undefined;
  readonly planned?: unknown;
}

/** What is special about a day for its owner; undefined for other readers. */
export function dayOwner({ trip, editing, planned }: OwnedProps, day: Day): DayOwner | undefined {
  if (editing) return editorOf(trip, day, editing);
  return planned ? readerOf(trip, day) : undefined;
}
