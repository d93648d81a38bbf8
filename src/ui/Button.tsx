import type { ComponentProps } from 'react';
import { type ButtonKind, buttonStyle } from './button-style.ts';

interface ButtonProps extends ComponentProps<'button'> {
  readonly kind?: ButtonKind;
}

export function Button({ kind = 'primary', className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonStyle(kind, className)} {...rest} />;
}
