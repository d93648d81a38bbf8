import { inLanguage } from '#domain/bilingual.ts';
import { languages } from '#domain/language.ts';
import { known } from '#domain/open-list.ts';
import { addDays } from '#domain/trip/dates.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import { type Treatment, treatmentOn } from '../catalogue/holidays.ts';
import { type Check, type CheckInput, endOf, type Violation } from './violation.ts';

type Fault = Pick<Violation, 'activityId' | 'message'>;

/** A day says which holidays it has, by their names in the plan's language; where that is not known, in any. */
function unsaid({ holiday = '' }: Day, date: string, { trip, destination }: CheckInput): Fault[] {
  const language = known(languages, trip.provenance?.language);
  const spoken = language ? [language] : languages;
  return destination.holidayCalendar.on(date).flatMap(({ holiday: { name } }) => {
    const isSaid = spoken.some((own) => holiday.includes(inLanguage(name, own)));
    return isSaid ? [] : [{ message: `does not say that ${date} is ${name.en}` }];
  });
}

function faultOf(activity: Activity, treatment: Treatment): string | null {
  if (treatment.kind === 'usual') return null;
  if (treatment.kind === 'shut') return 'is shut on that holiday';
  if (treatment.until !== null && endOf(activity) > treatment.until) return 'may be shut by then on that holiday';
  return activity.verify.includes('hours') ? null : 'does not say that its hours on that holiday are not known';
}

/** On a day on which no traveller may be out nothing can be planned, not even time of one's own. */
const isIndoors = (date: string, { destination }: CheckInput) =>
  destination.holidayCalendar.on(date).some(({ holiday }) => holiday.indoors);

function faultsOfDay(day: Day, date: string, input: CheckInput): Fault[] {
  const { byId } = input.destination;
  return day.activities.flatMap((activity): Fault[] => {
    const place = activity.kind === 'place' ? byId.get(activity.placeId ?? '') : undefined;
    const indoors = isIndoors(date, input) && !activity.own ? 'is on a day on which one stays indoors' : null;
    const fault = indoors ?? (place ? faultOf(activity, treatmentOn(place, date)) : null);
    return fault === null ? [] : [{ activityId: activity.id, message: `"${activity.name}" ${fault}` }];
  });
}

/** H28: a day on a public holiday says so; what the holiday shuts is not visited, and hours it makes uncertain are marked. */
export const holidays: Check = (input) =>
  input.trip.days.flatMap((day) => {
    const date = addDays(input.trip.dates.start, day.day - 1);
    const faults = [...unsaid(day, date, input), ...faultsOfDay(day, date, input)];
    return faults.map((fault): Violation => ({ rule: 'H28', day: day.day, ...fault }));
  });
