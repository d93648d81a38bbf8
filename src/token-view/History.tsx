import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '#domain/open-list.ts';
import { tokenLineKinds } from '#domain/shop/token-line.ts';
import { type TokenLine, useTokenHistory } from '../data/tokens.ts';
import { formatChange, formatMoment } from '../i18n/format.ts';
import { Button } from '../ui/Button.tsx';
import { FailedPart } from '../ui/FailedPart.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

function Line({ line }: { readonly line: TokenLine }) {
  const { t } = useTranslation();
  const kind = known(tokenLineKinds, line.kind);
  return (
    <tr className="border-t border-line">
      <td className="py-2.5 pr-4">
        {kind && t(`shop.kind.${kind}`)}
        <span className="block text-sm text-ink-soft">{formatMoment(line.at)}</span>
      </td>
      <td className="py-2.5 text-right align-top font-semibold tabular-nums">{formatChange(line.amount)}</td>
    </tr>
  );
}

/** Every line of the account, newest first; the heading is the screen's. */
export function History() {
  const { t } = useTranslation();
  const [pages, setPages] = useState(1);
  const [shown, setShown] = useState<readonly TokenLine[]>([]);
  const [history, again] = useTokenHistory(pages);
  const answered = history.state === 'answered' ? history.answer : null;
  if (answered && answered.lines !== shown) setShown(answered.lines);
  return (
    <div className="flex flex-col gap-5">
      {history.state === 'asking' && shown.length === 0 && <Skeleton className="h-24" />}
      {history.state === 'refused' && (
        <FailedPart message={t('shop.historyFailed')} againLabel={t('common.tryAgain')} onAgain={again} />
      )}
      {answered?.lines.length === 0 && <p className="text-ink-soft">{t('shop.noHistory')}</p>}
      {shown.length > 0 && (
        <table className="w-full max-w-2xl border-b border-line text-left">
          <thead className="sr-only">
            <tr>
              <th scope="col">{t('shop.what')}</th>
              <th scope="col">{t('shop.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </tbody>
        </table>
      )}
      {answered?.more && (
        <Button kind="secondary" className="self-start" onClick={() => setPages((before) => before + 1)}>
          {t('shop.more')}
        </Button>
      )}
    </div>
  );
}
