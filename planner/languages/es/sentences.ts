import type { CategoryNames, Sentences } from '../../narrate/sentences.ts';

export const sentences: Sentences = {
  meal: (meal) => (meal === 'lunch' ? 'Comida' : 'Cena'),
  mealNear: (meal, place) => `${meal === 'lunch' ? 'Comida' : 'Cena'} cerca de ${place}`,
  mealNearText: (place) => `Elige mesa en los alrededores de ${place}: no hay nada reservado ni un sitio fijado.`,
  freeTime: (place) => `Tiempo libre cerca de ${place}`,
  freeTimeText: (place) =>
    `Un rato para ti cerca de ${place}, o de vuelta donde te alojas: un café, un descanso, un paseo.`,
  siestaText: (place) =>
    `Las horas de más calor: una siesta donde te alojas, o algo frío a la sombra cerca de ${place}.`,
  breakfastText: (place) =>
    `Desayuno y descanso después del madrugón: de vuelta en tu alojamiento o cerca de ${place}.`,
  doing: (kind) =>
    ({ sight: 'Visita', area: 'Paseo', show: 'Espectáculo', food: 'Pausa', 'day-trip': 'Excursión' })[kind],
  daySummary: (names, more) =>
    more === 0 ? `${names}.` : `${names} y ${more} ${more === 1 ? 'parada' : 'paradas'} más por el camino.`,
  oneVisit: (place) => `${place}, con tiempo para mirar sin prisa.`,
  oneVisitWithLunch: (place) => `Un día para ${place}; se come allí o se lleva la comida.`,
  dayOutThen: (place, others) => `Un día para ${place}; se come allí o se lleva la comida. Después, ${others}.`,
  notThereYet: 'Este día aún no has llegado.',
  arrivalDay: 'Llegas este día: no da tiempo a más.',
  departureDay: 'Te vas este día: no da tiempo a más.',
  goneBefore: 'Este día ya te has ido.',
  emptyDay: 'No hay nada en el plan para este día.',
  staysBooked: 'Los trayectos se cuentan desde donde tienes reservado dormir.',
  staysAt: (place) => `Los trayectos se cuentan desde donde te alojas: ${place}.`,
  staysPerhaps: (area) => `Hemos contado los trayectos desde ${area}, porque no has dicho dónde te alojas.`,
  staysSomewhere: (area) =>
    `No sabemos en qué parte de la ciudad te alojas, así que los trayectos se cuentan desde ${area}; si duermes fuera, cuenta con más tiempo.`,
  quietDay: (place) => `Un día tranquilo en torno a ${place}.`,
  summary: ({ city, days, highlights, people }) =>
    `${days} ${days === 1 ? 'día' : 'días'} en ${city} para ${people}${highlights === '' ? '' : `: ${highlights}`}.`,
  people: (adults, children) =>
    `${adults} ${adults === 1 ? 'adulto' : 'adultos'}${
      children > 0 ? ` y ${children} ${children === 1 ? 'niño' : 'niños'}` : ''
    }`,
  categories: (names) => `Elegido según tus intereses: ${names}.`,
  climate: (low, high, rainDays) =>
    `Lo habitual en esta época: de ${low} a ${high} °C y ${rainDays === 1 ? 'un día' : `unos ${rainDays} días`} de lluvia al mes. Es clima, no un pronóstico.`,
  feasts: (names) => `En tus fechas se celebra: ${names}. Pídelo por su nombre si lo quieres en el plan.`,
  book: (names) => `Reserva con antelación: ${names}.`,
  verifyHours: (names) => `Horario sin confirmar, compruébalo antes de ir: ${names}.`,
  openFacts: (month) =>
    `Los lugares y los horarios son de OpenStreetMap (© sus colaboradores, ODbL), de ${month}: no los hemos comprobado y no conocemos los precios. Confirma los que sean importantes para ti.`,
  noClimate: 'No conocemos el tiempo habitual de aquí: mira la previsión antes de hacer la maleta.',
  pricesAge: (month) => `Horarios y precios de ${month}; confirma los que sean importantes para ti.`,
  stay: (area, text) => `${area}: ${text}`,
  unmetCategories: (names) => `En este plan no se encontró nada adecuado para: ${names}.`,
  holidays: 'Los horarios cambian en festivos: confírmalos el día antes.',
  offline: 'Guarda este viaje en el móvil: se abre sin conexión.',
  start: (place) => `En ${place} hay menos gente a primera hora.`,
  table: (place) => `Reserva mesa en ${place} si la quieres a una hora fija.`,
  heat: (from, to) =>
    `De ${from} a ${to} hace más calor: el plan prefiere entonces sitios cubiertos. Descansa donde te alojas si puedes.`,
  rain: (place) => `Si llueve, ${place} está a cubierto.`,
  walk: 'Lleva calzado cómodo: casi todo lo que verás aquí se ve a pie.',
  steps: 'Pregunta en cada parada por escaleras, ascensores y asientos antes de ir: no tenemos datos de todo.',
  withChildren: 'Los días acaban pronto para los niños; quita una parada cuando ya no puedan más.',
};

export const categoryNames: CategoryNames = {
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
};
