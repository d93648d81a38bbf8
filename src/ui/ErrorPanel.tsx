import { type ReactNode, useEffect, useRef } from 'react';

interface ErrorPanelProps {
  readonly title: string;
  readonly message: string;
  readonly details?: string | undefined;
  readonly action?: ReactNode;
}

/** What went wrong, what was kept, what to do next. Takes the focus, so that a screen reader says it. */
export function ErrorPanel({ title, message, details, action }: ErrorPanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      role="alert"
      className="mx-auto flex max-w-xl flex-col gap-3 rounded-card border border-coral bg-card p-6 outline-none"
    >
      <h2 className="text-xl text-coral">{title}</h2>
      <p>{message}</p>
      {details && <p className="text-ink-soft">{details}</p>}
      {action && <div className="flex flex-wrap gap-3 pt-2">{action}</div>}
    </section>
  );
}
