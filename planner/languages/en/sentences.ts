import type { CategoryNames, Sentences } from '../../narrate/sentences.ts';

export const sentences: Sentences = {
  meal: (meal) => (meal === 'lunch' ? 'Lunch' : 'Dinner'),
  mealNear: (meal, place) => `${meal === 'lunch' ? 'Lunch' : 'Dinner'} near ${place}`,
  mealNearText: (place) => `Choose a table around ${place}: nothing is booked and no place is set.`,
  freeTime: (place) => `Free time around ${place}`,
  freeTimeText: (place) => `Time of your own around ${place}, or back where you stay: a coffee, a rest, a stroll.`,
  siestaText: (place) => `The hottest hours: a rest where you stay, or something cold in the shade around ${place}.`,
  breakfastText: (place) => `Breakfast and a rest after the early start: back at your bed, or around ${place}.`,
  doing: (kind) => ({ sight: 'Visit', area: 'Stroll', show: 'Show', food: 'Break', 'day-trip': 'Day trip' })[kind],
  daySummary: (names, more) =>
    more === 0 ? `${names}.` : `${names}, and ${more} more ${more === 1 ? 'stop' : 'stops'} on the way.`,
  oneVisit: (place) => `${place}, with time to look around.`,
  oneVisitWithLunch: (place) => `A day for ${place}; you have lunch there or take it along.`,
  dayOutThen: (place, others) => `A day for ${place}; you have lunch there or take it along. Then ${others}.`,
  notThereYet: 'You are not there yet on this day.',
  arrivalDay: 'You arrive: there is time for nothing else.',
  departureDay: 'You leave: there is time for nothing else.',
  goneBefore: 'You have left by this day.',
  emptyDay: 'Nothing is planned for this day.',
  staysBooked: 'Ways are counted from where you have booked to sleep.',
  staysAt: (place) => `Ways are counted from where you stay: ${place}.`,
  staysPerhaps: (area) => `We counted ways from ${area}, because you did not say where you stay.`,
  staysSomewhere: (area) =>
    `We do not know where in town you stay, so ways are counted from ${area}; a bed out of town needs more time.`,
  quietDay: (place) => `An easy day around ${place}.`,
  summary: ({ city, days, highlights, people }) =>
    `${days} ${days === 1 ? 'day' : 'days'} in ${city} for ${people}${highlights === '' ? '' : `: ${highlights}`}.`,
  people: (adults, children) =>
    `${adults} ${adults === 1 ? 'adult' : 'adults'}${
      children > 0 ? ` and ${children} ${children === 1 ? 'child' : 'children'}` : ''
    }`,
  categories: (names) => `Chosen for your interests: ${names}.`,
  climate: (low, high, rainDays) =>
    `Typical for the season: ${low} to ${high} °C, about ${rainDays} ${rainDays === 1 ? 'day' : 'days'} of rain in the month. This is climate, not a forecast.`,
  feasts: (names) => `On while you are there: ${names}. Ask for it by name to have it in your plan.`,
  book: (names) => `Book ahead: ${names}.`,
  verifyHours: (names) => `Opening hours not confirmed, check before going: ${names}.`,
  openFacts: (month) =>
    `Places and hours are from OpenStreetMap (© its contributors, ODbL), as of ${month}: we have not checked them, and prices are not known. Confirm the ones you depend on.`,
  noClimate: 'We do not know the usual weather here: look at a forecast before you pack.',
  pricesAge: (month) => `Opening hours and prices as of ${month}; confirm the ones you depend on.`,
  stay: (area, text) => `${area}: ${text}`,
  unmetCategories: (names) => `Nothing suitable was found in this plan for: ${names}.`,
  holidays: 'Hours change around holidays: check them the day before.',
  offline: 'Keep this trip on your phone: it opens without a connection.',
  start: (place) => `At ${place} the first hour is the quietest.`,
  table: (place) => `Reserve a table at ${place} if you want it at a fixed time.`,
  heat: (from, to) =>
    `It is hottest from ${from} to ${to}: the plan prefers roofs then. Rest where you stay if you can.`,
  rain: (place) => `If it rains, ${place} is under a roof.`,
  walk: 'Wear shoes you can walk in: most of what you see here is seen on foot.',
  steps: 'Ask at each stop about steps, lifts and seats before you go: our data on them have gaps.',
  withChildren: 'The days end early enough for the children; leave out a stop when they have had enough.',
};

export const categoryNames: CategoryNames = {
  culture: 'culture',
  history: 'history',
  art: 'art',
  food: 'food',
  nature: 'nature',
  adventure: 'adventure',
  beach: 'beach',
  nightlife: 'nightlife',
  shopping: 'shopping',
  family: 'family',
  wellness: 'wellness',
  sports: 'sports',
};
