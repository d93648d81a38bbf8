import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#domain/account/profile.ts';
import { known, knownOf } from '#domain/open-list.ts';
import { budgetLevels } from '#domain/trip/budget.ts';
import { categoryIds } from '#domain/trip/category.ts';
import { formatMonth } from '../../i18n/format.ts';
import { Unverified } from '../../token-view/Unverified.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

interface ProfileViewProps {
  readonly profile: Profile;
  readonly onEdit: () => void;
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-0.5 py-2.5">
      <dt className="shrink-0 basis-48 text-ink-soft">{label}</dt>
      <dd className="min-w-0 flex-[1_1_13rem] break-words whitespace-pre-line">
        {children || <span className="text-ink-soft italic">{t('profile.none')}</span>}
      </dd>
    </div>
  );
}

function Preferences({ profile: { preferences, profiling, commercialMail } }: { readonly profile: Profile }) {
  const { t } = useTranslation();
  const { categories, travellers, notes } = preferences;
  const level = known(budgetLevels, preferences.budget);
  return (
    <Card as="section">
      <h2 className="pb-2 text-xl">{t('profile.preferences')}</h2>
      <dl className="divide-y divide-line">
        <Line label={t('profile.categories')}>
          {categories.length > 0 && (
            <span className="flex flex-wrap gap-2">
              {knownOf(categoryIds, categories).map((id) => (
                <Badge key={id} tone="sea">
                  {t(`categories.${id}`)}
                </Badge>
              ))}
            </span>
          )}
        </Line>
        <Line label={t('profile.budget')}>{level && t(`profile.${level}`)}</Line>
        <Line label={t('profile.travellers')}>
          {travellers &&
            [
              t('profile.adultsCount', { count: travellers.adults }),
              ...(travellers.children > 0 ? [t('profile.childrenCount', { count: travellers.children })] : []),
            ].join(', ')}
        </Line>
        <Line label={t('profile.notes')}>{notes}</Line>
        <Line label={t('profile.privacy')}>
          {profiling ? t('profile.profilingOn') : t('profile.profilingOff')}
          {'\n'}
          {commercialMail ? t('profile.commercialOn') : t('profile.commercialOff')}
        </Line>
      </dl>
    </Card>
  );
}

export function ProfileView({ profile, onEdit }: ProfileViewProps) {
  const { t } = useTranslation();
  const fullName = `${profile.name} ${profile.lastname}`;
  return (
    <>
      <Card as="section">
        <div className="flex flex-wrap items-center gap-4 pb-4">
          <span
            aria-hidden
            className="grid size-16 shrink-0 place-items-center rounded-full bg-sea font-display text-2xl text-on-sea"
          >
            {Array.from(profile.name)[0]?.toUpperCase()}
          </span>
          <div className="min-w-0 flex-1 basis-44">
            <h2 className="text-2xl break-words">{fullName}</h2>
            <p className="text-ink-soft">
              {t('profile.memberSince')} {formatMonth(profile.memberSince.slice(0, 7))}
            </p>
          </div>
          <Button kind="secondary" onClick={onEdit}>
            <Pencil aria-hidden className="size-4" />
            {t('profile.edit')}
          </Button>
        </div>
        <dl className="divide-y divide-line border-t border-line">
          <Line label={t('profile.email')}>
            <span className="flex flex-wrap items-center gap-2">
              <span className="min-w-0 break-all">{profile.email}</span>
              <Badge tone={profile.emailVerified ? 'leaf' : 'sun'}>
                {profile.emailVerified ? t('profile.verified') : t('profile.unverified')}
              </Badge>
            </span>
          </Line>
          <Line label={t('profile.about')}>{profile.bio}</Line>
          <Line label={t('profile.travelStyle')}>{profile.travelStyle}</Line>
          <Line label={t('profile.userFrom')}>{profile.userFrom}</Line>
        </dl>
        {!profile.emailVerified && <Unverified />}
      </Card>
      <Preferences profile={profile} />
    </>
  );
}
