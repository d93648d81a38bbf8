import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  /** 2 where the screen has a heading of its own. */
  readonly level?: 1 | 2;
  /** A drawing or a large icon; it says nothing the words do not. */
  readonly picture?: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

export function EmptyState({ title, level = 1, picture, children, action }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section className="mx-auto flex max-w-xl flex-col items-center gap-4 px-4 py-16 text-center">
      {picture && (
        <div aria-hidden className="text-sea">
          {picture}
        </div>
      )}
      <Heading className="text-2xl">{title}</Heading>
      {children && <div className="text-ink-soft">{children}</div>}
      {action && <div className="flex flex-wrap justify-center gap-3">{action}</div>}
    </section>
  );
}
