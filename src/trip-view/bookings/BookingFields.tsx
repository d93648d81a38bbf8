import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isJourney } from '#domain/trip/booking-hours.ts';
import { bookingKinds } from '#domain/trip/fields/booking.ts';
import { bookingWords } from '#rendering/bookings/booking-words.ts';
import { currentLanguage } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Chips } from '../../ui/Chips.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextField } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import type { BookingDraft } from './booking-draft.ts';
import { type FieldsProps, useErrorText } from './fields-props.ts';
import { MomentFields } from './MomentFields.tsx';
import { MoreFields } from './MoreFields.tsx';
import { PlaceField } from './PlaceField.tsx';

function KindField({ draft, set }: FieldsProps) {
  const { t } = useTranslation();
  const { kinds } = bookingWords(currentLanguage());
  return (
    <Select
      label={t('booking.kind')}
      value={draft.kind}
      onChange={(kind) => set({ kind })}
      options={bookingKinds.map((kind) => ({ value: kind, label: kinds[kind] }))}
    />
  );
}

function JourneyFields({ draft, trip, terminals = [], set }: FieldsProps) {
  const { t } = useTranslation();
  const field = { trip, terminals };
  return (
    <>
      <Chips
        label={t('booking.leg')}
        chips={(['in', 'out', 'none'] as const).map((id) => ({ id, label: t(`booking.legs.${id}`) }))}
        chosen={[draft.leg ?? 'none']}
        single
        onChange={([leg = 'none']) => set({ leg: leg === 'none' ? null : leg })}
      />
      <PlaceField label={t('booking.from')} value={draft.place} {...field} onChange={(place) => set({ place })} />
      <PlaceField label={t('booking.to')} value={draft.to} {...field} onChange={(to) => set({ to })} />
    </>
  );
}

/** What the two moments of a kind are. */
function useMomentNames({ kind }: BookingDraft) {
  const { t } = useTranslation();
  if (isJourney({ kind })) return { start: t('booking.departs'), end: t('booking.arrives') };
  if (kind === 'lodging') return { start: t('booking.comes'), end: t('booking.leaves') };
  return { start: t('booking.starts'), end: t('booking.ends') };
}

const hasOwnName = ({ kind }: BookingDraft) => ['ticket', 'tour', 'event', 'meeting', 'other'].includes(kind);
/** A table has no end that matters, and most things end on the day on which they begin. */
const endsElsewhere = ({ kind }: BookingDraft) => isJourney({ kind }) || kind === 'lodging' || kind === 'other';

interface BookingFieldsProps extends FieldsProps {
  readonly more: boolean;
  readonly onMore: (more: boolean) => void;
}

/** From when to when, with whose clocks these are where that may be another's. */
function WhenFields({ draft, errors, set, more }: FieldsProps & { readonly more: boolean }) {
  const names = useMomentNames(draft);
  const errorText = useErrorText(errors);
  const zoned = isJourney(draft) || more || errors.startZone !== undefined || errors.endZone !== undefined;
  return (
    <>
      <MomentFields
        what={names.start}
        value={draft.start}
        error={errorText('start')}
        zoneError={errorText('startZone')}
        zoned={zoned}
        onChange={(part) => set({ start: { ...draft.start, ...part } })}
      />
      {(draft.kind !== 'restaurant' || more) && (
        <MomentFields
          what={names.end}
          value={draft.end}
          error={errorText('end')}
          zoneError={errorText('endZone')}
          zoned={zoned}
          timeOnly={!endsElsewhere(draft) && !more && draft.end.date === ''}
          min={draft.start.date}
          onChange={(part) => set({ end: { ...draft.end, ...part } })}
        />
      )}
    </>
  );
}

function WhereFields(fields: FieldsProps) {
  const { t } = useTranslation();
  const { draft, trip, set } = fields;
  if (isJourney(draft)) return <JourneyFields {...fields} />;
  return (
    <PlaceField
      label={draft.kind === 'lodging' ? t('booking.hotel') : t('booking.where')}
      value={draft.place}
      trip={trip}
      onChange={(place) => set({ place })}
    />
  );
}

/** The fields of a booking: what its kind needs, and the rest when it is asked for. */
export function BookingFields({ more, onMore, ...fields }: BookingFieldsProps) {
  const { t } = useTranslation();
  const { draft, set } = fields;
  return (
    <div className="flex flex-col gap-4">
      <KindField {...fields} />
      {hasOwnName(draft) && (
        <TextField
          label={t('booking.name')}
          hint={t('booking.nameHint')}
          maxLength={160}
          value={draft.title}
          onChange={(event) => set({ title: event.target.value })}
        />
      )}
      <WhereFields {...fields} />
      <WhenFields {...fields} more={more} />
      <TextField
        label={t('booking.code')}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        value={draft.code}
        onChange={(event) => set({ code: event.target.value })}
      />
      <Button kind="quiet" aria-expanded={more} onClick={() => onMore(!more)} className="self-start">
        <ChevronDown aria-hidden className={classNames('size-5 transition', more && 'rotate-180')} />
        {more ? t('booking.less') : t('booking.more')}
      </Button>
      {more && <MoreFields {...fields} named={hasOwnName(draft)} />}
    </div>
  );
}
