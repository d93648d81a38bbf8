import { CloudUpload, LogOut, Luggage, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useUser } from '../data/session.ts';
import { useUnsent } from '../data/unsent-count.ts';
import { paths } from '../navigation/paths.ts';
import { menuLinkStyle } from './menu-link-style.ts';
import { useSignOut } from './sign-out.ts';
import { WaitingLabel } from './WaitingLabel.tsx';

/** What the avatar menu holds, as lines of the mobile menu. The question before signing out is the avatar menu's. */
export function AccountLinks({ onPick }: { readonly onPick: () => void }) {
  const { t } = useTranslation();
  const { ask } = useSignOut();
  const user = useUser();
  const unsent = useUnsent();
  if (!user) return null;
  function pickSignOut() {
    onPick();
    void ask();
  }
  return (
    <section aria-labelledby="mobile-menu-account" className="mt-4 rounded-card border border-line bg-card p-2">
      <p id="mobile-menu-account" className="px-2 pt-1 pb-2 font-semibold text-ink-soft">
        {`${user.name} ${user.lastname}`}
      </p>
      <ul className="flex flex-col divide-y divide-line">
        <li>
          <NavLink className={menuLinkStyle} to={paths.profile} onClick={onPick}>
            <UserRound aria-hidden className="size-5" />
            {t('layout.profile')}
          </NavLink>
        </li>
        <li>
          <NavLink className={menuLinkStyle} to={paths.myTrips} onClick={onPick}>
            <Luggage aria-hidden className="size-5" />
            {t('layout.myTrips')}
          </NavLink>
        </li>
        {unsent.waiting > 0 && (
          <li>
            <NavLink className={menuLinkStyle} to={paths.sync} onClick={onPick}>
              <CloudUpload aria-hidden className="size-5 shrink-0" />
              <WaitingLabel unsent={unsent} />
            </NavLink>
          </li>
        )}
        <li>
          <button type="button" className={menuLinkStyle} onClick={pickSignOut}>
            <LogOut aria-hidden className="size-5" />
            {t('layout.signOut')}
          </button>
        </li>
      </ul>
    </section>
  );
}
