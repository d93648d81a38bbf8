import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <section className="mx-auto flex max-w-xl flex-col items-center gap-4 px-4 py-16 text-center">
      <h1 className="text-2xl">{title}</h1>
      {children && <div className="text-ink-soft">{children}</div>}
      {action && <div className="flex flex-wrap justify-center gap-3">{action}</div>}
    </section>
  );
}
