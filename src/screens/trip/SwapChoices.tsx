import { useTranslation } from 'react-i18next';
import type { Alternative } from '#domain/trip/alternative.ts';
import { mainDestinationId } from '#domain/trip/base.ts';
import { stayingStops } from '#domain/trip/booked-stops.ts';
import { formatDuration } from '#domain/trip/duration.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import { applyChanges } from '#domain/trip/patch.ts';
import { ticketsPaidAt } from '#domain/trip/shared-tickets.ts';
import { stopIn } from '#domain/trip/told-in.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { wayBetween } from '#domain/trip/way.ts';
import { useAlternatives } from '../../data/alternatives.ts';
import { currentLanguage } from '../../i18n/i18n.ts';
import { CostText } from '../../trip-view/CostText.tsx';
import { changeWithUndo } from '../../trip-view/editing.ts';
import { wayText } from '../../trip-view/way-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Sign } from '../../ui/Sign.tsx';
import { Searched } from './Searched.tsx';
import type { StopProps } from './StopMoves.tsx';

/** The way to a stop from the one before it, in a trip that has both. */
function wayTo(trip: Trip, { id }: Activity) {
  const stops = trip.days.find(({ activities }) => activities.some((own) => own.id === id))?.activities ?? [];
  const at = stops.findIndex((own) => own.id === id);
  const [before, here] = [stops[at - 1], stops[at]];
  return before && here ? wayBetween(before, here) : null;
}

interface ChoiceProps extends StopProps {
  readonly alternative: Alternative;
  readonly isFirst: boolean;
}

function Choice({ alternative, isFirst, form, change, onClose, disabled }: ChoiceProps) {
  const { t } = useTranslation();
  const { seen, activity: gone } = form;
  const { changes, later, reason } = alternative;
  const activity = stopIn(alternative.activity, currentLanguage());
  const { name } = activity;
  const after = applyChanges(seen.trip, changes);
  const way = wayTo(after, activity);
  const paidAt = ticketsPaidAt(after.days).get(activity.id);
  async function swap() {
    const text = t('stop.swapped', { name, gone: gone.name });
    await changeWithUndo({ editing: { change, seen }, changes, text, onClose }, t);
  }
  return (
    <li className="flex items-start gap-3 py-3">
      <Sign stop={activity} className="mt-0.5 size-7 text-sea" />
      <div className="flex min-w-0 grow flex-col gap-0.5">
        <p className="text-sm font-semibold text-sea">
          {t(`stop.reason.${reason === 'wishes' && !isFirst ? 'also' : reason}`)}
        </p>
        <h4 className="font-display text-lg leading-tight font-semibold [overflow-wrap:anywhere]">{name}</h4>
        <p className="flex flex-wrap gap-x-3 text-sm [overflow-wrap:anywhere] text-ink-soft">
          <span>{formatLocalTime(activity.start)}</span>
          <span>{formatDuration(activity.duration)}</span>
          <CostText cost={activity.cost} paidAt={paidAt && stopIn(paidAt, currentLanguage()).name} />
          {way && <span>{wayText(way, t)}</span>}
          {activity.booking && <span className="font-semibold text-sea">{t('trip.bookAhead')}</span>}
          {activity.verify.length > 0 && <span className="text-coral">{t('trip.toCheck')}</span>}
          {later > 0 && <span>{t('stop.pushes', { count: later })}</span>}
        </p>
        {activity.description !== '' && <p className="line-clamp-2 text-sm">{activity.description}</p>}
      </div>
      <Button
        kind="secondary"
        className="shrink-0 whitespace-nowrap"
        disabled={disabled}
        aria-label={t('stop.swapFor', { name, gone: gone.name })}
        onClick={() => void swap()}
      >
        {t('stop.swap')}
      </Button>
    </li>
  );
}

function Choices(props: StopProps) {
  const { t } = useTranslation();
  const { seen, activity } = props.form;
  const search = useAlternatives(seen.trip, activity.id);
  return (
    <Searched search={search} isUncharted={mainDestinationId(seen.trip) === null} none={t('stop.none')}>
      {(found) => (
        <>
          <p className="text-sm text-ink-soft">{t('stop.insteadText')}</p>
          <ul className="divide-y divide-line">
            {found.map((alternative, index) => (
              <Choice key={alternative.activity.id} {...props} alternative={alternative} isFirst={index === 0} />
            ))}
          </ul>
        </>
      )}
    </Searched>
  );
}

/** Up to three checked places that could stand where a stop stands, each with why; taken with one press and a way back. */
export function SwapChoices(props: StopProps) {
  const { t } = useTranslation();
  const { seen, activity } = props.form;
  if (activity.done || stayingStops(seen.trip).has(activity.id)) return null;
  return (
    <section aria-labelledby="instead" aria-live="polite" className="flex flex-col gap-2 border-t border-line pt-4">
      <h3 id="instead" className="text-xl">
        {t('stop.instead')}
      </h3>
      <Choices {...props} />
    </section>
  );
}
