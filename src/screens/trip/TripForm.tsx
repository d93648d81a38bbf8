import { lazy, Suspense } from 'react';
import { lazyWithTexts } from '../../i18n/lazy-with-texts.ts';
import type { Editing, OpenForm } from '../../trip-view/editing.ts';

const ActivitySheet = lazy(() =>
  import('../../trip-view/ActivitySheet.tsx').then((module) => ({ default: module.ActivitySheet })),
);
const AddActivitySheet = lazy(() =>
  import('../../trip-view/AddActivitySheet.tsx').then((module) => ({ default: module.AddActivitySheet })),
);
const DayNotesDialog = lazy(() =>
  import('../../trip-view/DayNotesDialog.tsx').then((module) => ({ default: module.DayNotesDialog })),
);
const RenameDialog = lazy(() => import('./RenameDialog.tsx').then((module) => ({ default: module.RenameDialog })));
const ChangeDatesDialog = lazy(() =>
  import('./ChangeDatesDialog.tsx').then((module) => ({ default: module.ChangeDatesDialog })),
);
const BookingForm = lazyWithTexts(async () => (await import('./BookingForm.tsx')).BookingForm, 'booking');
const ImportSheet = lazyWithTexts(
  async () => (await import('../../trip-view/bookings/ImportSheet.tsx')).ImportSheet,
  'booking',
);

const BookingDocuments = lazyWithTexts(
  async () => (await import('./BookingDocuments.tsx')).BookingDocuments,
  'documents',
);
const BookingDocumentsSheet = lazyWithTexts(
  async () => (await import('./BookingDocuments.tsx')).BookingDocumentsSheet,
  'documents',
);

const StopMoves = lazyWithTexts(async () => (await import('./StopMoves.tsx')).StopMoves, 'stop');
const SwapChoices = lazyWithTexts(async () => (await import('./SwapChoices.tsx')).SwapChoices, 'stop');

const AskChangeSheet = lazyWithTexts(async () => (await import('./AskChangeSheet.tsx')).AskChangeSheet, 'askChange');
const ArrangeSheet = lazyWithTexts(
  async () => (await import('./arrange/ArrangeSheet.tsx')).ArrangeSheet,
  'stop',
  'tripFit',
);
const SlowerDaySheet = lazyWithTexts(async () => (await import('./SlowerDaySheet.tsx')).SlowerDaySheet, 'stop');

interface TripFormProps {
  readonly form: OpenForm;
  readonly change: Editing['change'];
  readonly onClose: () => void;
}

function documentsOf({ seen, booking }: Extract<OpenForm, { kind: 'booking' }>) {
  return (
    booking && (
      <Suspense>
        <BookingDocuments held={seen} bookingId={booking.id} />
      </Suspense>
    )
  );
}

type StopForm = Extract<OpenForm, { kind: 'stop' }>;

const quickOf = (stop: Omit<TripFormProps, 'form'> & { readonly form: StopForm }) => (isWritten: boolean) => ({
  moves: (
    <Suspense>
      <StopMoves {...stop} disabled={isWritten} />
    </Suspense>
  ),
  swap: (
    <Suspense>
      <SwapChoices {...stop} disabled={isWritten} />
    </Suspense>
  ),
});

function formOf({ form, ...rest }: TripFormProps) {
  switch (form.kind) {
    case 'stop':
      return <ActivitySheet form={form} {...rest} quick={quickOf({ form, ...rest })} />;
    case 'new-stop':
      return <AddActivitySheet form={form} {...rest} />;
    case 'slower-day':
      return <SlowerDaySheet form={form} {...rest} />;
    case 'arrange':
      return <ArrangeSheet form={form} {...rest} />;
    case 'ask-change':
      return <AskChangeSheet form={form} {...rest} />;
    case 'day-notes':
      return <DayNotesDialog form={form} {...rest} />;
    case 'rename':
      return <RenameDialog form={form} {...rest} />;
    case 'dates':
      return <ChangeDatesDialog form={form} {...rest} />;
    case 'booking':
      return <BookingForm form={form} {...rest} documents={documentsOf(form)} />;
    case 'booking-documents':
      return <BookingDocumentsSheet form={form} onClose={rest.onClose} />;
    case 'import-bookings':
      return <ImportSheet form={form} {...rest} />;
  }
}

/** The form that is open over a trip. It stands beside what it edits: a stop that another device removes does not take it along. */
export function TripForm(props: TripFormProps) {
  return <Suspense>{formOf(props)}</Suspense>;
}
