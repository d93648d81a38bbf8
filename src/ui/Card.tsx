import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface CardProps {
  readonly as?: 'div' | 'article' | 'section' | 'li';
  /** No padding: for a picture that reaches the edges. */
  readonly flush?: boolean;
  /** For a card with one stretched link or button: it rises under the pointer. */
  readonly lively?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Card({ as: Tag = 'div', flush = false, lively = false, className, children }: CardProps) {
  return (
    <Tag
      className={classNames(
        'rounded-card border border-line bg-card',
        flush ? 'overflow-hidden' : 'p-5',
        lively && 'relative transition hover:-translate-y-0.5 hover:shadow-lg',
        className,
      )}
    >
      {children}
    </Tag>
  );
}
