import { useId } from 'react';

interface ListPanelProps {
  /** Where it is jumped to. */
  readonly id?: string;
  readonly title: string;
  readonly lines: readonly string[];
}

/** A titled box of lines; nothing at all when there are none. */
export function ListPanel({ id, title, lines }: ListPanelProps) {
  const ownId = useId();
  const titleId = id ?? ownId;
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="rounded-card border border-line bg-card p-5">
      <h2 id={titleId} className="pb-3 text-xl">
        {title}
      </h2>
      <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-sea">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
