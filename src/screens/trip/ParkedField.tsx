import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Change } from '#domain/trip/patch.ts';
import { decideField, type RefusedPlace } from '../../data/conflicts.ts';
import { tellChange } from '../../trip-view/told-change.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea, TextField } from '../../ui/Field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { canPutBack, joinedTexts, type TwoTexts, twoTexts } from './deciding.ts';

interface ParkedFieldProps {
  readonly tripId: string;
  readonly field: RefusedPlace;
}

function Text({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0 rounded-lg border border-line bg-paper p-3">
      <h4 className="pb-1 text-sm font-semibold text-ink-soft">{heading}</h4>
      <div className="[overflow-wrap:anywhere] whitespace-pre-wrap">{children}</div>
    </div>
  );
}

function Soft({ children }: { readonly children: ReactNode }) {
  return <span className="text-ink-soft italic">{children}</span>;
}

/** What a place says, change by change; an empty one says so. */
function Said({ changes }: { readonly changes: RefusedPlace['mine'] }) {
  const { t } = useTranslation();
  if (changes.length === 0) return <Soft>{t('parked.removed')}</Soft>;
  return changes.map((own) => {
    const { what, value } = tellChange(own, t);
    const isRemoval = own.change.kind.endsWith('.remove');
    return (
      <p key={JSON.stringify(own.change)}>
        {changes.length > 1 && <strong>{`${what}: `}</strong>}
        {isRemoval ? <Soft>{t('parked.removed')}</Soft> : value || <Soft>{t('parked.empty')}</Soft>}
      </p>
    );
  });
}

interface ByHandProps {
  readonly texts: TwoTexts;
  readonly label: string;
  readonly onSave: (change: Change) => void;
  readonly onCancel: () => void;
}

/** Both texts in one field, for its owner to make one of. */
function ByHand({ texts, label, onSave, onCancel }: ByHandProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(() => joinedTexts(texts));
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);
  const said = texts.saying(text);
  const shown = { label, value: text, error: said ? undefined : t('parked.doesNotFit') };
  return (
    <form
      ref={box}
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (said) onSave(said);
      }}
    >
      {texts.hasLines ? (
        <TextArea {...shown} rows={8} onChange={({ target }) => setText(target.value)} />
      ) : (
        <TextField {...shown} onChange={({ target }) => setText(target.value)} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={!said}>
          {t('parked.saveText')}
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          {t('parked.back')}
        </Button>
      </div>
    </form>
  );
}

/** What is done with one place; a toast says what became of the other text. */
function useDeciding({ tripId, field }: ParkedFieldProps) {
  const { t } = useTranslation();
  const failed = () => showToast('error', t('planTrip.errorSavingTrip'));
  const keep = (choice: 'mine' | Change) => {
    decideField(tripId, field.path, choice)
      .then(({ isTextLost }) => isTextLost && showToast('success', t('parked.otherKept')))
      .catch(failed);
  };
  const giveUp = () => {
    decideField(tripId, field.path, 'theirs')
      .then(({ bringBack }) => {
        const run = () => void bringBack().catch(failed);
        showToast('success', t('trip.discarded'), { label: t('trip.undo'), run });
      })
      .catch(failed);
  };
  return { keep, giveUp };
}

interface WaysProps {
  readonly field: RefusedPlace;
  readonly texts: TwoTexts | null;
  readonly deciding: ReturnType<typeof useDeciding>;
  readonly onByHand: () => void;
}

/** Mine, theirs and, of texts, both of them or one that is written by hand. */
function Ways({ field, texts, deciding: { keep, giveUp }, onByHand }: WaysProps) {
  const { t } = useTranslation();
  const both = texts?.hasLines && texts.mine !== '' && texts.theirs !== '' ? texts.saying(joinedTexts(texts)) : null;
  const reason = field.isGone ? 'GONE' : 'CONFLICT';
  return (
    <div className="flex flex-wrap gap-3">
      {canPutBack(field) && <Button onClick={() => keep('mine')}>{t(`parked.${reason}.mine`)}</Button>}
      <Button kind="secondary" onClick={giveUp}>
        {t(`parked.${reason}.theirs`)}
      </Button>
      {both && (
        <Button kind="secondary" onClick={() => keep(both)}>
          {t('parked.joined')}
        </Button>
      )}
      {texts && (
        <Button kind="secondary" onClick={onByHand}>
          {t('parked.byHand')}
        </Button>
      )}
    </div>
  );
}

/** One place where others wrote too: both texts, and the ways on for this one alone. */
export function ParkedField({ tripId, field }: ParkedFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const [byHand, setByHand] = useState(false);
  const deciding = useDeciding({ tripId, field });
  const { mine, theirs } = field;
  const [first] = mine;
  if (!first) return null;
  const { what } = tellChange(first, t);
  const texts = twoTexts(field);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 border-t border-line pt-3">
      <h3 id={id} className="text-lg [overflow-wrap:anywhere]">
        {what}
      </h3>
      <div className="grid gap-3 sm:grid-cols-2">
        <Text heading={t('parked.mineText')}>
          <Said changes={mine} />
        </Text>
        <Text heading={t('parked.theirsText')}>
          {theirs ? (
            <Said changes={theirs.map((change) => ({ change, target: first.target }))} />
          ) : (
            <Soft>{t('parked.notKnown')}</Soft>
          )}
        </Text>
      </div>
      {byHand && texts ? (
        <ByHand texts={texts} label={what} onSave={deciding.keep} onCancel={() => setByHand(false)} />
      ) : (
        <Ways field={field} texts={texts} deciding={deciding} onByHand={() => setByHand(true)} />
      )}
    </section>
  );
}
