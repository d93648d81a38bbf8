import { type Language, languages } from '#domain/language.ts';
import { known } from '#domain/open-list.ts';
import type { weatherConditions } from '#domain/trip/fields/day.ts';
import type { VerifyReason } from '#domain/trip/itinerary.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { LabelledField } from './labelled.ts';

/**
 * What exported files say besides the trip itself. They speak the language of the trip's texts, whatever the interface speaks,
 * and the server writes calendars too: so they are here and not among the texts of the page.
 */
export interface Words {
  /** What labelled fields of activities are called. */
  readonly fieldNames: Readonly<Record<LabelledField, string>>;
  readonly day: string;
  readonly minutes: string;
  readonly free: string;
  readonly variable: string;
  readonly unknownPrice: string;
  readonly perPerson: string;
  readonly party: string;
  readonly plusVariable: string;
  readonly plusUnknown: string;
  readonly price: string;
  readonly book: string;
  readonly verify: Readonly<Record<VerifyReason | 'other', string>>;
  readonly weather: Readonly<Record<(typeof weatherConditions)[number], string>>;
  readonly season: string;
  readonly forecast: string;
  readonly done: string;
  readonly notes: string;
  readonly itinerary: string;
  readonly mapText: string;
  readonly budget: string;
  readonly importantInfo: string;
  readonly recommendations: string;
  readonly accommodation: string;
  readonly luggage: string;
  readonly packed: string;
  readonly ticksKept: string;
  readonly ticksLost: string;
  readonly adults: readonly [one: string, more: string];
  readonly children: readonly [one: string, more: string];
  readonly madeBy: string;
  readonly importable: string;
}

const en: Words = {
  fieldNames: { url: 'Booking link' },
  day: 'Day',
  minutes: 'min',
  free: 'Free',
  variable: 'variable',
  unknownPrice: 'price unknown',
  perPerson: 'Per person',
  party: 'Everybody together',
  plusVariable: 'plus what varies',
  plusUnknown: 'plus stops without a known price',
  price: 'Price',
  book: 'Book ahead',
  verify: {
    hours: 'Hours not confirmed',
    price: 'Price not confirmed',
    place: 'Place not confirmed',
    other: 'Not confirmed',
  },
  weather: { sunny: 'sunny', cloudy: 'cloudy', rainy: 'rainy', snowy: 'snowy', foggy: 'foggy' },
  season: 'typical for the season',
  forecast: 'forecast',
  done: 'Done',
  notes: 'Notes',
  itinerary: 'Itinerary',
  mapText: 'Drawn map of the stops of the day, in their order',
  budget: 'Budget',
  importantInfo: 'Good to know',
  recommendations: 'Recommendations',
  accommodation: 'Where to stay',
  luggage: 'Luggage',
  packed: 'packed',
  ticksKept: 'Ticks are kept in this browser.',
  ticksLost: 'This browser does not keep the ticks of this file.',
  adults: ['adult', 'adults'],
  children: ['child', 'children'],
  madeBy: 'Made with Periplo',
  importable: 'This file is the whole trip: Periplo reads it back under My trips, Import a trip.',
};

const es: Words = {
  fieldNames: { url: 'Enlace de reserva' },
  day: 'Día',
  minutes: 'min',
  free: 'Gratis',
  variable: 'variable',
  unknownPrice: 'precio desconocido',
  perPerson: 'Por persona',
  party: 'Todos juntos',
  plusVariable: 'más lo que varía',
  plusUnknown: 'más las paradas sin precio conocido',
  price: 'Precio',
  book: 'Reserva con antelación',
  verify: {
    hours: 'Horario sin confirmar',
    price: 'Precio sin confirmar',
    place: 'Lugar sin confirmar',
    other: 'Sin confirmar',
  },
  weather: { sunny: 'soleado', cloudy: 'nublado', rainy: 'lluvioso', snowy: 'nevado', foggy: 'con niebla' },
  season: 'típico de la época',
  forecast: 'previsión',
  done: 'Hecho',
  notes: 'Notas',
  itinerary: 'Itinerario',
  mapText: 'Mapa dibujado de las paradas del día, en su orden',
  budget: 'Presupuesto',
  importantInfo: 'Conviene saber',
  recommendations: 'Recomendaciones',
  accommodation: 'Dónde alojarse',
  luggage: 'Equipaje',
  packed: 'en la maleta',
  ticksKept: 'Las marcas se guardan en este navegador.',
  ticksLost: 'Este navegador no guarda las marcas de este archivo.',
  adults: ['adulto', 'adultos'],
  children: ['niño', 'niños'],
  madeBy: 'Hecho con Periplo',
  importable: 'Este archivo es el viaje entero: Periplo lo vuelve a leer en Mis viajes, Importar un viaje.',
};

const words: Readonly<Record<Language, Words>> = { en, es };

export function wordsIn(language: Language): Words {
  return words[language];
}

/** The language a trip's texts are in; `otherwise` where the trip does not say. */
export function languageOf({ provenance }: Trip, otherwise: Language): Language {
  return known(languages, provenance?.language) ?? otherwise;
}
