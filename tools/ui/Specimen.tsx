import type { ReactNode } from 'react';

/** One state of a component, with its name. */
export function Specimen({ state, children }: { readonly state: string; readonly children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p className="text-sm text-ink-soft italic">{state}</p>
      {children}
    </div>
  );
}

export function Specimens({ children }: { readonly children: ReactNode }) {
  return <div className="grid items-start gap-x-6 gap-y-8 md:grid-cols-2">{children}</div>;
}
