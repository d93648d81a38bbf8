import { useState } from 'react';
import { addDays, type TripDates } from '#domain/trip/dates.ts';
import { DateRange } from '#src/ui/DateRange.tsx';
import { useToday } from '#src/ui/today.ts';
import { Specimen } from '../Specimen.tsx';

const english = {
  start: 'Start date',
  end: 'End date',
  choose: 'Choose a day',
  calendar: 'Days of your trip',
  pickStart: 'Choose your first day',
  pickEnd: 'Choose your last day',
  clear: 'Clear',
};

const spanish = {
  start: 'Fecha de inicio',
  end: 'Fecha de fin',
  choose: 'Elige un día',
  calendar: 'Días de tu viaje',
  pickStart: 'Elige el primer día',
  pickEnd: 'Elige el último día',
  clear: 'Borrar',
};

export function DateRangeSection() {
  const today = useToday();
  const [dates, setDates] = useState<TripDates>({ start: '', end: '' });
  const [fechas, setFechas] = useState<TripDates>({ start: addDays(today, 3), end: addDays(today, 7) });
  const limits = { min: today, maxNights: 7 };
  return (
    <>
      <Specimen state="empty, English">
        <DateRange {...limits} {...dates} language="en" labels={english} onChange={setDates} hint="Up to 7 nights" />
      </Specimen>
      <Specimen state="chosen, Spanish">
        <DateRange {...limits} {...fechas} language="es" labels={spanish} onChange={setFechas} />
      </Specimen>
      <Specimen state="with errors">
        <DateRange
          {...limits}
          start={addDays(today, -1)}
          end=""
          language="en"
          labels={english}
          onChange={() => undefined}
          errors={{
            start: 'Start date cannot be in the past',
            end: 'Please select both start and end dates',
          }}
        />
      </Specimen>
    </>
  );
}
