import { cloneElement, lazy, type MouseEvent, type ReactElement, Suspense, useState } from 'react';
import type { MenuProps } from './MenuList.tsx';

const MenuList = lazy(() => import('./MenuList.tsx').then((module) => ({ default: module.MenuList })));

type Trigger = ReactElement<{
  onClick?: (event: MouseEvent) => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
}>;

/** A button that opens a list of things to do. The list comes when it is asked for: most screens are left without it. */
export function Menu(props: MenuProps) {
  const [asked, setAsked] = useState<'not' | 'by pointer' | 'by keyboard'>('not');
  const trigger = props.trigger as Trigger;
  const waiting = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    // A key that presses a button makes a click without a count.
    onClick: ({ detail }: MouseEvent) => setAsked(detail === 0 ? 'by keyboard' : 'by pointer'),
  });
  if (asked === 'not') return waiting;
  return (
    <Suspense fallback={waiting}>
      <MenuList {...props} trigger={trigger} onFirst={asked === 'by keyboard'} />
    </Suspense>
  );
}
