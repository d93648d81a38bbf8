import { DropdownMenu } from 'radix-ui';
import { type FocusEvent, type ReactElement, type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from './class-names.ts';

export interface MenuItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  /** Makes it a link. */
  readonly to?: string;
  readonly onSelect?: () => void;
  readonly tone?: 'plain' | 'danger';
  readonly disabled?: boolean;
}

export interface MenuProps {
  /** A button. It gets what a menu button needs. */
  readonly trigger: ReactElement;
  /** Said once above the items. */
  readonly heading?: ReactNode;
  /** Groups are divided by a line. */
  readonly groups: readonly (readonly MenuItem[])[];
  readonly align?: 'start' | 'center' | 'end';
}

function Item({ item }: { readonly item: MenuItem }) {
  const { label, icon, to, onSelect, tone = 'plain', disabled = false } = item;
  const style = classNames(
    'flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-4 no-underline outline-none select-none data-[disabled]:cursor-not-allowed data-[disabled]:opacity-50',
    tone === 'danger'
      ? 'text-coral data-[highlighted]:bg-coral data-[highlighted]:text-paper'
      : 'text-ink data-[highlighted]:bg-sea/10',
  );
  if (to !== undefined && !disabled) {
    return (
      <DropdownMenu.Item asChild {...(onSelect && { onSelect })}>
        <Link to={to} className={style}>
          {icon}
          {label}
        </Link>
      </DropdownMenu.Item>
    );
  }
  return (
    <DropdownMenu.Item disabled={disabled} className={style} {...(onSelect && { onSelect })}>
      {icon}
      {label}
    </DropdownMenu.Item>
  );
}

interface MenuListProps extends MenuProps {
  /** Opens with the first item in focus, as a menu opened by keyboard does. */
  readonly onFirst: boolean;
}

/** The list itself, open from the start. Not modal: the page keeps scrolling, and Radix injects no style element, which our content security policy refuses. */
export function MenuList({ trigger, heading, groups, align = 'end', onFirst }: MenuListProps) {
  const toFirst = useRef(onFirst);
  function enter({ target, currentTarget }: FocusEvent<HTMLElement>) {
    if (!toFirst.current || target !== currentTarget) return;
    toFirst.current = false;
    currentTarget.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          onFocus={enter}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          className="z-40 max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-1rem)] min-w-56 overflow-y-auto rounded-card border border-line bg-card p-2 text-ink shadow-lg transition duration-150 starting:-translate-y-1 starting:opacity-0"
        >
          {heading && <DropdownMenu.Label className="px-4 py-2 font-semibold">{heading}</DropdownMenu.Label>}
          {groups.map((items, index) => (
            <DropdownMenu.Group
              key={items[0]?.id ?? index}
              className={index > 0 ? 'mt-2 border-t border-line pt-2' : undefined}
            >
              {items.map((item) => (
                <Item key={item.id} item={item} />
              ))}
            </DropdownMenu.Group>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
