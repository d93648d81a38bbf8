import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  readonly label: string;
  readonly bordered?: boolean;
  /** The icon; 20 pixels look right. */
  readonly children: ReactNode;
}

/** A round button that shows an icon and says a word. */
export function IconButton({ label, bordered = false, className, children, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={classNames(
        'grid size-11 shrink-0 place-items-center rounded-full transition hover:bg-ink/5 disabled:cursor-not-allowed disabled:opacity-40 aria-disabled:cursor-not-allowed aria-disabled:opacity-40',
        bordered && 'border border-ink-soft/75 bg-card hover:border-sea hover:text-sea',
        className,
      )}
      {...button}
    >
      {children}
    </button>
  );
}
