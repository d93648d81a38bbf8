import type { BudgetWords } from '../../budget-words.ts';

export const words: BudgetWords = {
  planned: { visits: 'Visitas y entradas', meals: 'Comidas', own: 'Paradas propias', ways: 'Entre un lugar y otro' },
  transport: 'Transporte local',
  transportNote: 'Estimación: billetes sencillos, o el de un día donde sale más barato',
  about: (amount) => `unos ${amount}`,
  onFoot: 'todo a pie',
  far: (rides) =>
    rides === 1 ? '1 trayecto fuera de la ciudad sin contar' : `${rides} trayectos fuera de la ciudad sin contar`,
  booked: 'Reservado',
  free: 'Gratis',
  notKnown: 'no se conoce',
  variable: (count) => (count === 1 ? '1 precio variable' : `${count} precios variables`),
  unknown: (count) => `${count} sin precio conocido`,
  noPrice: (count) => `${count} sin precio`,
  rate: (amount, euros, day) => `${amount} ≈ ${euros}, cambio del ${day}`,
  noRate: 'sin tipo de cambio, no está en la suma',
  perAdult: 'Visitas y comidas, por adulto',
  perAdultNote: 'según los precios del plan',
  party: 'Todos juntos',
  plusVariable: 'más lo que varía',
  plusUnknown: 'más lo que no tiene precio conocido',
  plusApart: 'más lo pagado en otras monedas',
  missing: { journey: 'el viaje de ida y vuelta', lodging: 'el alojamiento', transport: 'el transporte local' },
  notIncluded: (what) => `No incluye: ${what}.`,
};
