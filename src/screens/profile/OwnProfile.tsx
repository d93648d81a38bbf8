import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#domain/account/profile.ts';
import { useProfile } from '../../data/profile.ts';
import { lazyWithTexts } from '../../i18n/lazy-with-texts.ts';
import { problemText } from '../../i18n/problem-texts.ts';
import { paths } from '../../navigation/paths.ts';
import { History } from '../../token-view/History.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ParkedProfile } from './ParkedProfile.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileView } from './ProfileView.tsx';
import { Security } from './Security.tsx';
import { Sessions } from './Sessions.tsx';
import { TokenLine } from './TokenLine.tsx';

const OtherAccounts = lazyWithTexts(async () => (await import('./OtherAccounts.tsx')).OtherAccounts, 'ended');

/** The profile of the signed-in user. */
export function OwnProfile() {
  const { t } = useTranslation();
  const [asked, again] = useProfile();
  if (asked.state === 'refused')
    return (
      <div className="py-10">
        <ErrorPanel
          title={t('profile.loadError')}
          message={problemText(asked.problem, t).message}
          action={<Button onClick={again}>{t('common.tryAgain')}</Button>}
        />
      </div>
    );
  if (asked.state === 'asking')
    return (
      <div role="status" aria-label={t('common.loading')} className="mx-auto flex max-w-3xl flex-col gap-5 py-10">
        <Skeleton className="h-12 w-60 max-w-full" />
        <Skeleton className="h-64" />
      </div>
    );
  return <Sections profile={asked.answer} onChanged={again} />;
}

function Sections({ profile, onChanged }: { readonly profile: Profile; readonly onChanged: () => void }) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState(false);
  const leave = () => setEditing(false);
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 py-10">
      <h1 className="text-3xl">{t('profile.title')}</h1>
      {editing ? (
        <ProfileForm
          profile={profile}
          onCancel={leave}
          onSaved={() => {
            onChanged();
            leave();
          }}
        />
      ) : (
        <>
          <ParkedProfile />
          <ProfileView profile={profile} onEdit={() => setEditing(true)} />
          <TokenLine />
          <Card as="section" className="flex flex-col gap-3">
            <h2 className="text-xl">{t('shop.history')}</h2>
            <History />
          </Card>
          <Card as="section" className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-xl">{t('layout.sync')}</h2>
            <ButtonLink kind="secondary" to={paths.sync}>
              {t('profile.seeWaiting')}
            </ButtonLink>
          </Card>
          <Sessions />
          <Suspense>
            <OtherAccounts />
          </Suspense>
          <Security />
        </>
      )}
    </div>
  );
}
