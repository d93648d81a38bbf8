import type { ReactNode } from 'react';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="flex scroll-mt-24 flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h2 id={`${id}-title`} className="text-2xl md:text-3xl">
          {title}
        </h2>
        {lead && <p className="max-w-measure text-ink-soft">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
