import type { HolidaySentences } from '../../narrate/sentences.ts';

export const holidays: HolidaySentences = {
  public: (names) => `Public holiday: ${names}.`,
  kept: (names) => `${names}.`,
  expected: (name) =>
    `By the calendar ${name} falls on this day; the moon decides, so it may be a day earlier or later.`,
  perhaps: (name) => `${name} may fall on this day, too: the moon decides.`,
  shut: (what) => `Shut: ${what}.`,
  mostly: (what) => `Mostly shut: ${what}.`,
  placeShut: (place) => `${place} is shut.`,
  early: 'Many places close early.',
  transport: {
    none: 'No public transport runs: go on foot or book a taxi ahead.',
    few: 'Public transport runs less than usual.',
  },
  indoors: 'Nothing is open.',
  unknownHours: 'We do not know the hours of this day: look up those of the stops that say so.',
  unknownYear: (last) => `We know the holidays of this place until ${last}: look up those of your dates.`,
  unknownDates: (names) => `We do not know when these holidays fall that year: ${names}.`,
  sorts: {
    sights: 'sights',
    museums: 'museums',
    palaces: 'palaces',
    ruins: 'ancient sites',
    shops: 'shops',
    tables: 'restaurants',
    mondays: 'what is usually shut on Mondays',
  },
};
