import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { stayingStops } from '#domain/trip/booked-stops.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import { type Direction, exchangeWithNeighbour } from '#domain/trip/rearrange.ts';
import { stopIn } from '#domain/trip/told-in.ts';
import { currentLanguage } from '../../i18n/i18n.ts';
import { changeWithUndo, type Editing, type OpenForm } from '../../trip-view/editing.ts';
import { Button } from '../../ui/Button.tsx';

export interface StopProps {
  readonly form: Extract<OpenForm, { kind: 'stop' }>;
  readonly change: Editing['change'];
  readonly onClose: () => void;
  /** Something is written that a press would lose. */
  readonly disabled: boolean;
}

function MoveButton({ direction, ...props }: StopProps & { readonly direction: Direction }) {
  const { t } = useTranslation();
  const { seen, activity } = props.form;
  const { name } = activity;
  const exchange = exchangeWithNeighbour(seen.trip, activity.id, direction);
  const Icon = direction === 'earlier' ? ArrowUp : ArrowDown;
  async function move() {
    if (!exchange) return;
    const text = t('stop.moved', { name, time: formatLocalTime(exchange.start) });
    const editing = { change: props.change, seen };
    await changeWithUndo({ editing, changes: exchange.changes, text, onClose: props.onClose }, t);
  }
  return (
    <Button
      kind="secondary"
      className="min-w-0 px-2!"
      disabled={props.disabled || !exchange}
      aria-label={
        exchange
          ? t(`stop.${direction}Label`, { name, other: stopIn(exchange.other, currentLanguage()).name })
          : t(`stop.${direction}`)
      }
      onClick={() => void move()}
    >
      <Icon aria-hidden className="size-5" />
      {t(`stop.${direction}`)}
    </Button>
  );
}

/** One place earlier or later in its day, with one press and a way back; what comes after follows. */
export function StopMoves(props: StopProps) {
  const { t } = useTranslation();
  const { seen, activity } = props.form;
  if (activity.done) return <p className="text-ink-soft">{t('stop.isDone')}</p>;
  if (stayingStops(seen.trip).has(activity.id))
    return <p className="text-ink-soft">{t(activity.locked ? 'stop.locked' : 'stop.booked')}</p>;
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-2 gap-3">
        <MoveButton {...props} direction="earlier" />
        <MoveButton {...props} direction="later" />
      </div>
      {props.disabled && <p className="text-sm text-ink-soft">{t('stop.saveFirst')}</p>}
    </div>
  );
}
