import type { ReactNode } from 'react';

interface FoldedProps {
  readonly title: string;
  readonly text: string;
  /** Items of a list. */
  readonly children: ReactNode;
}

/** What lies below the list of trips, opened by a press. */
export function Folded({ title, text, children }: FoldedProps) {
  return (
    <details data-later className="mt-8 border-t border-line pt-4">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{title}</summary>
      <p className="py-2 text-sm text-ink-soft">{text}</p>
      <ul className="flex flex-col gap-3">{children}</ul>
    </details>
  );
}
