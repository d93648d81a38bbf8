import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useUserId } from '../../data/session.ts';
import { lazyWithTexts } from '../../i18n/lazy-with-texts.ts';
import { SignInPrompt } from '../../navigation/SignInPrompt.tsx';

const OwnWaiting = lazyWithTexts(
  async () => (await import('./OwnWaiting.tsx')).OwnWaiting,
  'parked',
  'sync',
  'tripEdit',
);

/** Everything of this device that the server has not got: what, since when, why, and what can be done about it. */
export default function SyncScreen() {
  const { t } = useTranslation();
  const known = useUserId() !== null;
  if (!known) return <SignInPrompt title={t('trip.signIn')} />;
  return (
    <Suspense>
      <OwnWaiting />
    </Suspense>
  );
}
