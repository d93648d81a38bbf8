import { TrainFront } from 'lucide-react';
import { Fragment, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '#domain/open-list.ts';
import { type Weather, weatherConditions, weatherSources } from '#domain/trip/fields/day.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import { isDaySelected } from '#domain/trip/selection.ts';
import { setOffText } from '#rendering/access/access-text.ts';
import { formatLongDay } from '../i18n/format.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { classNames } from '../ui/class-names.ts';
import { ActivityCard } from './ActivityCard.tsx';
import { dayColour, ofDay } from './day-colour.ts';
import type { DayOwner } from './day-owner.tsx';
import { SelectBox } from './SelectBox.tsx';
import type { Selecting } from './selecting.ts';
import { WayBetween } from './WayBetween.tsx';

interface DaySectionProps {
  readonly day: Day;
  /** null where it is not told. */
  readonly date: string | null;
  readonly destination: string;
  /** Not in what a cold start shows at once. */
  readonly later?: boolean | undefined;
  /** Prices are not told here. */
  readonly costless?: boolean | undefined;
  /** By the id of a stop: the stop at which its ticket is paid, where that is another. */
  readonly paidAt: ReadonlyMap<string, Activity>;
  readonly selecting?: Selecting | undefined;
  /** What its owner sees and does: a button per stop, remarks on a stop or (null) the day, and what can be added. */
  readonly owner?: DayOwner | undefined;
}

function WeatherText({ weather }: { readonly weather: Weather }) {
  const { t } = useTranslation();
  const condition = known(weatherConditions, weather.condition);
  const source = known(weatherSources, weather.source);
  return (
    <>
      {weather.temperature} °C
      {condition && `, ${t(`trip.weather.${condition}`)}`}
      {source && ` (${source === 'season' ? t('trip.typicalWeather') : t('trip.forecast')})`}
    </>
  );
}

function DayTitle({ day, date, owner }: Pick<DaySectionProps, 'day' | 'date' | 'owner'>) {
  const { t } = useTranslation();
  const count =
    owner?.hasFixed && day.activities.length === 0 ? '' : t('trip.activities', { count: day.activities.length });
  return (
    <>
      <span
        aria-hidden
        className={classNames(
          'grid size-8 shrink-0 place-items-center rounded-full font-display text-lg font-semibold text-paper md:size-11 md:text-xl',
          dayColour(day.day),
        )}
      >
        {day.day}
      </span>
      <div className="min-w-0 grow">
        <h3 className="text-lg leading-8 first-letter:uppercase md:text-xl">
          {t('trip.day', { number: day.day })}
          {date && ` · ${formatLongDay(date)}`}
        </h3>
        <p className="-ml-11 text-xs text-ink-soft md:ml-0 md:text-sm">
          {day.weather && (
            <>
              <WeatherText weather={day.weather} />
              {count !== '' && ' · '}
            </>
          )}
          {count}
        </p>
      </div>
    </>
  );
}

interface FoldButtonProps extends Pick<DaySectionProps, 'day'> {
  readonly open: boolean;
  readonly contentId: string;
  readonly onClick: () => void;
}

function FoldButton({ day, open, contentId, onClick }: FoldButtonProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={contentId}
      aria-label={t('trip.openDay', { number: day.day })}
      onClick={onClick}
      className="hidden size-11 place-items-center rounded-full hover:bg-ink/5 md:grid"
    >
      <svg
        aria-hidden
        viewBox="0 0 24 24"
        strokeWidth="2"
        className={classNames('size-6 fill-none stroke-current transition', open && 'rotate-180')}
      >
        <path d="m6 9 6 6 6-6" />
      </svg>
    </button>
  );
}

/** When to leave for a day that begins out of town. */
function SettingOff({ day }: Pick<DaySectionProps, 'day'>) {
  const text = setOffText(day, currentLanguage());
  if (text === '') return null;
  return (
    <li className="flex items-center gap-2 pl-3 text-sm">
      <span className="flex w-14 justify-center md:w-16">
        <TrainFront aria-hidden className="size-4" />
      </span>
      {text}
    </li>
  );
}

/** The way to a stop from the one before it. */
function WayTo({ day, index, owner }: Pick<DaySectionProps, 'day' | 'owner'> & { readonly index: number }) {
  const [before, after] = [day.activities[index - 1], day.activities[index]];
  if (!after || owner?.isFixedBefore(after)) return null;
  if (!before) return <SettingOff day={day} />;
  return <WayBetween before={before} after={after} />;
}

/** The stops of a day, and what is fixed between them. */
function Stops({ day, destination, costless, paidAt, selecting, owner }: Omit<DaySectionProps, 'date' | 'later'>) {
  return (
    <ol className="flex flex-col gap-2 md:gap-3">
      {day.activities.map((activity, index) => (
        <Fragment key={activity.id}>
          <WayTo day={day} index={index} owner={owner} />
          {owner?.fixedBefore(activity)}
          <ActivityCard
            activity={activity}
            destination={destination}
            costless={costless}
            paidAt={paidAt.get(activity.id)}
            selecting={selecting}
            edit={owner?.editOf?.(activity)}
            remarks={owner?.remarksOn(activity)}
          />
        </Fragment>
      ))}
      {owner?.fixedBefore(null)}
    </ol>
  );
}

/** One day: can be folded on wide screens, always open on phones (S2). */
export function DaySection({ day, date, destination, later, costless, paidAt, selecting, owner }: DaySectionProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(true);
  const contentId = useId();
  return (
    <section
      aria-label={t('trip.day', { number: day.day })}
      id={`day-${day.day}`}
      data-later={later}
      style={ofDay(day.day)}
      className="flex flex-col gap-2 md:gap-4"
    >
      <div className="flex items-start gap-3">
        <DayTitle day={day} date={date} owner={owner} />
        {selecting && (
          <SelectBox
            label={t('trip.selectDay', { number: day.day })}
            checked={isDaySelected(day, selecting.selection, selecting.staying)}
            onToggle={() => selecting.onToggleDay(day)}
          />
        )}
        <FoldButton day={day} open={open} contentId={contentId} onClick={() => setOpen(!open)} />
      </div>
      <div id={contentId} className={classNames('flex flex-col gap-2 md:gap-3', !open && 'md:hidden')}>
        {day.holiday && <p className="rounded-lg border-l-4 border-sea bg-card px-3 py-2">{day.holiday}</p>}
        {day.summary !== '' && <p className="text-sm md:text-base">{day.summary}</p>}
        {day.notes !== '' && (
          <p className="rounded-lg border-l-4 border-sun bg-card px-3 py-2 [overflow-wrap:anywhere] whitespace-pre-wrap">
            {day.notes}
          </p>
        )}
        {owner?.remarksOn(null)}
        <Stops {...{ day, destination, costless, paidAt, selecting, owner }} />
        {owner?.actions}
      </div>
    </section>
  );
}
