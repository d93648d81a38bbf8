import { LogOut, Luggage, UserRound } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../data/session.ts';
import { paths } from '../navigation/paths.ts';
import { Menu } from '../ui/Menu.tsx';
import { useAtStake, useSignOut } from './sign-out.ts';

const SignOutDialog = lazy(() => import('./SignOutDialog.tsx').then((module) => ({ default: module.SignOutDialog })));

/** The initial of the signed-in user; opens what belongs to the account. */
export function AccountMenu() {
  const { t } = useTranslation();
  const { ask } = useSignOut();
  const { unsent, plans } = useAtStake();
  const asked = unsent + plans > 0;
  const user = useUser();
  if (!user) return null;
  const fullName = `${user.name} ${user.lastname}`;
  return (
    <>
      <Menu
        heading={fullName}
        trigger={
          <button
            type="button"
            aria-label={t('layout.accountOf', { name: fullName })}
            className="grid size-11 shrink-0 place-items-center rounded-full bg-sea font-display text-lg font-semibold text-on-sea transition hover:brightness-110"
          >
            {user.name.charAt(0).toUpperCase()}
          </button>
        }
        groups={[
          [
            {
              id: 'profile',
              label: t('layout.profile'),
              icon: <UserRound aria-hidden className="size-5" />,
              to: paths.profile,
            },
            {
              id: 'my-trips',
              label: t('layout.myTrips'),
              icon: <Luggage aria-hidden className="size-5" />,
              to: paths.myTrips,
            },
          ],
          [
            {
              id: 'sign-out',
              label: t('layout.signOut'),
              icon: <LogOut aria-hidden className="size-5" />,
              onSelect: () => void ask(),
            },
          ],
        ]}
      />
      <Suspense>{asked && <SignOutDialog />}</Suspense>
    </>
  );
}
