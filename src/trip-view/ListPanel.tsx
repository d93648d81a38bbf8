import { useId } from 'react';

interface ListPanelProps {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A titled box of lines; nothing at all when there are none. */
export function ListPanel({ title, lines }: ListPanelProps) {
  const titleId = useId();
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
