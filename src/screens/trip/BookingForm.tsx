import { inLanguage } from '#domain/bilingual.ts';
import { destinationIdsOf } from '#domain/trip/base.ts';
import { useSheet } from '../../data/sheets.ts';
import { currentLanguage } from '../../i18n/i18n.ts';
import { BookingSheet, type BookingSheetProps } from '../../trip-view/bookings/BookingSheet.tsx';

/** The sheet of a booking, with the terminals of where the trip leads as far as this device knows them. */
export function BookingForm(props: Omit<BookingSheetProps, 'terminals'>) {
  const { sheet } = useSheet(destinationIdsOf(props.form.seen.trip));
  const terminals = (sheet?.terminals ?? []).map(({ name }) => inLanguage(name, currentLanguage()));
  return <BookingSheet {...props} terminals={terminals} />;
}
