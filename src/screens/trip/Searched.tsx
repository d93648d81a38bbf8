import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Search } from '../../data/alternatives.ts';

const unknown = { looking: 'stop.looking', 'no facts': 'stop.noFacts', impossible: 'stop.impossible' } as const;

interface SearchedProps<T> {
  readonly search: Search<T>;
  /** Nothing is known of places there, now or later. */
  readonly isUncharted: boolean;
  /** What is said where nothing was found. */
  readonly none: string;
  readonly children: (found: readonly T[]) => ReactNode;
}

/** What was looked for on this device, or why there is nothing to show. */
export function Searched<T>({ search, isUncharted, none, children }: SearchedProps<T>) {
  const { t } = useTranslation();
  if (isUncharted) return <p className="text-ink-soft">{t('stop.notKnown')}</p>;
  if (search.state !== 'found') return <p className="text-ink-soft">{t(unknown[search.state])}</p>;
  if (search.found.length === 0) return <p className="text-ink-soft">{none}</p>;
  return children(search.found);
}
