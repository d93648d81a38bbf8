import { Progress as RadixProgress } from 'radix-ui';
import { type ReactNode, useId } from 'react';

interface ProgressProps {
  readonly label: ReactNode;
  /** From 0 to `max`; without it how long it takes is not known. */
  readonly value?: number | undefined;
  readonly max?: number;
  /** How far it is in words: "Day 3 of 5". Shown at the end of the line and read to screen readers. */
  readonly text?: string | undefined;
}

const delays = [
  '',
  '[animation-delay:150ms]',
  '[animation-delay:300ms]',
  '[animation-delay:450ms]',
  '[animation-delay:600ms]',
];

/** A wave over five stretches of road: it moves, and claims nothing about how far. */
function Wave() {
  return (
    <span className="flex h-full gap-1">
      {delays.map((delay) => (
        <span key={delay} className={`h-full grow animate-pulse rounded-full bg-sea ${delay}`} />
      ))}
    </span>
  );
}

export function Progress({ label, value, max = 100, text }: ProgressProps) {
  const labelId = useId();
  const known = value === undefined ? null : Math.min(max, Math.max(0, value));
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap justify-between gap-x-4">
        <span id={labelId} className="font-semibold">
          {label}
        </span>
        {text && <span className="text-ink-soft tabular-nums">{text}</span>}
      </div>
      <RadixProgress.Root
        value={known}
        max={max}
        aria-labelledby={labelId}
        getValueLabel={(now, all) => text ?? `${Math.round((now / all) * 100)} %`}
        className={known === null ? 'h-2' : 'h-2 overflow-hidden rounded-full bg-ink/15'}
      >
        {known === null ? (
          <Wave />
        ) : (
          <RadixProgress.Indicator
            className="h-full rounded-full bg-sea transition-[width] duration-200"
            style={{ width: `${(known / max) * 100}%` }}
          />
        )}
      </RadixProgress.Root>
    </div>
  );
}
