import type { Language } from '#domain/language.ts';
import type { Place } from '#domain/place/destination.ts';
import type { MealKind } from '#domain/place/meal.ts';

/** The sentences of the embedded planner. Every entry exists in both languages, or it does not compile. */
interface Texts {
  meal(meal: MealKind): string;
  mealNear(meal: MealKind, place: string): string;
  mealNearText(place: string): string;
  freeTime(place: string): string;
  freeTimeText(place: string): string;
  doing(kind: Place['kind']): string;
  daySummary(names: string, more: number): string;
  oneVisit(place: string): string;
  quietDay(place: string): string;
  summary(input: { city: string; days: number; highlights: string; people: string }): string;
  people(adults: number, children: number): string;
  categories(names: string): string;
  climate(low: number, high: number, rainDays: number): string;
  book(names: string): string;
  verifyHours(names: string): string;
  pricesAge(month: string): string;
  stay(area: string, text: string): string;
  unmetCategories(names: string): string;
  offline: string;
  start(place: string): string;
  table(place: string): string;
  rain(place: string): string;
  walk: string;
  steps: string;
  withChildren: string;
}

export const texts: Record<Language, Texts> = {
  en: {
    meal: (meal) => (meal === 'lunch' ? 'Lunch' : 'Dinner'),
    mealNear: (meal, place) => `${meal === 'lunch' ? 'Lunch' : 'Dinner'} near ${place}`,
    mealNearText: (place) => `Choose a table around ${place}: nothing is booked and no place is set.`,
    freeTime: (place) => `Free time around ${place}`,
    freeTimeText: (place) => `Time of your own around ${place}: a coffee, a bench, a shop window.`,
    doing: (kind) => ({ sight: 'Visit', area: 'Stroll', show: 'Show', food: 'Meal', 'day-trip': 'Day trip' })[kind],
    daySummary: (names, more) =>
      more === 0 ? `${names}.` : `${names}, and ${more} more ${more === 1 ? 'stop' : 'stops'} on the way.`,
    oneVisit: (place) => `A day for ${place}, with time to look around.`,
    quietDay: (place) => `An easy day around ${place}.`,
    summary: ({ city, days, highlights, people }) =>
      `${days} ${days === 1 ? 'day' : 'days'} in ${city} for ${people}: ${highlights}.`,
    people: (adults, children) =>
      `${adults} ${adults === 1 ? 'adult' : 'adults'}${
        children > 0 ? ` and ${children} ${children === 1 ? 'child' : 'children'}` : ''
      }`,
    categories: (names) => `Chosen for your interests: ${names}.`,
    climate: (low, high, rainDays) =>
      `Typical for the season: ${low} to ${high} °C, about ${rainDays} ${rainDays === 1 ? 'day' : 'days'} of rain in the month. This is climate, not a forecast.`,
    book: (names) => `Book ahead: ${names}.`,
    verifyHours: (names) => `Opening hours not confirmed, check before going: ${names}.`,
    pricesAge: (month) => `Opening hours and prices as published by ${month}; confirm the ones you depend on.`,
    stay: (area, text) => `${area}: ${text}`,
    unmetCategories: (names) => `Nothing suitable was found in this plan for: ${names}.`,
    offline: 'Keep this trip on your phone: it opens without a connection.',
    start: (place) => `Start early at ${place}: the first hour is the quietest.`,
    table: (place) => `Reserve a table at ${place} if you want it at a fixed time.`,
    rain: (place) => `If it rains, ${place} is under a roof.`,
    walk: 'Wear shoes you can walk in: most of what you see here is seen on foot.',
    steps: 'Ask at each stop about steps, lifts and seats before you go: we have no data on them.',
    withChildren: 'The days end early enough for the children; leave out a stop when they have had enough.',
  },
  es: {
    meal: (meal) => (meal === 'lunch' ? 'Comida' : 'Cena'),
    mealNear: (meal, place) => `${meal === 'lunch' ? 'Comida' : 'Cena'} cerca de ${place}`,
    mealNearText: (place) => `Elige mesa en los alrededores de ${place}: no hay nada reservado ni un sitio fijado.`,
    freeTime: (place) => `Tiempo libre cerca de ${place}`,
    freeTimeText: (place) => `Un rato para ti cerca de ${place}: un café, un banco, un escaparate.`,
    doing: (kind) =>
      ({ sight: 'Visita', area: 'Paseo', show: 'Espectáculo', food: 'Comida', 'day-trip': 'Excursión' })[kind],
    daySummary: (names, more) =>
      more === 0 ? `${names}.` : `${names} y ${more} ${more === 1 ? 'parada' : 'paradas'} más por el camino.`,
    oneVisit: (place) => `Un día para ${place}, con tiempo para mirar sin prisa.`,
    quietDay: (place) => `Un día tranquilo en torno a ${place}.`,
    summary: ({ city, days, highlights, people }) =>
      `${days} ${days === 1 ? 'día' : 'días'} en ${city} para ${people}: ${highlights}.`,
    people: (adults, children) =>
      `${adults} ${adults === 1 ? 'adulto' : 'adultos'}${
        children > 0 ? ` y ${children} ${children === 1 ? 'niño' : 'niños'}` : ''
      }`,
    categories: (names) => `Elegido según tus intereses: ${names}.`,
    climate: (low, high, rainDays) =>
      `Lo habitual en esta época: de ${low} a ${high} °C y ${rainDays === 1 ? 'un día' : `unos ${rainDays} días`} de lluvia al mes. Es clima, no un pronóstico.`,
    book: (names) => `Reserva con antelación: ${names}.`,
    verifyHours: (names) => `Horario sin confirmar, compruébalo antes de ir: ${names}.`,
    pricesAge: (month) => `Horarios y precios publicados hasta ${month}; confirma los que sean importantes para ti.`,
    stay: (area, text) => `${area}: ${text}`,
    unmetCategories: (names) => `En este plan no se encontró nada adecuado para: ${names}.`,
    offline: 'Guarda este viaje en el móvil: se abre sin conexión.',
    start: (place) => `Empieza temprano en ${place}: la primera hora es la más tranquila.`,
    table: (place) => `Reserva mesa en ${place} si la quieres a una hora fija.`,
    rain: (place) => `Si llueve, ${place} está a cubierto.`,
    walk: 'Lleva calzado cómodo: casi todo lo que verás aquí se ve a pie.',
    steps: 'Pregunta en cada parada por escaleras, ascensores y asientos antes de ir: no tenemos esos datos.',
    withChildren: 'Los días acaban pronto para los niños; quita una parada cuando ya no puedan más.',
  },
};

const categoryNames: Record<Language, Record<string, string>> = {
  en: {
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
  },
  es: {
    culture: 'cultura',
    history: 'historia',
    art: 'arte',
    food: 'gastronomía',
    nature: 'naturaleza',
    adventure: 'aventura',
    beach: 'playa',
    nightlife: 'vida nocturna',
    shopping: 'compras',
    family: 'familia',
    wellness: 'bienestar',
    sports: 'deporte',
  },
};

export const nameOfCategory = (id: string, language: Language): string => categoryNames[language][id] ?? id;

/** "Rome, Paris and London" / "Roma, París y Londres". */
export function enumerate(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
