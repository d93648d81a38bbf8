import { Fragment, useEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Language } from '#domain/language.ts';
import type { RateTable } from '#domain/money/rates.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { tripName } from '#domain/trip/trip-name.ts';
import { budgetLines } from '#rendering/export/budget.ts';
import { dayTexts, fixedTexts, fixedTitle } from '#rendering/export/fixed.ts';
import { labelledLines } from '#rendering/export/labelled.ts';
import {
  aboutLine,
  dateOf,
  listsOf,
  longDate,
  priceText,
  remarksOn,
  timesOf,
  weatherText,
} from '#rendering/export/readable.ts';
import { type Words, wordsIn } from '#rendering/export/words.ts';
import { Sign } from '../ui/Sign.tsx';
import { drawnMaps } from './drawn-map.ts';
import { PrintedMap, pictures } from './PrintedMap.tsx';

export const papers = ['a4', 'phone'] as const;

export interface PrintJob {
  readonly paper: (typeof papers)[number];
  readonly what: 'trip' | 'luggage';
}

interface Part {
  readonly trip: Trip;
  readonly language: Language;
  readonly words: Words;
}

interface StopProps extends Part {
  readonly activity: Activity;
  /** As on the map of the day. */
  readonly number: number;
}

function Stop({ trip, activity, number, words, language }: StopProps) {
  const tags = [priceText(activity, trip, language), ...remarksOn(activity, words)];
  return (
    <li className="grid grid-cols-[8rem_1fr] break-inside-avoid gap-x-3 border-b border-line py-2">
      <span className="font-semibold">{timesOf(activity)}</span>
      <div>
        <h4 className="font-semibold">
          {number}. <Sign stop={activity} className="inline-block size-5 align-[-0.2em]" /> {activity.name}
        </h4>
        <p className="text-sm">{activity.description}</p>
        <p className="text-sm text-ink-soft">
          {[activity.location, ...tags].filter((part) => part !== '').join(' · ')}
        </p>
        {labelledLines(activity, 'page', words).map((line) => (
          <p key={line} className="text-sm [overflow-wrap:anywhere]">
            {line}
          </p>
        ))}
        {activity.notes !== '' && <p className="border-l-4 border-sun pl-2 whitespace-pre-wrap">{activity.notes}</p>}
      </div>
    </li>
  );
}

interface FixedBeforeProps extends Pick<Part, 'trip' | 'language'> {
  readonly day: Day;
  readonly before: Activity | null;
}

/** What is fixed before a stop of a day, or after its last. */
function FixedBefore({ trip, day, before, language }: FixedBeforeProps) {
  return dayTexts(trip, day, before, language).map((lines) => (
    <li key={lines.join()} className="break-inside-avoid border-l-4 border-sea py-1 pl-2">
      {lines.join(' ')}
    </li>
  ));
}

function PrintedDay({ trip, day, words, language, map }: Part & { readonly day: Day; readonly map: string }) {
  const about = [weatherText(day, words) ?? '', day.summary].filter((part) => part !== '');
  return (
    <section className="pt-4">
      <h3 className="break-after-avoid text-lg">
        {words.day} {day.day} · {longDate(dateOf(trip, day), language)}
      </h3>
      {about.length > 0 && <p className="text-sm text-ink-soft">{about.join(' · ')}</p>}
      {day.holiday && <p className="font-semibold">{day.holiday}</p>}
      {day.notes !== '' && <p className="border-l-4 border-sun pl-2 whitespace-pre-wrap">{day.notes}</p>}
      {map !== '' && <PrintedMap map={map} words={words} />}
      <ol>
        {day.activities.map((activity, index) => (
          <Fragment key={activity.id}>
            <FixedBefore trip={trip} day={day} before={activity} language={language} />
            <Stop trip={trip} activity={activity} number={index + 1} words={words} language={language} />
          </Fragment>
        ))}
        <FixedBefore trip={trip} day={day} before={null} language={language} />
      </ol>
    </section>
  );
}

function PrintedList({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <section className="break-inside-avoid pt-4">
      <h2 className="text-xl">{title}</h2>
      <ul className="list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** Boxes to tick with a pen. */
function PrintedLuggage({ trip, words }: Pick<Part, 'trip' | 'words'>) {
  return (
    <section className="pt-4">
      <h2 className="text-xl">{words.luggage}</h2>
      <ul className="columns-2xs">
        {trip.luggage.map(({ id, label, packed }) => (
          <li key={id} className="flex break-inside-avoid gap-2 py-1">
            <span className="grid size-5 shrink-0 place-items-center border border-ink leading-none">
              {packed ? '✓' : ''}
            </span>
            {label}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What only the owner of a trip is told. */
interface OwnersPart {
  /** With the codes of bookings and what else only their owner needs. */
  readonly codes: boolean;
  /** What their prices in other currencies are converted with. */
  readonly rates: readonly RateTable[];
}

/** What is fixed; codes only where their owner asked for them. */
function PrintedFixed({ trip, language, codes }: Omit<Part, 'words'> & Pick<OwnersPart, 'codes'>) {
  const fixed = fixedTexts(trip, language, codes);
  if (fixed.length === 0) return null;
  return (
    <section className="break-inside-avoid pt-4">
      <h2 className="text-xl">{fixedTitle(language)}</h2>
      <ul>
        {fixed.map(({ title, when, where, details }, place) => (
          <li
            key={`${place} ${title}`}
            className="break-inside-avoid border-b border-line py-2 [overflow-wrap:anywhere]"
          >
            <p className="font-semibold">{title}</p>
            <p className="text-sm">{[when, where].filter((part) => part !== '').join(' · ')}</p>
            {details.length > 0 && <p className="text-sm whitespace-pre-wrap">{details.join(' · ')}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function WholeTrip({ trip, language, words, codes, rates }: Part & OwnersPart) {
  const maps = useMemo(() => pictures(drawnMaps(trip, language)), [trip, language]);
  return (
    <>
      {trip.summary !== '' && <p className="text-lg">{trip.summary}</p>}
      {trip.notes !== '' && <p className="border-l-4 border-sun pl-2 whitespace-pre-wrap">{trip.notes}</p>}
      <PrintedFixed trip={trip} language={language} codes={codes} />
      {trip.days.map((day, index) => (
        <PrintedDay key={day.id} trip={trip} day={day} language={language} words={words} map={maps[index] ?? ''} />
      ))}
      <PrintedList title={words.budget} lines={budgetLines(trip, language, codes, rates)} />
      {listsOf(trip, words).map(({ title, lines }) => (
        <PrintedList key={title} title={title} lines={lines} />
      ))}
    </>
  );
}

interface PrintedTripProps extends OwnersPart {
  /** As it is told in the language. */
  readonly trip: Trip;
  readonly language: Language;
  readonly job: PrintJob;
  readonly onPrinted: () => void;
}

/** What goes to the printer instead of the page: seen on paper only, in a language that the trip can be told in. */
export function PrintedTrip({ trip, language, job, codes, rates, onPrinted }: PrintedTripProps) {
  const words = wordsIn(language);
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    let current = true;
    window.addEventListener('afterprint', onPrinted, { once: true });
    const pictures = [...(sheet.current?.querySelectorAll('img') ?? [])];
    // Paper does not wait for pictures; one that cannot be drawn must not keep the rest from it.
    void Promise.allSettled(pictures.map((picture) => picture.decode())).then(() => current && window.print());
    return () => {
      current = false;
      window.removeEventListener('afterprint', onPrinted);
    };
  }, [onPrinted]);
  return createPortal(
    <article ref={sheet} lang={language} className={`print-sheet paper-${job.paper}`}>
      <h1 className="text-3xl">{tripName(trip)}</h1>
      <p className="text-ink-soft">{aboutLine(trip, language)}</p>
      {job.what === 'trip' && <WholeTrip trip={trip} language={language} words={words} codes={codes} rates={rates} />}
      {trip.luggage.length > 0 && <PrintedLuggage trip={trip} words={words} />}
    </article>,
    document.body,
  );
}
