import type { AnswerTexts, WishLabels } from '../../narrate/answer-words.ts';

export const wishLabels: WishLabels = {
  needs: {
    'late-start': 'Mañanas sin prisa',
    'early-start': 'Empezar temprano',
    'early-night': 'Volver pronto',
    gentle: 'Poco esfuerzo',
    toddler: 'Con un niño pequeño',
    quiet: 'Lejos de las multitudes',
    highlights: 'Lo imprescindible',
    thrifty: 'Gastar poco',
  },
  diets: {
    vegetarian: 'Comida vegetariana',
    vegan: 'Comida vegana',
    'gluten-free': 'Comida sin gluten',
    halal: 'Comida halal',
    kosher: 'Comida kosher',
    'lactose-free': 'Comida sin lactosa',
    allergy: 'Una alergia',
  },
  paces: {
    relaxed: 'Un ritmo tranquilo',
    normal: 'Un ritmo normal',
    packed: 'Días completos',
  },
  budgets: {
    economic: 'Presupuesto económico',
    moderate: 'Presupuesto moderado',
    luxury: 'Presupuesto de lujo',
  },
};

export const answerTexts: AnswerTexts = {
  without: (what) => `Sin: ${what}`,
  yourWords: 'Otra cosa',
  liked: 'Lo que te gusta',
  children: 'Con niños',
  when: (day, time) => `Día ${day}, a las ${time}.`,
  leftOut: 'No está en el plan.',
  stillThere: (names) => `Siguen en el plan: ${names}.`,
  found: (count, names) => `${count} ${count === 1 ? 'parada' : 'paradas'}: ${names}.`,
  perhaps: (count, names) =>
    count === 1
      ? `Quizá ${names}: comprueba que es lo que buscas.`
      : `Quizá, en ${count} paradas: ${names}. Comprueba que son lo que buscas.`,
  leftOutByData: 'Hemos dejado fuera todo lo que nos consta como tal. Puede haber otros sitios así sin que lo sepamos.',
  leaning: 'Hemos preferido sitios cuya descripción lleva ese nombre, pero no podemos confirmar que sea lo que buscas.',
  restUnknown: 'El resto de estas palabras no lo hemos entendido.',
  noneHere: (city) => `No conocemos ningún sitio así en ${city}.`,
  noneFitted: (name) => `Nada de esto ha cabido en tus días. Si te sobra tiempo: ${name}.`,
  perDay: (fewest, most) =>
    fewest === most ? `${most} actividades al día.` : `De ${fewest} a ${most} actividades al día.`,
  starts: (earliest, latest) =>
    earliest === latest
      ? `Todos los días empiezan a las ${earliest}.`
      : `Los días empiezan entre las ${earliest} y las ${latest}.`,
  latest: (time) => `La última parada del día más largo acaba a las ${time}.`,
  gentle: (kilometres, stepFree, all) =>
    [
      `Como mucho ${kilometres} km a pie al día y nada exigente.`,
      stepFree === all
        ? 'Según nuestros datos, ninguna visita tiene escaleras; pregunta antes de ir.'
        : `Según nuestros datos, ${stepFree} de ${all} visitas no tienen escaleras; pregunta antes de ir.`,
    ].join(' '),
  strenuous: (names) => `Exigente: ${names}. Pregunta por escaleras y ascensores antes de ir.`,
  childFriendly: (time, count) =>
    `De vuelta a las ${time}; ${count} ${count === 1 ? 'parada que gusta' : 'paradas que gustan'} a los niños.`,
  lesserKnown: (count, all) =>
    `${count} de ${all} visitas están entre las menos famosas. No tenemos datos de aglomeraciones.`,
  free: (count, perDay) =>
    `${count} ${count === 1 ? 'visita gratuita' : 'visitas gratuitas'}, unos ${perDay} por adulto y día con comidas.`,
  spent: (perDay) => `Unos ${perDay} por adulto y día en visitas y comidas.`,
  menus: 'No conocemos las cartas: pregunta al reservar.',
  tablesSuit: (names, count) =>
    `Según nuestros datos, ${count === 1 ? 'va bien una mesa' : 'van bien varias mesas'}: ${names}.`,
  tablesSome: (names, count) => `Uno o dos platos, en ${count} ${count === 1 ? 'mesa' : 'mesas'}: ${names}.`,
  tablesWith: (names) => `Conocidas por lo que evitas: ${names}. Elige allí otra mesa.`,
  askAt: (names) => `No conocemos las cartas: pregunta en ${names}.`,
  notUsed: 'No lo hemos entendido: el plan no lo tiene en cuenta.',
  tooFar: (kilometres) =>
    `Demasiado lejos para un día con nuestro límite de trayectos: ${kilometres} km desde el alojamiento.`,
  closed: 'Cerrado en tus fechas.',
  tooDear: 'Cuesta más que un día de tu presupuesto.',
  notForChildren: 'No es adecuado para niños.',
  noRoom: 'No quedaba hueco junto a lo demás.',
};
