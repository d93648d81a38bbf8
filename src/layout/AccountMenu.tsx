import type { TFunction } from 'i18next';
import { CloudUpload, LogOut, Luggage, UserRound } from 'lucide-react';
import { type ComponentProps, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#domain/account/user.ts';
import { useUser } from '../data/session.ts';
import { type Unsent, useUnsent } from '../data/unsent-count.ts';
import { paths } from '../navigation/paths.ts';
import { Menu } from '../ui/Menu.tsx';
import type { MenuProps } from '../ui/MenuList.tsx';
import { useAtStake, useSignOut } from './sign-out.ts';
import { WaitingLabel } from './WaitingLabel.tsx';

const SignOutDialog = lazy(() => import('./SignOutDialog.tsx').then((module) => ({ default: module.SignOutDialog })));

interface AvatarProps extends ComponentProps<'button'> {
  readonly user: User;
  readonly refused: number;
}

/** The initial of the signed-in user, marked while something waits for a decision. */
function Avatar({ user, refused, ...button }: AvatarProps) {
  const { t } = useTranslation();
  const label = t('layout.accountOf', { name: `${user.name} ${user.lastname}` });
  return (
    <button
      type="button"
      aria-label={refused > 0 ? `${label}, ${t('layout.toDecide', { count: refused })}` : label}
      className="relative grid size-11 shrink-0 place-items-center rounded-full bg-sea font-display text-lg font-semibold text-on-sea transition hover:brightness-110"
      {...button}
    >
      {user.name.charAt(0).toUpperCase()}
      {refused > 0 && (
        <span
          aria-hidden
          className="absolute -top-0.5 -right-0.5 grid size-5 place-items-center rounded-full border-2 border-paper bg-coral text-xs text-paper"
        >
          !
        </span>
      )}
    </button>
  );
}

interface Offered {
  readonly unsent: Unsent;
  readonly onSignOut: () => void;
}

function groupsOf(t: TFunction, { unsent, onSignOut }: Offered): MenuProps['groups'] {
  const icon = 'size-5 shrink-0';
  const waiting = {
    id: 'sync',
    label: <WaitingLabel unsent={unsent} />,
    icon: <CloudUpload aria-hidden className={icon} />,
    to: paths.sync,
  };
  return [
    [
      {
        id: 'profile',
        label: t('layout.profile'),
        icon: <UserRound aria-hidden className={icon} />,
        to: paths.profile,
      },
      {
        id: 'my-trips',
        label: t('layout.myTrips'),
        icon: <Luggage aria-hidden className={icon} />,
        to: paths.myTrips,
      },
      ...(unsent.waiting > 0 ? [waiting] : []),
    ],
    [
      {
        id: 'sign-out',
        label: t('layout.signOut'),
        icon: <LogOut aria-hidden className={icon} />,
        onSelect: onSignOut,
      },
    ],
  ];
}

/** Opens what belongs to the account. */
export function AccountMenu() {
  const { t } = useTranslation();
  const { ask } = useSignOut();
  const unsent = useUnsent();
  const atStake = useAtStake();
  const asked = atStake.unsent + atStake.plans > 0;
  const user = useUser();
  if (!user) return null;
  return (
    <>
      <Menu
        heading={`${user.name} ${user.lastname}`}
        trigger={<Avatar user={user} refused={unsent.refused} />}
        groups={groupsOf(t, { unsent, onSignOut: () => void ask() })}
      />
      <Suspense>{asked && <SignOutDialog />}</Suspense>
    </>
  );
}
