import { Popover } from 'radix-ui';
import { type RefObject, useEffect, useRef } from 'react';
import { Button } from './Button.tsx';
import { Calendar } from './Calendar.tsx';
import { type DateEdge, type DateRangeProps, withDay } from './date-range.ts';

interface DatePopoverProps {
  readonly range: DateRangeProps;
  /** Which end the next pressed day is. */
  readonly edge: DateEdge;
  /** Holds both buttons. */
  readonly anchor: RefObject<HTMLDivElement | null>;
  /** null closes. */
  readonly onEdge: (edge: DateEdge | null) => void;
}

/** The one day that the arrow keys start from: the chosen one, today, or the first that can be chosen. */
function focusDay(content: HTMLElement): void {
  content.querySelector<HTMLElement>('[role="gridcell"] [tabindex="0"]')?.focus();
}

/** A start leads on to the end; an end closes. */
export function DatePopover({ range, edge, anchor, onEdge }: DatePopoverProps) {
  const { start, end, min, maxNights, language, labels, onChange } = range;
  const lastEdge = useRef(edge);
  useEffect(() => {
    lastEdge.current = edge;
  }, [edge]);

  function pick(day: string) {
    const dates = withDay({ start, end }, edge, day);
    onChange(dates);
    onEdge(dates.end === '' ? 'end' : null);
  }
  function clear() {
    onChange({ start: '', end: '' });
    onEdge('start');
  }
  function focusButton() {
    anchor.current?.querySelector<HTMLElement>(`[data-edge="${lastEdge.current}"]`)?.focus();
  }

  return (
    <Popover.Root open onOpenChange={() => onEdge(null)}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLDivElement>} />
      <Popover.Portal>
        <Popover.Content
          aria-label={labels.calendar}
          align="start"
          sideOffset={8}
          collisionPadding={16}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            focusDay(event.target as HTMLElement);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            focusButton();
          }}
          // The two buttons decide for themselves what a press on them means.
          onInteractOutside={(event) => {
            if (anchor.current?.contains(event.target as Node)) event.preventDefault();
          }}
          className="z-40 max-h-(--radix-popover-content-available-height) overflow-y-auto rounded-card border border-line bg-card p-4 text-ink shadow-xl"
        >
          <Calendar
            start={start}
            end={end}
            min={min}
            maxNights={maxNights}
            language={language}
            edge={edge}
            onPick={pick}
          />
          <div className="flex items-center justify-between gap-4 border-t border-line pt-3">
            <p aria-live="polite" className="text-ink-soft">
              {edge === 'start' || start === '' ? labels.pickStart : labels.pickEnd}
            </p>
            <Button kind="quiet" onClick={clear}>
              {labels.clear}
            </Button>
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
