import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { controlStyle } from './control-style.ts';
import { DateInputs } from './DateInputs.tsx';
import { type DateEdge, type DateRangeProps, formatDay } from './date-range.ts';
import { Field } from './Field.tsx';
import { useWideScreen } from './wide-screen.ts';

const loadPopover = () => import('./DatePopover.tsx');
const DatePopover = lazy(() => loadPopover().then((module) => ({ default: module.DatePopover })));

const edges = ['start', 'end'] as const;

interface DateButtonProps {
  readonly range: DateRangeProps;
  readonly edge: DateEdge;
  readonly open: boolean;
  readonly onPress: () => void;
}

function DateButton({ range, edge, open, onPress }: DateButtonProps) {
  const { language, labels, hint, errors } = range;
  const day = formatDay(range[edge], language);
  return (
    <Field label={labels[edge]} hint={edge === 'end' ? hint : undefined} error={errors?.[edge]}>
      {({ id, labelId, describedBy, invalid }) => (
        <button
          id={id}
          type="button"
          data-edge={edge}
          data-invalid={invalid || undefined}
          aria-labelledby={`${labelId} ${id}-value`}
          aria-describedby={describedBy}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={onPress}
          onPointerEnter={() => void loadPopover()}
          className={classNames(
            controlStyle,
            'flex items-center gap-3 text-left',
            open && 'border-sea ring-1 ring-sea',
          )}
        >
          <CalendarDays aria-hidden className="size-5 shrink-0 text-sea" />
          <span id={`${id}-value`} className={classNames('truncate', day === null && 'text-ink-soft')}>
            {day ?? labels.choose}
          </span>
        </button>
      )}
    </Field>
  );
}

/** The calendar and what it floats in are loaded when they are first asked for. */
function DateButtons(range: DateRangeProps) {
  const [open, setOpen] = useState<DateEdge | null>(null);
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className="grid grid-cols-2 gap-4">
      {edges.map((edge) => (
        <DateButton
          key={edge}
          range={range}
          edge={edge}
          open={open === edge}
          onPress={() => setOpen(open === edge ? null : edge)}
        />
      ))}
      {open && (
        <Suspense>
          <DatePopover range={range} edge={open} anchor={box} onEdge={setOpen} />
        </Suspense>
      )}
    </div>
  );
}

/** First and last day of a trip: native inputs on phones, one calendar for both on wide screens. */
export function DateRange(range: DateRangeProps) {
  return useWideScreen() ? <DateButtons {...range} /> : <DateInputs {...range} />;
}
