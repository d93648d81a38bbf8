import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';

export interface Tab<T extends string> {
  readonly id: T;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly content: ReactNode;
  readonly disabled?: boolean;
}

interface TabsProps<T extends string> {
  /** Names the row of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab<T>[];
  readonly chosen: T;
  readonly onChange: (chosen: T) => void;
}

/** The row scrolls sideways when it does not fit. */
export function Tabs<T extends string>({ label, tabs, chosen, onChange }: TabsProps<T>) {
  return (
    <RadixTabs.Root value={chosen} onValueChange={(value) => onChange(value as T)} className="min-w-0">
      <RadixTabs.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {tabs.map(({ id, label: text, icon, disabled = false }) => (
          <RadixTabs.Trigger
            key={id}
            value={id}
            disabled={disabled}
            className="inline-flex min-h-12 shrink-0 items-center gap-2 border-b-3 border-transparent px-4 font-semibold text-ink-soft -outline-offset-3 enabled:hover:text-ink disabled:opacity-50 data-[state=active]:border-sea data-[state=active]:text-sea"
          >
            {icon}
            {text}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map(({ id, content }) => (
        <RadixTabs.Content key={id} value={id} className="py-5">
          {content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
