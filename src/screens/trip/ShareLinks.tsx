import { QrCode } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shareChoices } from '#domain/trip/fields/field.ts';
import { endShare, type ShareLink, useShares } from '../../data/shares.ts';
import { formatMoment } from '../../i18n/format.ts';
import { paths } from '../../navigation/paths.ts';
import { Unreadable } from '../../navigation/Unreadable.tsx';
import { ShareLinkButton } from '../../trip-view/ShareLinkButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { showToast } from '../../ui/toast-store.ts';

const LinkCode = lazy(() => import('./LinkCode.tsx').then((module) => ({ default: module.LinkCode })));

/** The ways to hand a link over. */
function HandOver({ path, title, end }: { readonly path: string; readonly title: string; readonly end: ReactNode }) {
  const { t } = useTranslation();
  const [coded, setCoded] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      <ShareLinkButton path={path} title={title} />
      <Button kind="secondary" onClick={() => setCoded(true)}>
        <QrCode aria-hidden className="size-5" />
        {t('share.showCode')}
      </Button>
      {end}
      <Dialog open={coded} onClose={() => setCoded(false)} title={t('share.code')} closeLabel={t('common.close')}>
        <ErrorBoundary fallback={() => <p role="alert">{t('share.codeFailed')}</p>}>
          <Suspense>
            <LinkCode path={path} />
          </Suspense>
        </ErrorBoundary>
      </Dialog>
    </div>
  );
}

interface LinkLineProps {
  readonly link: ShareLink;
  readonly title: string;
}

function LinkLine({ link, title }: LinkLineProps) {
  const { t } = useTranslation();
  const { token, options, createdAt, expiresAt, views, waiting, ending } = link;
  const shows = [
    options.dates === 'exact' ? t('share.withDates') : t('share.withLength'),
    ...shareChoices.filter((choice) => options[choice]).map((choice) => t(`share.with.${choice}`)),
  ];
  const end = () => {
    endShare(link)
      // What has not ended yet says so in its line, without a tick.
      .then((ended) => ended && showToast('success', t('share.ended')))
      .catch(() => showToast('error', t('planTrip.errorSavingTrip')));
  };
  const endButton = !ending && (
    <Button kind="danger" onClick={end}>
      {t('share.end')}
    </Button>
  );
  return (
    <li className="flex flex-col gap-2 py-4">
      <p className="font-semibold">{t('share.madeAt', { moment: formatMoment(createdAt) })}</p>
      <p className="text-sm text-ink-soft">
        {shows.join(' · ')}
        {' · '}
        {expiresAt ? t('share.until', { moment: formatMoment(expiresAt) }) : t('share.untilEnded')}
      </p>
      <p className="text-sm">{waiting ? t('share.waiting') : t('share.views', { count: views })}</p>
      {token === null && <p className="text-sm text-ink-soft">{t('share.otherDevice')}</p>}
      {ending && <p role="status">{t('share.ending')}</p>}
      {token !== null && !ending ? (
        <HandOver path={paths.sharedTrip(token)} title={title} end={endButton} />
      ) : (
        <div className="flex flex-wrap gap-2">{endButton}</div>
      )}
    </li>
  );
}

interface ShareLinksProps {
  readonly tripId: string;
  readonly title: string;
  /** The server has said which links there are; without that there may be others. */
  readonly asked: boolean;
}

/** Every link to a trip that a viewer can open, and the way to end it. */
export function ShareLinks({ tripId, title, asked }: ShareLinksProps) {
  const { t } = useTranslation();
  const links = useShares(tripId);
  if (links.state === 'unreadable') return <Unreadable again={links.again} />;
  if (links.state === 'reading') return null;
  return (
    <section aria-label={t('share.links')} className="flex flex-col">
      <h3 className="text-lg">{t('share.links')}</h3>
      {links.value.length === 0 ? (
        <p className="text-ink-soft">{asked ? t('share.noLinks') : t('share.notAsked')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {links.value.map((link) => (
            <LinkLine key={link.id} link={link} title={title} />
          ))}
        </ul>
      )}
    </section>
  );
}
