import type { AnswerTexts } from '../../narrate/answers/texts.ts';

const stops = (count: number) => `${count} ${count === 1 ? 'parada' : 'paradas'}`;

export const answerTexts: AnswerTexts = {
  budgets: { economic: 'Presupuesto económico', moderate: 'Presupuesto moderado', luxury: 'Presupuesto de lujo' },
  yourWords: 'Otra cosa',
  children: 'Con niños',
  when: (day, time) => `Día ${day}, a las ${time}.`,
  atSunrise: (day, time, rises) => `Día ${day}, a las ${time}: el sol sale hacia las ${rises}.`,
  atSunset: (day, time, sets) => `Día ${day}, a las ${time}: el sol se pone hacia las ${sets}.`,
  sameDayAs: (name) => `El mismo día que ${name}.`,
  otherDayThan: (name) => `No el mismo día que ${name}.`,
  notInPlan: (name) => `${name} no está en el plan.`,
  closedThen: (day) => `El día ${day} cierra.`,
  hoursThen: (day, open, close) => `El día ${day} abre de ${open} a ${close}.`,
  otherTime: (day, time) => `Día ${day}, a las ${time}: a la hora que decías no ha podido ser.`,
  leftOut: 'No está en el plan.',
  leftOutThen: 'Entonces no hay nada de eso en el plan.',
  stillThere: (names) => `En el plan, pese a todo: ${names}.`,
  found: (count, names) => `${stops(count)}: ${names}.`,
  perhaps: (count, names) =>
    count === 1
      ? `Quizá ${names}: comprueba que es lo que buscas.`
      : `Quizá, en ${stops(count)}: ${names}. Comprueba que son lo que buscas.`,
  only: (count, names) => `Solo ${stops(count)}: ${names}.`,
  more: (count, names) => `Más de lo que querías, ${stops(count)}: ${names}.`,
  notWhenWanted: (count, names) => `No cuando querías, ${stops(count)}: ${names}.`,
  notAtItsHour: (names) => `Está en el plan, pero no a su hora: ${names}.`,
  partlyThen: (then, others) => `Cuando querías: ${then}. En otro momento: ${others}.`,
  someDays: (days, all) => `En ${days} de ${all} días.`,
  knowOnly: (count) => `Aquí conocemos solo ${count === 1 ? 'un sitio así' : `${count} sitios así`}.`,
  ofAll: (count, all) => `${count} de ${all} paradas.`,
  everyOne: 'Todas las paradas.',
  noneHere: (city) => `No conocemos ningún sitio así en ${city}.`,
  noneSuits: (name) => `Conocemos ${name}, pero no encaja con la dieta o las necesidades que has indicado.`,
  noneOn: (name) => `Conocemos ${name}, pero no coincide con tus fechas.`,
  notOn: 'No lo hay en tus fechas.',
  noCar: 'Según nuestros datos, ninguna parada exige coche.',
  byCar: (names) =>
    `Según nuestros datos, solo se llega en coche: ${names}. Busca un autobús o una excursión antes de ir.`,
  noDishKnown: 'No conocemos aquí ninguna mesa por este plato: pregunta donde comas.',
  dishLeftOut: 'Ninguna mesa del plan es conocida por ello.',
  noTableNear: (name) => `No conocemos ningún restaurante cerca de ${name}: elige uno allí.`,
  noneFitted: (name) => `Nada de esto ha cabido en tus días. Si te sobra tiempo: ${name}.`,
  visitsPerDay: (fewest, most) =>
    fewest === most ? `${most} ${most === 1 ? 'visita' : 'visitas'} al día.` : `De ${fewest} a ${most} visitas al día.`,
  visitsOnDay: (day, visits) =>
    `El día ${day} tiene ${visits === 0 ? 'ninguna' : visits} ${visits > 1 ? 'visitas' : 'visita'}.`,
  starts: (earliest, latest) =>
    earliest === latest
      ? `Todos los días empiezan a las ${earliest}.`
      : `Los días empiezan entre las ${earliest} y las ${latest}.`,
  ends: (earliest, latest) =>
    earliest === latest
      ? `La última parada de cada día acaba a las ${earliest}.`
      : `Las últimas paradas acaban entre las ${earliest} y las ${latest}.`,
  between: (earliest, latest) =>
    earliest === latest ? `A las ${earliest}.` : `Entre las ${earliest} y las ${latest}.`,
  noSuchMeal: 'No hay ninguna en el plan.',
  stillMeals: 'Sigue en el plan: quítala de los días en que no la quieras.',
  mealNotPlanned: 'No planificamos desayunos: el tiempo antes de la primera parada es tuyo.',
  yours: (day, from, to) => `El día ${day} no tiene visitas de ${from} a ${to}.`,
  mealsInThem: 'En esas horas cae una comida.',
  yoursDaily: (from, to) => `Ningún día tiene visitas de ${from} a ${to}.`,
  notYours: 'No ha quedado ningún rato así sin visitas.',
  gentle: (kilometres, stepFree, all) =>
    [
      `Como mucho ${kilometres} km de trayectos al día y nada exigente.`,
      stepFree === all
        ? 'Según nuestros datos, ninguna parada tiene escalones; pregunta antes de ir.'
        : `Según nuestros datos, ${stepFree} de ${all} paradas no tienen escalones; de las demás no tenemos datos. Pregunta antes de ir.`,
    ].join(' '),
  walked: (kilometres) => `Como mucho ${kilometres} km a pie al día de parada en parada.`,
  walkedInside: (kilometres) => `Con lo que se anda dentro, ${kilometres} km.`,
  walkedUnknown: 'Lo que se anda dentro va aparte.',
  strenuous: (names) => `Exigente: ${names}. Pregunta por escaleras y ascensores antes de ir.`,
  steps: (names) => `Con escalones, según nuestros datos: ${names}.`,
  childFriendly: (time, count) =>
    `De vuelta a las ${time}; ${stops(count)} que ${count === 1 ? 'gusta' : 'gustan'} a los niños.`,
  notForChildrenHere: (names) => `No son para niños: ${names}.`,
  spent: (perDay) => `Unos ${perDay} por adulto y día en visitas y comidas.`,
  openNotCounted: (count) =>
    count === 1 ? 'No incluye una comida que queda abierta.' : `No incluye ${count} comidas que quedan abiertas.`,
  dearestDay: (amount) => `El día más caro sale por ${amount}, con los precios que conocemos.`,
  inAll: (amount) => `${amount} en total, con los precios que conocemos.`,
  dearestMeal: (amount) => `La comida más cara sale por unos ${amount}.`,
  dearestTicket: (amount) => `La entrada más cara cuesta ${amount}.`,
  pricesUnknown: (count) =>
    count === 1 ? 'Hay un precio que no conocemos.' : `Hay ${count} precios que no conocemos.`,
  noRates: 'Planificamos en euros y no conocemos los tipos de cambio: el plan no lo tiene en cuenta.',
  menus: 'No conocemos las cartas: pregunta al reservar.',
  tablesKnownLeftOut:
    'No hay en el plan ninguna mesa conocida por ello. Qué más usan las cocinas no lo sabemos: avisa en cada una antes de pedir.',
  stapleHere:
    'Aquí casi todas las cocinas lo usan y no podemos dar ninguna mesa por segura: lleva una tarjeta en el idioma local y pregunta en cada casa.',
  allergens: 'No tenemos datos de alérgenos: avisa en cada cocina antes de pedir.',
  tablesSuit: (names, count) =>
    `Según nuestros datos, ${count === 1 ? 'va bien una mesa' : 'van bien varias mesas'}: ${names}.`,
  tablesSome: (names, count) => `Uno o dos platos, en ${count} ${count === 1 ? 'mesa' : 'mesas'}: ${names}.`,
  tablesWith: (names) => `Conocidas por lo que evitas: ${names}. Elige allí otra mesa.`,
  askAt: (names) => `No conocemos las cartas: pregunta en ${names}.`,
  openMeals: (count) =>
    count === 1
      ? 'Para una comida no hemos encontrado ninguna mesa que vaya bien: queda abierta, cerca de donde estás.'
      : `Para ${count} comidas no hemos encontrado ninguna mesa que vaya bien: quedan abiertas, cerca de donde estás.`,
  leant: (count, names) => `Lo hemos preferido, en ${stops(count)}: ${names}.`,
  nothingOfIt: 'Lo hemos preferido, pero ninguna parada lo tiene según nuestros datos.',
  crowdedThen: (names) => `A esa hora suele estar lleno: ${names}.`,
  crowdsUnknown: (count) =>
    count === 1 ? 'En una visita puede haber cola a su hora.' : `En ${count} visitas puede haber cola a su hora.`,
  notPlannedBy: 'Entendido, pero el plan no lo tiene en cuenta.',
  notHot: (high) => `No hace calor en esas fechas: lo normal son ${high} °C de máxima.`,
  inTheShade: (from, to) => `Ninguna visita es al aire libre de ${from} a ${to}. Los trayectos no cuentan.`,
  inTheHeat: (names) => `Al aire libre en las horas de más calor: ${names}.`,
  nothingSpecial: 'Tomamos nota, pero no hay nada especial en el plan.',
  restUnknown: 'El resto de estas palabras no lo hemos entendido.',
  outside: 'Ese día queda fuera de tus fechas.',
  unproved: 'No podemos demostrar que el plan lo cumpla: compruébalo.',
  collides: 'Choca con otra cosa que tienes fijada: hay que cambiar una de las dos.',
  checkHours: 'El plan no ha podido respetarlo: revisa las horas de ese día.',
  bestOn: (days) => `Aquello por lo que se conoce es otro día: ${days}.`,
  littleThatDay: 'Ese día de la semana buena parte está cerrada, o está lleno.',
  unannounced: 'No sabemos si esa noche hay función, concierto o partido: mira la programación.',
  whichHour: '¿A qué hora? El plan lo tendrá en cuenta en cuanto lo digas.',
  beginsAt: (day, time) => `La primera parada es el día ${day}, a las ${time}.`,
  endsAt: (day, time) => `La última parada acaba el día ${day}, a las ${time}.`,
  nothingThen: 'No hay nada en el plan para entonces.',
  whereabouts: 'No sabemos dónde queda: los trayectos se cuentan desde la zona que se nombra en lo que conviene saber.',
  keptFree: 'No hay nada en el plan a esas horas.',
  addYourself: 'Sus horas quedan libres, y queda anotado en el viaje.',
  notThen: 'No ha cabido a su hora: comprueba que esté abierto y qué más hay ese día.',
  calledSoLeftOut: (names) =>
    `No lo hemos entendido del todo. Hemos dejado fuera aquello de lo que nuestros textos lo dicen: ${names}.`,
  speaksOfIt: (names) => `No lo hemos entendido. Nuestro texto lo menciona en ${names}: tenlo en cuenta allí.`,
  notUsed: 'No lo hemos entendido: el plan no lo tiene en cuenta.',
  tooFar: (kilometres) =>
    `Demasiado lejos para un día con nuestro límite de trayectos: ${kilometres} km desde el alojamiento.`,
  closed: 'Cerrado en tus fechas.',
  shutByHoliday: (days) => `El día ${days} lo cierra el festivo, seguro o probablemente; los demás días no ha cabido.`,
  perhapsClosed: 'Probablemente cerrado: en este festivo cierran casi todos los sitios así. Consulta su horario.',
  otherHours: (open, close) => `Abre de ${open} a ${close}: una visita no cabe en las horas de tus días.`,
  tooDear: 'Cuesta más que un día de tu presupuesto.',
  notForChildren: 'No es adecuado para niños.',
  noRoom: 'No quedaba hueco junto a lo demás.',
};
