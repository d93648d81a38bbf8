import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asProblem, type Problem } from '#domain/problem.ts';
import { useAsked } from '../data/asking.ts';
import { askFeed, endFeed, type FeedState, makeFeed } from '../data/calendar-feeds.ts';
import { useOffline } from '../data/connection.ts';
import { formatMoment } from '../i18n/format.ts';
import { problemText } from '../i18n/problem-texts.ts';
import { CopyLinkButton } from '../trip-view/CopyLinkButton.tsx';
import { Button } from '../ui/Button.tsx';
import { buttonStyle } from '../ui/button-style.ts';
import { FailedPart } from '../ui/FailedPart.tsx';
import { Progress } from '../ui/Progress.tsx';

/** The link as far as it is known, and what went wrong last: what failed changed nothing. */
function useFeed(tripId: string) {
  const [asked, again] = useAsked(useCallback(() => askFeed(tripId), [tripId]));
  const [changed, setChanged] = useState<FeedState | null>(null);
  const [failed, setFailed] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  function attempt(work: (tripId: string) => Promise<FeedState>): void {
    setBusy(true);
    setFailed(null);
    work(tripId)
      .then(setChanged, (error: unknown) => setFailed(asProblem(error)))
      .finally(() => setBusy(false));
  }
  const feed = changed ?? (asked.state === 'answered' ? asked.answer : null);
  const problem = failed ?? (asked.state === 'refused' ? asked.problem : null);
  return { feed, problem, busy, attempt, again };
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
  const { feed, problem, busy, attempt, again } = useFeed(tripId);
  const message = problem && problemText(problem, t).message;
  // Without an answer there may be a link, and making one would end it.
  if (!feed && message) return <FailedPart message={message} againLabel={t('common.tryAgain')} onAgain={again} />;
  if (!feed) return <Progress label={t('common.loading')} />;
  const exists = feed.step !== 'none';
  return (
    <>
      {message && <p role="alert">{message}</p>}
      {feed.step === 'made' && <NewLink url={feed.url} />}
      {feed.step === 'exists' && (
        <p>
          {t('export.feed.since', { moment: formatMoment(feed.createdAt) })}{' '}
          {feed.readAt && t('export.feed.read', { moment: formatMoment(feed.readAt) })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {feed.step !== 'made' && (
          <Button kind="secondary" busy={busy} onClick={() => attempt(makeFeed)}>
            {exists ? t('export.feed.again') : t('export.feed.make')}
          </Button>
        )}
        {exists && (
          <Button kind="quiet" busy={busy} onClick={() => attempt(endFeed)}>
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
