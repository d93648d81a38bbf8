import { useTranslation } from 'react-i18next';
import type { Trip } from '#domain/trip/trip.ts';
import type { BookingDraft, DraftErrors, DraftField } from './booking-draft.ts';

export interface FieldsProps {
  readonly draft: BookingDraft;
  readonly errors: DraftErrors;
  readonly trip: Trip;
  readonly terminals?: readonly string[];
  readonly set: (part: Partial<BookingDraft>) => void;
}

/** The text of what is wrong with a field. */
export function useErrorText(errors: DraftErrors) {
  const { t } = useTranslation();
  return (field: DraftField): string | undefined => {
    const error = errors[field];
    return error && t(`booking.errors.${error}`);
  };
}
