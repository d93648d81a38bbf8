import { classNames } from './class-names.ts';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

const kinds: Record<ButtonKind, string> = {
  primary: 'bg-sea text-on-sea hover:brightness-110',
  secondary: 'border border-sea text-sea hover:bg-sea/10',
  quiet: 'text-ink hover:bg-ink/5',
  danger: 'border border-coral text-coral hover:bg-coral hover:text-paper',
};

export function buttonStyle(kind: ButtonKind, more?: string): string {
  return classNames(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-5 py-2 text-base font-semibold no-underline transition disabled:cursor-not-allowed disabled:opacity-50',
    kinds[kind],
    more,
  );
}
