import type { ComponentProps } from 'react';
import { type ButtonKind, buttonStyle } from './button-style.ts';

interface ButtonProps extends ComponentProps<'button'> {
  readonly kind?: ButtonKind;
  /** Something this button started is on its way: it turns, keeps its words and cannot be pressed again. */
  readonly busy?: boolean;
}

export function Button({ kind = 'primary', className, type = 'button', busy = false, ...rest }: ButtonProps) {
  const { children, disabled, ...button } = rest;
  return (
    <button
      type={type}
      className={buttonStyle(kind, className)}
      aria-busy={busy || undefined}
      disabled={disabled || busy}
      {...button}
    >
      {busy && (
        <span
          aria-hidden
          className="size-4 shrink-0 animate-spin rounded-full border-2 border-current border-t-transparent"
        />
      )}
      {children}
    </button>
  );
}
