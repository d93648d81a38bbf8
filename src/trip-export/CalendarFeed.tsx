import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Problem } from '#domain/problem.ts';
import { askFeed, endFeed, type FeedState, makeFeed } from '../data/calendar-feeds.ts';
import { useOffline } from '../data/connection.ts';
import { formatMoment } from '../i18n/format.ts';
import { problemText } from '../i18n/problem-texts.ts';
import { CopyLinkButton } from '../trip-view/CopyLinkButton.tsx';
import { Button } from '../ui/Button.tsx';
import { buttonStyle } from '../ui/button-style.ts';
import { Progress } from '../ui/Progress.tsx';

type Shown = { readonly step: 'asking' } | { readonly step: 'failed'; readonly why: Problem } | FeedState;

function useFeed(tripId: string) {
  const [shown, setShown] = useState<Shown>({ step: 'asking' });
  const [busy, setBusy] = useState(false);
  const fail = (error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    setShown({ step: 'failed', why: error });
  };
  useEffect(() => {
    let current = true;
    askFeed(tripId).then(
      (feed) => current && setShown(feed),
      (error: unknown) => current && fail(error),
    );
    return () => {
      current = false;
    };
  }, [tripId]);
  function after(work: (tripId: string) => Promise<FeedState>): void {
    setBusy(true);
    work(tripId)
      .then(setShown, fail)
      .finally(() => setBusy(false));
  }
  return { shown, busy, after };
}

/** Only now: the server keeps no link that it could show again. */
function NewLink({ url }: { readonly url: string }) {
  const { t } = useTranslation();
  return (
    <>
      <label className="flex flex-col gap-1">
        <span className="font-semibold">{t('export.feed.link')}</span>
        <input
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
          className="min-h-11 w-full rounded-card border border-ink-soft/75 bg-card px-3"
        />
      </label>
      <p className="text-sm text-ink-soft">{t('export.feed.onlyNow')}</p>
      <div className="flex flex-wrap gap-2">
        <a href={url.replace(/^https?:/, 'webcal:')} className={buttonStyle('primary')}>
          {t('export.feed.open')}
        </a>
        <CopyLinkButton path={url} />
      </div>
    </>
  );
}

function Feed({ tripId }: { readonly tripId: string }) {
  const { t } = useTranslation();
  const { shown, busy, after } = useFeed(tripId);
  const exists = shown.step === 'made' || shown.step === 'exists';
  if (shown.step === 'asking') return <Progress label={t('common.loading')} />;
  return (
    <>
      {shown.step === 'failed' && <p role="alert">{problemText(shown.why, t).message}</p>}
      {shown.step === 'made' && <NewLink url={shown.url} />}
      {shown.step === 'exists' && (
        <p>
          {t('export.feed.since', { moment: formatMoment(shown.createdAt) })}{' '}
          {shown.readAt && t('export.feed.read', { moment: formatMoment(shown.readAt) })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {shown.step !== 'made' && (
          <Button kind="secondary" busy={busy} onClick={() => after(makeFeed)}>
            {exists ? t('export.feed.again') : t('export.feed.make')}
          </Button>
        )}
        {exists && (
          <Button kind="quiet" busy={busy} onClick={() => after(endFeed)}>
            {t('export.feed.end')}
          </Button>
        )}
      </div>
    </>
  );
}

interface CalendarFeedProps {
  readonly tripId: string;
  /** The server knows the trip. */
  readonly sent: boolean;
}

/** A secret link under which calendar applications look for the trip again and again. */
export function CalendarFeed({ tripId, sent }: CalendarFeedProps) {
  const { t } = useTranslation();
  const offline = useOffline();
  return (
    <section aria-labelledby="feed" className="flex flex-col gap-3 border-t border-line pt-5">
      <h3 id="feed" className="text-lg">
        {t('export.feed.title')}
      </h3>
      <p className="text-sm text-ink-soft">{t('export.feed.text')}</p>
      {offline || !sent ? (
        <p>{offline ? t('export.feed.offline') : t('export.feed.unsent')}</p>
      ) : (
        <Feed tripId={tripId} />
      )}
    </section>
  );
}
