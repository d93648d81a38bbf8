import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asProblem, type Problem } from '#domain/problem.ts';
import { contactIn } from '#domain/trip/contact.ts';
import {
  MAX_PUBLICATION_INTRO,
  MAX_PUBLICATION_TITLE,
  publicationLacks,
  publicationTextsSchema,
  unwelcomeTexts,
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
import { Lacks } from './Lacks.tsx';
import { type UnwelcomeText, UnwelcomeTexts, unwelcomeIn } from './UnwelcomeTexts.tsx';

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
  const [unwelcome, setUnwelcome] = useState<readonly UnwelcomeText[]>([]);
  /** `work` answers what to say when it is done. */
  async function attempt(work: () => Promise<string>): Promise<void> {
    setBusy(true);
    setProblem(null);
    setUnwelcome([]);
    try {
      showToast('success', await work());
      onClose();
    } catch (error) {
      const known = asProblem(error);
      const texts = unwelcomeIn(known);
      setUnwelcome(texts);
      if (texts.length === 0) setProblem(words(known));
      setBusy(false);
    }
  }
  function words(known: Problem): string {
    if (known.code === 'NOT_FOUND') return t('publish.waiting');
    return known.code === 'EMAIL_UNVERIFIED' ? t('publish.unverified') : problemText(known, t).message;
  }
  return { busy, problem, attempt, unwelcome, setUnwelcome };
}

interface PublishActionsProps {
  readonly before: Publication | null;
  readonly busy: boolean;
  readonly onPublish: () => void;
  readonly onTakeBack: () => void;
}

function PublishActions({ before, busy, onPublish, onTakeBack }: PublishActionsProps) {
  const { t } = useTranslation();
  const offline = useOffline();
  return (
    <>
      <Button busy={busy} disabled={offline} onClick={onPublish}>
        {before ? t('publish.again') : t('publish.publish')}
      </Button>
      {before && (
        <>
          {!before.waiting && (
            <ButtonLink kind="secondary" to={paths.inspirationTrip(before.id)}>
              {t('publish.see')}
            </ButtonLink>
          )}
          <Button kind="quiet" busy={busy} disabled={offline} onClick={onTakeBack}>
            {t('publish.takeBack')}
          </Button>
        </>
      )}
    </>
  );
}

/** Since when it is published, or waits to be. */
function Standing({ before }: { readonly before: Publication }) {
  const { t } = useTranslation();
  return (
    <p role="status">
      {t(before.waiting ? 'publish.sentOn' : 'publish.since', {
        date: formatLongDay(before.publishedAt.slice(0, 'YYYY-MM-DD'.length)),
      })}
    </p>
  );
}

interface TextsFieldsProps {
  readonly values: { readonly title: string; readonly intro: string };
  /** Once publishing was tried, what is wrong is said. */
  readonly tried: boolean;
  readonly onTitle: (title: string) => void;
  readonly onIntro: (intro: string) => void;
}

function TextsFields({ values: { title, intro }, tried, onTitle, onIntro }: TextsFieldsProps) {
  const { t } = useTranslation();
  const { title: titleRule, intro: introRule } = publicationTextsSchema.shape;
  function wrong(rule: typeof titleRule, text: string): string | undefined {
    if (!tried || rule.safeParse(text).success) return undefined;
    const kind = contactIn(text);
    return kind === null ? t('publish.wrong') : t(`publish.holds.${kind}`);
  }
  return (
    <>
      <TextField
        label={t('publish.titleLabel')}
        hint={t('publish.titleHint')}
        error={wrong(titleRule, title)}
        maxLength={MAX_PUBLICATION_TITLE}
        value={title}
        onChange={(event) => onTitle(event.target.value)}
      />
      <TextArea
        label={t('publish.introLabel')}
        hint={t('publish.introHint')}
        error={wrong(introRule, intro)}
        maxLength={MAX_PUBLICATION_INTRO}
        value={intro}
        onChange={(event) => onIntro(event.target.value)}
      />
    </>
  );
}

function PublishForm({ trip, before, onClose }: PublishFormProps) {
  const { t } = useTranslation();
  const offline = useOffline();
  const { busy, problem, attempt, unwelcome, setUnwelcome } = usePublishing(onClose);
  const [title, setTitle] = useState(before?.title ?? trip.title ?? '');
  const [intro, setIntro] = useState(before?.intro ?? '');
  const [tried, setTried] = useState(false);
  function publish() {
    setTried(true);
    const texts = publicationTextsSchema.safeParse({ title, intro });
    const inTrip = unwelcomeTexts(trip);
    setUnwelcome(inTrip);
    if (!texts.success || inTrip.length > 0) return;
    void attempt(async () => {
      const published = await publishTrip(trip.id, texts.data);
      return published?.waiting ? t('publish.sent') : t('publish.done');
    });
  }
  const takeBack = () =>
    void attempt(async () => {
      await unpublishTrip(trip.id);
      return t('publish.takenBack');
    });
  return (
    <Frame
      onClose={onClose}
      actions={<PublishActions before={before} busy={busy} onPublish={publish} onTakeBack={takeBack} />}
    >
      {before && <Standing before={before} />}
      <p>{t('publish.shown')}</p>
      <p>{t('publish.hidden')}</p>
      <TextsFields values={{ title, intro }} tried={tried} onTitle={setTitle} onIntro={setIntro} />
      {offline && <p>{t('publish.offline')}</p>}
      <UnwelcomeTexts texts={unwelcome} />
      {problem && <FormError>{problem}</FormError>}
    </Frame>
  );
}

/** An own trip among the ideas for everybody (D14): what is shown and what is not, said before; and taking it back. */
export function PublishSheet({ trip, onClose }: PublishSheetProps) {
  const { t } = useTranslation();
  const [asked, again] = useAsked(useCallback(() => readPublication(trip.id), [trip.id]));
  const lacks = publicationLacks(trip);
  if (lacks.length > 0) {
    return (
      <Frame onClose={onClose}>
        <Lacks lacks={lacks} />
      </Frame>
    );
  }
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
