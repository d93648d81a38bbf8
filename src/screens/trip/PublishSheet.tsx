import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asProblem } from '#domain/problem.ts';
import {
  canPublish,
  MAX_PUBLICATION_INTRO,
  MAX_PUBLICATION_TITLE,
  publicationTextsSchema,
} from '#domain/trip/publication.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { useAsked } from '../../data/asking.ts';
import { useOffline } from '../../data/connection.ts';
import { type Publication, publishTrip, readPublication, unpublishTrip } from '../../data/publications.ts';
import { formatLongDay } from '../../i18n/format.ts';
import { problemText } from '../../i18n/problem-texts.ts';
import { paths } from '../../navigation/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { TextArea, TextField } from '../../ui/Field.tsx';
import { FormError } from '../../ui/Form.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { showToast } from '../../ui/toast-store.ts';

interface PublishSheetProps {
  readonly trip: Trip;
  readonly onClose: () => void;
}

interface PublishFormProps extends PublishSheetProps {
  readonly before: Publication | null;
}

function Frame({
  onClose,
  actions,
  children,
}: Pick<PublishSheetProps, 'onClose'> & { actions?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('publish.title')}
      description={t('publish.lead')}
      closeLabel={t('common.close')}
      actions={actions}
    >
      <div className="flex flex-col gap-4">{children}</div>
    </Sheet>
  );
}

/** What went wrong in words; a trip the server does not know may be on its way. */
function usePublishing(onClose: () => void) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function attempt(work: () => Promise<unknown>, done: string): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await work();
      showToast('success', done);
      onClose();
    } catch (error) {
      const known = asProblem(error);
      setProblem(known.code === 'NOT_FOUND' ? t('publish.waiting') : problemText(known, t).message);
      setBusy(false);
    }
  }
  return { busy, problem, attempt };
}

function PublishForm({ trip, before, onClose }: PublishFormProps) {
  const { t } = useTranslation();
  const offline = useOffline();
  const { busy, problem, attempt } = usePublishing(onClose);
  const [title, setTitle] = useState(before?.title ?? trip.title ?? '');
  const [intro, setIntro] = useState(before?.intro ?? '');
  const [tried, setTried] = useState(false);
  const { title: titleRule, intro: introRule } = publicationTextsSchema.shape;
  const wrong = (rule: typeof titleRule, text: string) =>
    tried && !rule.safeParse(text).success ? t('publish.wrong') : undefined;
  function publish() {
    setTried(true);
    const texts = publicationTextsSchema.safeParse({ title, intro });
    if (texts.success) void attempt(() => publishTrip(trip.id, texts.data), t('publish.done'));
  }
  return (
    <Frame
      onClose={onClose}
      actions={
        <>
          <Button busy={busy} disabled={offline} onClick={publish}>
            {before ? t('publish.again') : t('publish.publish')}
          </Button>
          {before && (
            <>
              <ButtonLink kind="secondary" to={paths.inspirationTrip(before.id)}>
                {t('publish.see')}
              </ButtonLink>
              <Button
                kind="quiet"
                busy={busy}
                disabled={offline}
                onClick={() => void attempt(() => unpublishTrip(trip.id), t('publish.takenBack'))}
              >
                {t('publish.takeBack')}
              </Button>
            </>
          )}
        </>
      }
    >
      {before && (
        <p role="status">
          {t('publish.since', { date: formatLongDay(before.publishedAt.slice(0, 'YYYY-MM-DD'.length)) })}
        </p>
      )}
      <p>{t('publish.shown')}</p>
      <p>{t('publish.hidden')}</p>
      <TextField
        label={t('publish.titleLabel')}
        hint={t('publish.titleHint')}
        error={wrong(titleRule, title)}
        maxLength={MAX_PUBLICATION_TITLE}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextArea
        label={t('publish.introLabel')}
        hint={t('publish.introHint')}
        error={wrong(introRule, intro)}
        maxLength={MAX_PUBLICATION_INTRO}
        value={intro}
        onChange={(event) => setIntro(event.target.value)}
      />
      {offline && <p>{t('publish.offline')}</p>}
      {problem && <FormError>{problem}</FormError>}
    </Frame>
  );
}

/** An own trip among the ideas for everybody (D14): what is shown and what is not, said before; and taking it back. */
export function PublishSheet({ trip, onClose }: PublishSheetProps) {
  const { t } = useTranslation();
  const [asked, again] = useAsked(useCallback(() => readPublication(trip.id), [trip.id]));
  if (!canPublish(trip)) return <Frame onClose={onClose}>{t('publish.impossible')}</Frame>;
  if (asked.state === 'asking') {
    return (
      <Frame onClose={onClose}>
        <Progress label={t('common.loading')} />
      </Frame>
    );
  }
  if (asked.state === 'refused') {
    const { code } = asked.problem;
    const known = code === 'NOT_FOUND' ? t('publish.waiting') : problemText(asked.problem, t).message;
    return (
      <Frame onClose={onClose} actions={<Button onClick={again}>{t('common.tryAgain')}</Button>}>
        <p role="alert">{code === 'NO_RESPONSE' ? t('publish.offline') : known}</p>
      </Frame>
    );
  }
  const before = asked.answer;
  if (before?.takenDownBecause)
    return <Frame onClose={onClose}>{t('publish.takenDown', { why: before.takenDownBecause })}</Frame>;
  return <PublishForm trip={trip} before={before} onClose={onClose} />;
}
