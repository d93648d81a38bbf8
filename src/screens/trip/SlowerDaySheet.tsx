import { useTranslation } from 'react-i18next';
import type { Omission } from '#domain/trip/alternative.ts';
import { mainDestinationId } from '#domain/trip/base.ts';
import { formatDuration } from '#domain/trip/duration.ts';
import type { Day } from '#domain/trip/itinerary.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import { useOmissions } from '../../data/alternatives.ts';
import { changeWithUndo, type Editing, type OpenForm } from '../../trip-view/editing.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Searched } from './Searched.tsx';

interface SlowerDayProps {
  readonly form: Extract<OpenForm, { kind: 'slower-day' }>;
  readonly change: Editing['change'];
  readonly onClose: () => void;
}

/** What may last longer once something is left out, in words; nothing where all else stays as it is. */
function Longer({ day, omission }: { readonly day: Day; readonly omission: Omission }) {
  const { t } = useTranslation();
  return omission.changes.map((change) => {
    const stop = 'activityId' in change && day.activities.find(({ id }) => id === change.activityId);
    if (change.kind !== 'activity.duration' || !stop) return null;
    return <p key={stop.id}>{t('stop.longer', { name: stop.name, time: formatDuration(change.duration) })}</p>;
  });
}

function Choice({ omission, ...props }: SlowerDayProps & { readonly omission: Omission }) {
  const { t } = useTranslation();
  const { seen, day } = props.form;
  const gone = day.activities.find(({ id }) => id === omission.activityId);
  if (!gone) return null;
  const { name, start, duration } = gone;
  async function leaveOut() {
    const text = t('stop.leftOut', { name });
    const editing = { change: props.change, seen };
    await changeWithUndo({ editing, changes: omission.changes, text, onClose: props.onClose }, t);
  }
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="flex min-w-0 grow flex-col gap-0.5">
        <h3 className="font-display text-lg leading-tight font-semibold [overflow-wrap:anywhere]">{name}</h3>
        <p className="text-sm text-ink-soft">
          {formatLocalTime(start)} · {formatDuration(duration)}
        </p>
        <div className="text-sm">
          <Longer day={day} omission={omission} />
        </div>
      </div>
      <Button
        kind="secondary"
        className="shrink-0 whitespace-nowrap"
        aria-label={t('stop.leaveOutOf', { name })}
        onClick={() => void leaveOut()}
      >
        {t('stop.leaveOut')}
      </Button>
    </li>
  );
}

/** A day with a visit less: what it could do without, to choose from, with a way back. */
export function SlowerDaySheet(props: SlowerDayProps) {
  const { t } = useTranslation();
  const { seen, day } = props.form;
  const search = useOmissions(seen.trip, day.id);
  return (
    <Sheet
      open
      onClose={props.onClose}
      title={t('stop.slowerTitle', { number: day.day })}
      closeLabel={t('common.close')}
    >
      <Searched search={search} isUncharted={mainDestinationId(seen.trip) === null} none={t('stop.nothingToSpare')}>
        {(found) => (
          <>
            <p className="text-ink-soft">{t('stop.slowerText')}</p>
            <ul className="divide-y divide-line">
              {found.map((omission) => (
                <Choice key={omission.activityId} {...props} omission={omission} />
              ))}
            </ul>
          </>
        )}
      </Searched>
    </Sheet>
  );
}
