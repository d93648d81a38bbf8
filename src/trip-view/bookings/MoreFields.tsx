import { useTranslation } from 'react-i18next';
import { isJourney } from '#domain/trip/booking-hours.ts';
import { TextArea, TextField, type TextFieldProps } from '../../ui/Field.tsx';
import { type FieldsProps, useErrorText } from './fields-props.ts';

interface MoreFieldsProps extends FieldsProps {
  /** Its name is asked for already. */
  readonly named: boolean;
}

type PlainKey = 'title' | 'seats' | 'contact' | 'bookedBy';

/** A line of text that is kept as it is typed. */
function Line({
  draft,
  set,
  field,
  ...text
}: FieldsProps & Omit<TextFieldProps, 'value'> & { readonly field: PlainKey }) {
  const { errors: _, trip: __, ...rest } = text;
  return <TextField {...rest} value={draft[field]} onChange={(event) => set({ [field]: event.target.value })} />;
}

function PriceFields({ draft, errors, set }: FieldsProps) {
  const { t } = useTranslation();
  const errorText = useErrorText(errors);
  return (
    <div className="grid grid-cols-[2fr_1fr] gap-3">
      <TextField
        label={t('booking.price')}
        inputMode="decimal"
        value={draft.price}
        error={errorText('price')}
        onChange={(event) => set({ price: event.target.value })}
      />
      <TextField
        label={t('booking.currency')}
        maxLength={3}
        autoCapitalize="characters"
        value={draft.currency}
        error={errorText('currency')}
        onChange={(event) => set({ currency: event.target.value })}
      />
    </div>
  );
}

/** What few need to say of what is fixed. */
export function MoreFields({ named, ...fields }: MoreFieldsProps) {
  const { t } = useTranslation();
  const { draft, errors, set } = fields;
  const errorText = useErrorText(errors);
  const journey = isJourney(draft);
  return (
    <>
      {!named && (
        <Line {...fields} field="title" label={t('booking.name')} hint={t('booking.nameHint')} maxLength={160} />
      )}
      <TextField
        label={t('booking.address')}
        maxLength={200}
        value={draft.place.address}
        onChange={(event) => set({ place: { ...draft.place, address: event.target.value } })}
      />
      {journey && (
        <TextField
          label={t('booking.toAddress')}
          maxLength={200}
          value={draft.to.address}
          onChange={(event) => set({ to: { ...draft.to, address: event.target.value } })}
        />
      )}
      <PriceFields {...fields} />
      <Line {...fields} field="seats" label={t('booking.seats')} maxLength={80} />
      <Line {...fields} field="contact" label={t('booking.contact')} maxLength={160} />
      <Line {...fields} field="bookedBy" label={t('booking.bookedBy')} maxLength={80} />
      <TextField
        label={t('booking.margin')}
        hint={t('booking.marginHint')}
        inputMode="numeric"
        value={draft.margin}
        error={errorText('margin')}
        onChange={(event) => set({ margin: event.target.value })}
      />
      <TextArea
        label={t('booking.notes')}
        maxLength={1000}
        value={draft.notes}
        onChange={(event) => set({ notes: event.target.value })}
      />
    </>
  );
}
