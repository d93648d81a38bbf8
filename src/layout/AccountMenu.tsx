import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { signOut, unsentChanges } from '../data/accounts.ts';
import { useUser } from '../data/session.ts';
import { paths } from '../navigation/paths.ts';
import { SignOutDialog } from './SignOutDialog.tsx';

const itemStyle =
  'flex min-h-11 cursor-pointer items-center rounded-lg px-4 outline-none data-[highlighted]:bg-sea/10 data-[highlighted]:text-sea';

/** The initial of whoever is signed in; opens what belongs to the account. */
export function AccountMenu() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const user = useUser();
  const [unsent, setUnsent] = useState(0);
  if (!user) return null;
  const fullName = `${user.name} ${user.lastname}`;

  async function leave() {
    await signOut();
    await navigate(paths.home, { replace: true });
  }
  async function askToLeave() {
    const count = await unsentChanges();
    if (count > 0) setUnsent(count);
    else await leave();
  }

  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger
          aria-label={t('layout.accountOf', { name: fullName })}
          className="grid size-11 place-items-center rounded-full bg-sea font-display text-lg font-semibold text-on-sea"
        >
          {user.name.charAt(0).toUpperCase()}
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            align="end"
            sideOffset={8}
            className="z-40 min-w-56 rounded-card border border-line bg-card p-2 shadow-lg"
          >
            <DropdownMenu.Label className="px-4 py-2 font-semibold">{fullName}</DropdownMenu.Label>
            <DropdownMenu.Item className={itemStyle} onSelect={() => void navigate(paths.myTrips)}>
              {t('layout.myTrips')}
            </DropdownMenu.Item>
            <DropdownMenu.Item className={itemStyle} onSelect={() => void askToLeave()}>
              {t('layout.signOut')}
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <SignOutDialog unsent={unsent} onStay={() => setUnsent(0)} onLeave={() => void leave()} />
    </>
  );
}
