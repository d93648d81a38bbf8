import type { TFunction } from 'i18next';
import type { Cost } from '#domain/trip/cost.ts';
import { isDocumentChange } from '#domain/trip/document-changes.ts';
import { formatDuration } from '#domain/trip/duration.ts';
import { isSet, readSet, type SetChange } from '#domain/trip/fields/set-change.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import { type KeptAs, keptAs } from '#domain/trip/kept-as.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import type { Change } from '#domain/trip/patch.ts';
import { titleOf } from '#rendering/bookings/booking-text.ts';
import { formatLongDay, formatMoney } from '../i18n/format.ts';
import { currentLanguage } from '../i18n/i18n.ts';

/** A change, and the stop or day it is about where it is about one. */
interface ChangeOfPlace {
  readonly change: Change;
  readonly target: { readonly day: number; readonly activity: Activity | null } | null;
}

/** A change in words: what it is about, and what it says there. */
export interface ToldChange {
  readonly what: string;
  readonly value: string;
}

type Named<Kind> = Kind extends `${infer Part}.${infer Key}` ? `${Part}_${Key}` : Kind;
type FieldText = Named<SetChange['kind']>;

function tellCost(cost: Cost, t: TFunction): string {
  if (cost.kind === 'amount') return formatMoney(cost.adult);
  return t(cost.kind === 'variable' ? 'common.variable' : 'common.unknownPrice');
}

/** Values that are not told as they are. */
const valueTexts: Partial<Record<SetChange['kind'], (value: unknown, t: TFunction) => string>> = {
  keptAs: (value, t) => t(`trip.placement.${keptAs({ keptAs: value as KeptAs | null }) ?? 'saved'}`),
  'activity.duration': (value) => formatDuration(Number(value)),
  'activity.cost': (value, t) => tellCost(value as Cost, t),
  'activity.done': (value) => (value === true ? '✓' : '–'),
  'activity.locked': (value) => (value === true ? '✓' : '–'),
  'activity.paid': (value) => (value === null ? '–' : formatMoney(Number(value))),
};

function describeSet(change: SetChange, place: string, t: TFunction): ToldChange {
  const { value } = readSet(change);
  const field = t(`parked.fields.${change.kind.replace('.', '_') as FieldText}`);
  const told = valueTexts[change.kind]?.(value, t) ?? (typeof value === 'string' ? value : '');
  return { what: place === '' ? field : `${field} (${place})`, value: told };
}

/** A change in words. Its texts are those of `parked` and `tripEdit`. */
export function tellChange({ change, target }: ChangeOfPlace, t: TFunction): ToldChange {
  const name = target?.activity?.name ?? t('parked.aStop');
  if (!isSet(change)) return describeOther(change, name, t);
  const day = target ? t('trip.day', { number: target.day }) : t('parked.aDay');
  return describeSet(change, 'activityId' in change ? name : 'dayId' in change ? day : '', t);
}

function describeOther(change: Exclude<Change, SetChange>, name: string, t: TFunction): ToldChange {
  if (isDocumentChange(change))
    return { what: t('parked.document'), value: change.kind === 'document.add' ? change.document.name : '' };
  switch (change.kind) {
    case 'dates':
      return { what: t('tripEdit.dates'), value: `${formatLongDay(change.start)} – ${formatLongDay(change.end)}` };
    case 'activity.add':
      return { what: t('tripEdit.addStop'), value: change.activity.name };
    case 'activity.remove':
      return { what: t('trip.remove'), value: name };
    case 'activity.move':
      return { what: name, value: formatLocalTime(change.start) };
    case 'activity.place':
      return { what: t('tripEdit.where'), value: name };
    case 'booking.put':
      return { what: t('parked.booking'), value: titleOf(change.booking, currentLanguage()) };
    case 'booking.remove':
      return { what: t('parked.booking'), value: '' };
    case 'luggage.add':
      return { what: t('trip.luggage'), value: change.label };
    case 'luggage.remove':
      return { what: t('trip.luggage'), value: '' };
  }
}
