import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Trip } from '#domain/trip/trip.ts';
import { useUserId } from '../../data/session.ts';
import { paths } from '../../navigation/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import type { ButtonKind } from '../../ui/button-style.ts';
import { showToast } from '../../ui/toast-store.ts';

interface SaveCopyActionProps {
  readonly label: string;
  readonly signInLabel: string;
  /** What is saved. */
  readonly toCopy: () => Trip;
  readonly kind?: ButtonKind;
  /** Called before the viewer goes to sign in for it. */
  readonly onSignIn?: () => void;
  /** Whether it was asked for before signing in; true once. */
  readonly wasWanted?: () => boolean;
}

/** A copy of another owner's trip among one's own, and there at once; a viewer without an account comes back here with one. */
export function SaveCopyAction(props: SaveCopyActionProps) {
  const { label, signInLabel, toCopy, kind = 'secondary', onSignIn, wasWanted } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const signedIn = useUserId() !== null;
  const [busy, setBusy] = useState(false);
  /** Resolves with whether it worked. */
  async function save(): Promise<boolean> {
    try {
      const { saveCopy } = await import('../../data/trips.ts');
      const copyId = await saveCopy(toCopy());
      showToast('success', t('trip.copySaved'));
      await navigate(paths.trip(copyId));
      return true;
    } catch {
      showToast('error', t('planTrip.errorSavingTrip'));
      return false;
    }
  }
  async function press() {
    setBusy(true);
    if (!(await save())) setBusy(false);
  }
  useEffect(() => {
    if (signedIn && wasWanted?.()) void save();
  });
  if (signedIn) {
    return (
      <Button kind={kind} busy={busy} onClick={() => void press()}>
        {label}
      </Button>
    );
  }
  return (
    <ButtonLink kind={kind} to={paths.login} state={{ returnTo: pathname }} onClick={onSignIn}>
      {signInLabel}
    </ButtonLink>
  );
}
