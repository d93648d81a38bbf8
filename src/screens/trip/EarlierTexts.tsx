import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { bringingBack, type LostText, useLostTexts } from '../../data/lost-texts.ts';
import { formatMoment } from '../../i18n/format.ts';
import { changeWithUndo, type Editing } from '../../trip-view/editing.ts';
import { tellChange } from '../../trip-view/told-change.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { showToast } from '../../ui/toast-store.ts';

interface EarlierTextsProps {
  readonly editing: Pick<Editing, 'change' | 'seen'>;
  readonly onClose: () => void;
}

function EarlierText({ editing, lost }: Pick<EarlierTextsProps, 'editing'> & { readonly lost: LostText }) {
  const { t } = useTranslation();
  const { what, value } = tellChange(lost, t);
  const change = bringingBack(editing.seen.trip, lost);
  const copy = () => {
    navigator.clipboard.writeText(value).then(
      () => showToast('success', t('earlier.copied')),
      () => showToast('error', t('earlier.notCopied')),
    );
  };
  return (
    <li className="flex flex-col gap-2 py-4">
      <h3 className="font-semibold [overflow-wrap:anywhere]">{what}</h3>
      <p className="text-sm text-ink-soft">{t(`earlier.${lost.whose}`, { moment: formatMoment(lost.at) })}</p>
      <p className="[overflow-wrap:anywhere] whitespace-pre-wrap">{value}</p>
      <div className="flex flex-wrap gap-3">
        {change && (
          <Button
            kind="secondary"
            onClick={() => void changeWithUndo({ editing, changes: [change], text: t('earlier.used') }, t)}
          >
            {t('earlier.use')}
          </Button>
        )}
        <Button kind="secondary" onClick={copy}>
          <Copy aria-hidden className="size-5" />
          {t('earlier.copy')}
        </Button>
      </div>
      {!change && <p className="text-sm text-ink-soft">{t('earlier.gone')}</p>}
    </li>
  );
}

/** What lost where two texts met, on this device: to be read, copied or put back. */
export function EarlierTexts({ editing, onClose }: EarlierTextsProps) {
  const { t } = useTranslation();
  const found = useLostTexts(editing.seen.trip.id);
  return (
    <Sheet open onClose={onClose} title={t('tripEdit.earlier')} closeLabel={t('common.close')}>
      <p className="text-ink-soft">{t('earlier.what')}</p>
      {found.state === 'unreadable' && <Button onClick={found.again}>{t('common.tryAgain')}</Button>}
      {found.state === 'read' && (
        <ul className="divide-y divide-line">
          {found.value.map((lost) => (
            <EarlierText key={lost.id} editing={editing} lost={lost} />
          ))}
        </ul>
      )}
    </Sheet>
  );
}
