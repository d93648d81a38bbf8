import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangedPart } from '#domain/trip/asked-change.ts';
import { addDays } from '#domain/trip/dates.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import { applyChanges } from '#domain/trip/patch.ts';
import type { Seen } from '#domain/trip/seen.ts';
import { costsIn } from '#domain/trip/shared-tickets.ts';
import { stopIn } from '#domain/trip/told-in.ts';
import { totalCost } from '#domain/trip/total-cost.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { Proposal } from '../../data/asked-change.ts';
import { formatList, formatLongDay, formatMoney } from '../../i18n/format.ts';
import { currentLanguage } from '../../i18n/i18n.ts';
import { changeWithUndo, type Editing } from '../../trip-view/editing.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';

interface AskedDaysProps {
  readonly seen: Seen;
  readonly proposal: Proposal;
  readonly change: Editing['change'];
  readonly onClose: () => void;
}

interface Line {
  readonly id: string;
  readonly kind: 'goes' | 'comes' | 'moves';
  readonly name: string;
  readonly time: string;
  readonly start: number;
}

/** By how many euro cents an adult pays more; null where not all prices of what goes and comes are known. */
function dearerBy({ trip, after }: ChangedTrip, had: readonly Activity[], has: readonly Activity[]): number | null {
  const isNew = (stop: Activity, old: readonly Activity[]) => old.every(({ id }) => id !== stop.id);
  const other = [...has.filter((stop) => isNew(stop, had)), ...had.filter((stop) => isNew(stop, has))];
  if (other.some(({ cost }) => cost.kind !== 'amount')) return null;
  const perAdult = (of: Trip, stops: readonly Activity[]) =>
    totalCost(costsIn(of.days, stops), of.travellers).perPerson;
  return perAdult(after, has) - perAdult(trip, had);
}

const stopsOf = (trip: Trip, day: number) =>
  (trip.days.find((own) => own.day === day)?.activities ?? []).map((stop) => stopIn(stop, currentLanguage()));

/** A day before and after, stop by stop, in the order of the clock. */
function linesOf(before: readonly Activity[], after: readonly Activity[]): Line[] {
  const had = new Map(before.map((own) => [own.id, own]));
  const has = new Set(after.map(({ id }) => id));
  const time = ({ start }: Activity) => formatLocalTime(start);
  const gone = before.filter(({ id }) => !has.has(id));
  return [
    ...gone.map((own): Line => ({ ...own, kind: 'goes', time: time(own) })),
    ...after.flatMap((own): Line[] => {
      const old = had.get(own.id);
      if (!old) return [{ ...own, kind: 'comes', time: time(own) }];
      return old.start === own.start ? [] : [{ ...own, kind: 'moves', time: `${time(old)} → ${time(own)}` }];
    }),
  ].sort((a, b) => a.start - b.start || (a.kind === 'goes' ? -1 : 1));
}

const tones = { goes: 'text-coral', comes: 'text-leaf', moves: 'text-ink-soft' } as const;

interface ChangedTrip {
  readonly trip: Trip;
  readonly after: Trip;
}

function Cost({ difference }: { readonly difference: number | null }) {
  const { t } = useTranslation();
  if (difference === null || difference === 0) return null;
  const amount = formatMoney(Math.abs(difference));
  return (
    <p className="text-sm text-ink-soft">{t(difference < 0 ? 'askChange.cheaper' : 'askChange.dearer', { amount })}</p>
  );
}

function DayLines({ trip, after, day }: ChangedTrip & { readonly day: number }) {
  const { t } = useTranslation();
  const [had, has] = [stopsOf(trip, day), stopsOf(after, day)];
  const date = formatLongDay(addDays(trip.dates.start, day - 1));
  return (
    <section className="flex flex-col gap-2">
      <h4 className="font-semibold">{t('askChange.oneDay', { number: day, date })}</h4>
      <ul className="flex flex-col gap-1">
        {linesOf(had, has).map(({ id, kind, name, time }) => (
          <li key={id} className="flex gap-2 text-sm">
            <span className={`w-16 shrink-0 font-semibold ${tones[kind]}`}>{t(`askChange.${kind}`)}</span>
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <span className="tabular-nums">{time}</span> {kind === 'goes' ? <s>{name}</s> : name}
            </span>
          </li>
        ))}
      </ul>
      <Cost difference={dearerBy({ trip, after }, had, has)} />
    </section>
  );
}

interface PartProps extends ChangedTrip {
  readonly part: ChangedPart;
  /** null: it is the only one, and nothing is to be chosen. */
  readonly isTaken: boolean | null;
  readonly onToggle: (isTaken: boolean) => void;
}

function Part({ trip, after, part: { days }, isTaken, onToggle }: PartProps) {
  const { t } = useTranslation();
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line p-3">
      {days.map((day) => (
        <DayLines key={day} trip={trip} after={after} day={day} />
      ))}
      {isTaken !== null && (
        <Checkbox
          label={t('askChange.takeDay', { count: days.length, days: formatList(days.map(String)) })}
          checked={isTaken}
          onChange={onToggle}
        />
      )}
    </li>
  );
}

/** How the days would look; any part of it can be left as it is. */
export function AskedDays({ seen, proposal, change, onClose }: AskedDaysProps) {
  const { t } = useTranslation();
  const { trip } = seen;
  const { parts } = proposal;
  const [left, setLeft] = useState<ReadonlySet<ChangedPart>>(new Set());
  const taken = parts.filter((part) => !left.has(part));
  const after = applyChanges(
    trip,
    parts.flatMap(({ changes }) => changes),
  );
  function toggle(part: ChangedPart, isTaken: boolean) {
    const now = new Set(left);
    if (isTaken) now.delete(part);
    else now.add(part);
    setLeft(now);
  }
  async function take() {
    const changes = taken.flatMap((own) => own.changes);
    const days = taken.flatMap((own) => own.days).sort((a, b) => a - b);
    const text = t('askChange.changed', { count: days.length, days: formatList(days.map(String)) });
    await changeWithUndo({ editing: { change, seen }, changes, text, onClose }, t);
  }
  return (
    <section className="flex flex-col gap-4">
      <h3 className="font-display text-lg font-semibold">{t('askChange.wouldBe')}</h3>
      <ul className="flex flex-col gap-4">
        {parts.map((part) => (
          <Part
            key={part.days.join()}
            trip={trip}
            after={after}
            part={part}
            isTaken={parts.length > 1 ? !left.has(part) : null}
            onToggle={(isTaken) => toggle(part, isTaken)}
          />
        ))}
      </ul>
      <p className="text-sm text-ink-soft">
        {t('askChange.checked')} {t('askChange.onlyNow')}
      </p>
      <Button disabled={taken.length === 0} onClick={() => void take()}>
        {t('askChange.take')}
      </Button>
    </section>
  );
}
