import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../data/session.ts';
import { SignInPrompt } from '../../navigation/SignInPrompt.tsx';

/** Brings the database along, which visitors do not need. */
const OwnProfile = lazy(() => import('./OwnProfile.tsx').then((module) => ({ default: module.OwnProfile })));

export default function ProfileScreen() {
  const { t } = useTranslation();
  const user = useUser();
  if (!user) return <SignInPrompt title={t('profile.unauthorized')}>{t('profile.unauthorizedText')}</SignInPrompt>;
  return (
    <Suspense>
      <OwnProfile key={user.id} />
    </Suspense>
  );
}
