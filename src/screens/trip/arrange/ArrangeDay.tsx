import { useDroppable } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { GripVertical, Lock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '#domain/trip/dates.ts';
import type { Finding } from '#domain/trip/finding.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { formatLongDay } from '../../../i18n/format.ts';
import { useFindingText } from '../../../trip-view/finding-text.ts';
import { classNames } from '../../../ui/class-names.ts';

interface LineProps {
  readonly stop: Activity;
  readonly findings: readonly Finding[];
}

/** What no longer fits, in words. */
function Misfits({ findings }: Pick<LineProps, 'findings'>) {
  const textOf = useFindingText();
  return findings.map((finding) => (
    <p key={finding.kind} className="text-sm text-coral">
      {textOf(finding)}
    </p>
  ));
}

/** What a stop is told by: when, what, and what no longer fits. */
export function Line({ stop, findings }: LineProps) {
  return (
    <div className="min-w-0 grow">
      <p className="flex gap-2 leading-tight">
        <time className="w-14 shrink-0 whitespace-nowrap font-semibold tabular-nums">
          {formatLocalTime(stop.start)}
        </time>
        <span className="min-w-0 [overflow-wrap:anywhere]">{stop.name}</span>
      </p>
      <div className="pl-16">
        <Misfits findings={findings} />
      </div>
    </div>
  );
}

export const lineStyle = 'flex min-h-12 items-center gap-1 rounded-lg border border-line bg-card py-1 pr-3';

interface StopProps extends LineProps {
  /** It keeps its hour and cannot be taken. */
  readonly isFixed: boolean;
}

function Stop({ stop, findings, isFixed }: StopProps) {
  const { t } = useTranslation();
  const { id, name } = stop;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, ...sortable } = useSortable({
    id,
    disabled: { draggable: isFixed },
  });
  const { transform, transition, isDragging } = sortable;
  const moved = transform ? { transform: `translate3d(0, ${transform.y}px, 0)` } : {};
  return (
    <li ref={setNodeRef} style={{ ...moved, transition }} className={classNames(lineStyle, isDragging && 'opacity-30')}>
      {isFixed ? (
        <span className="grid size-11 shrink-0 place-items-center text-ink-soft">
          <Lock aria-hidden className="size-5" />
          <span className="sr-only">{t('stop.arrange.keeps', { name })}</span>
        </span>
      ) : (
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={t('stop.arrange.take', { name })}
          className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-full text-ink-soft hover:bg-ink/5"
        >
          <GripVertical aria-hidden className="size-5" />
        </button>
      )}
      <Line stop={stop} findings={findings} />
    </li>
  );
}

interface ArrangeDayProps {
  readonly trip: Trip;
  readonly day: Day;
  readonly stops: readonly Activity[];
  readonly fixed: ReadonlySet<string>;
  /** Of this day. */
  readonly findings: readonly Finding[];
  /** It is what the sheet was opened for. */
  readonly isMeant: boolean;
}

/** The stops of a day to take in the hand, and where others are put down. */
export function ArrangeDay({ trip, day, stops, fixed, findings, isMeant }: ArrangeDayProps) {
  const { t } = useTranslation();
  const { setNodeRef } = useDroppable({ id: day.id });
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isMeant && day.day > 1) section.current?.scrollIntoView({ block: 'start' });
  }, [isMeant, day.day]);
  return (
    <section ref={section} aria-labelledby={`arrange-${day.day}`} className="flex scroll-mt-44 flex-col gap-2">
      <h3 id={`arrange-${day.day}`} className="text-lg first-letter:uppercase">
        {t('trip.day', { number: day.day })} · {formatLongDay(addDays(trip.dates.start, day.day - 1))}
      </h3>
      <Misfits findings={findings.filter(({ activityId }) => activityId === null)} />
      <SortableContext items={stops.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol ref={setNodeRef} className="flex min-h-12 flex-col gap-1">
          {stops.map((stop) => (
            <Stop
              key={stop.id}
              stop={stop}
              isFixed={fixed.has(stop.id)}
              findings={findings.filter(({ activityId }) => activityId === stop.id)}
            />
          ))}
          {stops.length === 0 && (
            <li className="rounded-lg border border-dashed border-line p-3 text-ink-soft">{t('stop.arrange.empty')}</li>
          )}
        </ol>
      </SortableContext>
    </section>
  );
}
