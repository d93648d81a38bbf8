import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonKind, buttonStyle } from './button-style.ts';

interface ButtonLinkProps extends LinkProps {
  readonly kind?: ButtonKind;
}

export function ButtonLink({ kind = 'primary', className, ...rest }: ButtonLinkProps) {
  return <Link className={buttonStyle(kind, className)} {...rest} />;
}
