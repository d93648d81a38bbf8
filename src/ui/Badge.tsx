import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type BadgeTone = 'neutral' | 'sea' | 'sun' | 'leaf' | 'coral';

const tones: Record<BadgeTone, string> = {
  neutral: 'border-ink-soft/40 bg-ink/5',
  sea: 'border-sea/60 bg-sea/15',
  sun: 'border-sun bg-sun/20',
  leaf: 'border-leaf/60 bg-leaf/15',
  coral: 'border-coral/60 bg-coral/15',
};

interface BadgeProps {
  readonly tone?: BadgeTone;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A word or two about a thing. The words carry the meaning, the tone only helps the eye. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-sm font-medium whitespace-nowrap text-ink',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
