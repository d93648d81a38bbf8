import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { currentUserId } from '../../data/session.ts';
import type { MyTrip } from '../../data/trips.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { isWideScreen, useWideScreen } from '../../ui/wide-screen.ts';

export interface ListProps {
  /** What is to be seen, in order. */
  readonly trips: readonly MyTrip[];
  /** Whether that may be a part only of what there is. */
  readonly narrowed: boolean;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Plans that are no trips yet. */
  readonly drafts: ReactNode;
}

type Part = ComponentType<ListProps>;
type Kind = 'cards' | 'table';

const loads: Readonly<Record<Kind, () => Promise<Part>>> = {
  cards: async () => (await import('./TripCards.tsx')).TripCards,
  table: async () => (await import('./TripTable.tsx')).TripTable,
};
const brought: Partial<Record<Kind, Part>> = {};

async function bring(kind: Kind): Promise<{ default: Part }> {
  const part = await loads[kind]();
  brought[kind] = part;
  return { default: part };
}
const later = { cards: lazy(() => bring('cards')), table: lazy(() => bring('table')) };

/** Brings what the list of a signed-in user is drawn with on a screen as wide as this one, before it is drawn. */
export async function bringList(): Promise<void> {
  if (currentUserId() !== null) await bring(isWideScreen() ? 'table' : 'cards');
}

function Chosen({ kind, ...list }: ListProps & { readonly kind: Kind }) {
  const [Shown] = useState<Part>(() => brought[kind] ?? later[kind]);
  return <Shown {...list} />;
}

/** Cards on phones, a table on wide screens: a device loads the one that it shows. */
export function ListPart(list: ListProps) {
  const kind = useWideScreen() ? 'table' : 'cards';
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <Chosen key={kind} kind={kind} {...list} />
    </Suspense>
  );
}
