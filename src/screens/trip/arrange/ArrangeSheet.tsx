import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Looked } from '#domain/trip/finding.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import { fixedIn } from '#domain/trip/rearrange.ts';
import type { Seen } from '#domain/trip/seen.ts';
import { toldIn } from '#domain/trip/told-in.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { useFit } from '../../../data/fit.ts';
import { useTrip } from '../../../data/trips.ts';
import { currentLanguage } from '../../../i18n/i18n.ts';
import type { Editing, OpenForm } from '../../../trip-view/editing.ts';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { ArrangeDay, Line, lineStyle } from './ArrangeDay.tsx';
import { announcementsOf } from './announcements.ts';
import type { Order } from './order.ts';
import { type Arranging, useArranging } from './use-arranging.ts';
import { useWaysBack } from './use-ways-back.ts';

interface ArrangeProps {
  readonly form: Extract<OpenForm, { kind: 'arrange' }>;
  readonly change: Editing['change'];
  readonly onClose: () => void;
}

const stopsById = ({ days }: Trip) =>
  new Map(days.flatMap(({ activities }) => activities.map((own) => [own.id, own] as const)));

const findingsOf = (looked: Looked) => (looked.state === 'looked' ? looked.fit.findings : []);

/** What a stop is carried over: the stop whose middle is nearest; of a day only where it holds none. */
const nearestIn =
  (order: Order): CollisionDetection =>
  ({ droppableContainers, ...rest }) =>
    closestCenter({
      ...rest,
      droppableContainers: droppableContainers.filter(({ id }) => (order.get(String(id)) ?? []).length === 0),
    });

/** What it was when a stop was taken, until that is put down: lines that came or went would move what is aimed at. */
function useStill<T>(value: T, isInHand: boolean): T {
  const [still, setStill] = useState(value);
  if (!isInHand && still !== value) setStill(value);
  return isInHand ? still : value;
}

interface DaysProps {
  readonly trip: Trip;
  readonly arranging: Arranging;
  readonly looked: Looked;
  readonly meant: string | undefined;
}

function Days({ trip, arranging, looked, meant }: DaysProps) {
  const { t } = useTranslation();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const { preview, order, lifted } = arranging;
  const findings = findingsOf(useStill(looked, lifted !== null));
  const told = useMemo(() => stopsById(toldIn(preview, currentLanguage())), [preview]);
  const stopsOf = (ids: readonly string[]): Activity[] => ids.flatMap((id) => told.get(id) ?? []);
  const inHand = lifted === null ? undefined : told.get(lifted);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearestIn(order)}
      onDragStart={({ active }) => arranging.lift(String(active.id))}
      onDragOver={arranging.over}
      onDragEnd={arranging.drop}
      onDragCancel={arranging.leave}
      accessibility={{
        announcements: announcementsOf({ trip: toldIn(trip, currentLanguage()), preview, order }, t),
        screenReaderInstructions: { draggable: t('stop.arrange.keys') },
      }}
    >
      {trip.days.map((day) => (
        <ArrangeDay
          key={day.id}
          trip={trip}
          day={day}
          stops={stopsOf(order.get(day.id) ?? [])}
          fixed={fixedIn(trip, day)}
          findings={findings.filter((own) => own.day === day.day)}
          isMeant={day.id === meant}
        />
      ))}
      <DragOverlay dropAnimation={null}>
        {inHand && (
          <div className={`${lineStyle} border-sea pl-11 shadow-lg`}>
            <Line stop={inHand} findings={[]} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** Every day of a trip with its stops, to be dragged within and between days by pointer, finger or keys; times follow and the checks look at once. */
export function ArrangeSheet({ form, change, onClose }: ArrangeProps) {
  const { t } = useTranslation();
  const stored = useTrip(form.seen.trip.id);
  const seen: Seen = stored.state === 'read' && stored.value ? stored.value : form.seen;
  const { changing, back } = useWaysBack(change);
  const arranging = useArranging(seen, changing);
  const looked = useFit(seen.trip);
  const { refused } = arranging;
  return (
    <Sheet
      open
      // Escape first puts down what is in the hand.
      onClose={() => arranging.lifted === null && onClose()}
      title={t('stop.arrange.title')}
      description={t('stop.arrange.text')}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('stop.arrange.done')}</Button>
          <Button kind="secondary" disabled={!back} onClick={() => back?.()}>
            {t('trip.undo')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <p
          role="status"
          className={refused === null ? 'sr-only' : 'rounded-lg border-l-4 border-coral bg-coral/10 px-3 py-2'}
        >
          {refused !== null && t('stop.arrange.noRoom', { name: refused })}
        </p>
        <Days trip={seen.trip} arranging={arranging} looked={looked} meant={form.day?.id} />
      </div>
    </Sheet>
  );
}
