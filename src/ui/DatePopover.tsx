import { Popover } from 'radix-ui';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
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

/** The one day that the arrow keys start from: the one that was chosen, else today, or the first that can be chosen. */
function focusDay(content: HTMLElement, chosen: string): void {
  const day =
    content.querySelector<HTMLElement>(`[data-day="${chosen}"]:not([data-outside]) button`) ??
    content.querySelector<HTMLElement>('[role="gridcell"] [tabindex="0"]');
  day?.focus();
}

/** Of two months with six weeks, and of what stands below them. */
const TALLEST_PX = 500;

/** In a low window there is room for the calendar neither above nor below: the page makes some. */
function useRoom(anchor: DatePopoverProps['anchor']): void {
  useLayoutEffect(() => {
    const { top = 0, bottom = 0 } = anchor.current?.getBoundingClientRect() ?? {};
    if (Math.max(top, window.innerHeight - bottom) < TALLEST_PX) anchor.current?.scrollIntoView({ block: 'start' });
  }, [anchor]);
}

interface FooterProps {
  readonly advice: string;
  readonly clearLabel: string;
  readonly onClear: () => void;
}

function Footer({ advice, clearLabel, onClear }: FooterProps) {
  return (
    <div className="mt-1 flex shrink-0 items-center justify-between gap-4 border-t border-line pt-3">
      <p aria-live="polite" className="text-ink-soft">
        {advice}
      </p>
      <Button kind="quiet" onClick={onClear}>
        {clearLabel}
      </Button>
    </div>
  );
}

/** Gives the focus back to the button of the end that was chosen last. */
function useFocusOnButton(edge: DateEdge, anchor: DatePopoverProps['anchor']): () => void {
  const lastEdge = useRef(edge);
  useEffect(() => {
    lastEdge.current = edge;
  }, [edge]);
  return () => anchor.current?.querySelector<HTMLElement>(`[data-edge="${lastEdge.current}"]`)?.focus();
}

/** A start leads on to the end; an end closes. */
export function DatePopover({ range, edge, anchor, onEdge }: DatePopoverProps) {
  const { start, end, min, maxNights, language, labels, onChange } = range;
  const shown = { start, end, min, maxNights, language };
  const focusButton = useFocusOnButton(edge, anchor);
  useRoom(anchor);
  function pick(day: string) {
    const dates = withDay({ start, end }, edge, day);
    onChange(dates);
    onEdge(dates.end === '' ? 'end' : null);
  }
  function clear() {
    onChange({ start: '', end: '' });
    onEdge('start');
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
            focusDay(event.target as HTMLElement, (edge === 'end' && end) || start);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            focusButton();
          }}
          // The two buttons decide for themselves what a press on them means.
          onInteractOutside={(event) => {
            if (anchor.current?.contains(event.target as Node)) event.preventDefault();
          }}
          className="z-40 flex max-h-(--radix-popover-content-available-height) flex-col rounded-card border border-line bg-card p-4 text-ink shadow-xl"
        >
          <div className="-m-1 min-h-0 overflow-y-auto p-1">
            <Calendar {...shown} edge={edge} onPick={pick} />
          </div>
          <Footer
            advice={edge === 'start' || start === '' ? labels.pickStart : labels.pickEnd}
            clearLabel={labels.clear}
            onClear={clear}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
