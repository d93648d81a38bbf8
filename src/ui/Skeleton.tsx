import { classNames } from './class-names.ts';

/** A quiet shape where content is on its way; hidden from screen readers, which get the text beside it. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <div aria-hidden className={classNames('animate-pulse rounded-card bg-ink/10', className)} />;
}
