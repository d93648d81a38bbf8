import type { Bilingual, Language } from '#domain/language.ts';
import type { BudgetLevel } from '#domain/trip/budget.ts';
import type { DietId, NeedId } from '../intent/needs.ts';
import type { Pace } from '../rules.ts';

/** What was asked for, in a word or two. */
export const needLabels: Readonly<Record<NeedId, Bilingual>> = {
  'late-start': { en: 'Slow mornings', es: 'Mañanas sin prisa' },
  'early-start': { en: 'Early starts', es: 'Empezar temprano' },
  'early-night': { en: 'Early nights', es: 'Volver pronto' },
  gentle: { en: 'Easy on the legs', es: 'Poco esfuerzo' },
  toddler: { en: 'With a small child', es: 'Con un niño pequeño' },
  quiet: { en: 'Away from the crowds', es: 'Lejos de las multitudes' },
  highlights: { en: 'The highlights', es: 'Lo imprescindible' },
  thrifty: { en: 'Spending little', es: 'Gastar poco' },
};

export const dietLabels: Readonly<Record<DietId, Bilingual>> = {
  vegetarian: { en: 'Vegetarian food', es: 'Comida vegetariana' },
  vegan: { en: 'Vegan food', es: 'Comida vegana' },
  'gluten-free': { en: 'Gluten-free food', es: 'Comida sin gluten' },
  halal: { en: 'Halal food', es: 'Comida halal' },
  kosher: { en: 'Kosher food', es: 'Comida kosher' },
  'lactose-free': { en: 'Lactose-free food', es: 'Comida sin lactosa' },
  allergy: { en: 'An allergy', es: 'Una alergia' },
};

export const paceLabels: Readonly<Record<Pace, Bilingual>> = {
  relaxed: { en: 'An easy pace', es: 'Un ritmo tranquilo' },
  normal: { en: 'A usual pace', es: 'Un ritmo normal' },
  packed: { en: 'Full days', es: 'Días completos' },
};

export const budgetLabels: Readonly<Record<BudgetLevel, Bilingual>> = {
  economic: { en: 'Economic budget', es: 'Presupuesto económico' },
  moderate: { en: 'Moderate budget', es: 'Presupuesto moderado' },
  luxury: { en: 'Luxury budget', es: 'Presupuesto de lujo' },
};

interface AnswerTexts {
  without(what: string): string;
  yourWords: string;
  liked: string;
  children: string;
  when(day: number, time: string): string;
  leftOut: string;
  stillThere(names: string): string;
  found(count: number, names: string): string;
  perhaps(count: number, names: string): string;
  leftOutByName: string;
  leaning: string;
  restUnknown: string;
  noneHere(city: string): string;
  noneFitted(name: string): string;
  perDay(fewest: number, most: number): string;
  starts(earliest: string, latest: string): string;
  latest(time: string): string;
  gentle(kilometres: string): string;
  strenuous(names: string): string;
  childFriendly(time: string, count: number): string;
  lesserKnown(count: number, all: number): string;
  free(count: number, perDay: string): string;
  spent(perDay: string): string;
  menus: string;
  tablesWithout: string;
  tablesWith(names: string): string;
  askAt(names: string): string;
  notUsed: string;
  tooFar(kilometres: number): string;
  closed: string;
  tooDear: string;
  notForChildren: string;
  noRoom: string;
}

export const answerTexts: Record<Language, AnswerTexts> = {
  en: {
    without: (what) => `Without: ${what}`,
    yourWords: 'Something else',
    liked: 'What you like',
    children: 'Children on board',
    when: (day, time) => `Day ${day}, at ${time}.`,
    leftOut: 'Not in the plan.',
    stillThere: (names) => `In the plan all the same: ${names}.`,
    found: (count, names) => `${count} ${count === 1 ? 'stop' : 'stops'}: ${names}.`,
    perhaps: (count, names) =>
      count === 1
        ? `Perhaps ${names}: check that it is what you mean.`
        : `Perhaps, in ${count} stops: ${names}. Check that they are what you mean.`,
    leftOutByName:
      'We left out every place whose name or description says so. Others may be of this kind without our knowing.',
    leaning: 'We preferred places whose description has this name, but cannot confirm that they are what you mean.',
    restUnknown: 'We did not understand the other words here.',
    noneHere: (city) => `We know no place of this kind in ${city}.`,
    noneFitted: (name) => `Nothing of it fitted these days. Worth a look if you have time: ${name}.`,
    perDay: (fewest, most) =>
      fewest === most ? `${most} activities a day.` : `${fewest} to ${most} activities a day.`,
    starts: (earliest, latest) =>
      earliest === latest ? `Every day starts at ${earliest}.` : `The days start between ${earliest} and ${latest}.`,
    latest: (time) => `The last stop of the latest day ends at ${time}.`,
    gentle: (kilometres) =>
      `At most ${kilometres} km on foot a day and nothing strenuous. We know nothing about steps and lifts: ask before you go.`,
    strenuous: (names) => `Strenuous: ${names}. We know nothing about steps and lifts: ask before you go.`,
    childFriendly: (time, count) => `Back by ${time}; ${count} ${count === 1 ? 'stop' : 'stops'} that children enjoy.`,
    lesserKnown: (count, all) => `${count} of ${all} visits are among the less famous. We have no figures on crowds.`,
    free: (count, perDay) =>
      `${count} free ${count === 1 ? 'visit' : 'visits'}, about ${perDay} per adult and day with meals.`,
    spent: (perDay) => `About ${perDay} per adult and day for visits and meals.`,
    menus: 'We do not know the menus: ask when you book.',
    tablesWithout: 'No table of the plan is known to us for what you avoid.',
    tablesWith: (names) => `Known for what you avoid: ${names}. Choose another table there.`,
    askAt: (names) => `We do not know the menus: ask at ${names}.`,
    notUsed: 'Not understood: the plan does not take this into account.',
    tooFar: (kilometres) => `Too far for one day with our limit on travel: ${kilometres} km from where you stay.`,
    closed: 'Closed on your dates.',
    tooDear: 'Costs more than a day of your budget.',
    notForChildren: 'Not suitable for children.',
    noRoom: 'There was no room for it beside the rest.',
  },
  es: {
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
    leftOutByName:
      'Hemos dejado fuera los sitios cuyo nombre o descripción lo dice. Puede haber otros sin que lo sepamos.',
    leaning:
      'Hemos preferido sitios cuya descripción lleva ese nombre, pero no podemos confirmar que sea lo que buscas.',
    restUnknown: 'El resto de estas palabras no lo hemos entendido.',
    noneHere: (city) => `No conocemos ningún sitio así en ${city}.`,
    noneFitted: (name) => `Nada de esto encajaba en estos días. Si te sobra tiempo: ${name}.`,
    perDay: (fewest, most) =>
      fewest === most ? `${most} actividades al día.` : `De ${fewest} a ${most} actividades al día.`,
    starts: (earliest, latest) =>
      earliest === latest
        ? `Todos los días empiezan a las ${earliest}.`
        : `Los días empiezan entre las ${earliest} y las ${latest}.`,
    latest: (time) => `La última parada del día más largo acaba a las ${time}.`,
    gentle: (kilometres) =>
      `Como mucho ${kilometres} km a pie al día y nada exigente. No sabemos de escaleras ni ascensores: pregunta antes de ir.`,
    strenuous: (names) => `Exigente: ${names}. No sabemos de escaleras ni ascensores: pregunta antes de ir.`,
    childFriendly: (time, count) =>
      `De vuelta a las ${time}; ${count} ${count === 1 ? 'parada que gusta' : 'paradas que gustan'} a los niños.`,
    lesserKnown: (count, all) =>
      `${count} de ${all} visitas están entre las menos famosas. No tenemos datos de aglomeraciones.`,
    free: (count, perDay) =>
      `${count} ${count === 1 ? 'visita gratuita' : 'visitas gratuitas'}, unos ${perDay} por adulto y día con comidas.`,
    spent: (perDay) => `Unos ${perDay} por adulto y día en visitas y comidas.`,
    menus: 'No conocemos las cartas: pregunta al reservar.',
    tablesWithout: 'Ninguna mesa del plan nos consta por lo que evitas.',
    tablesWith: (names) => `Conocidas por lo que evitas: ${names}. Elige allí otra mesa.`,
    askAt: (names) => `No conocemos las cartas: pregunta en ${names}.`,
    notUsed: 'No lo hemos entendido: el plan no lo tiene en cuenta.',
    tooFar: (kilometres) =>
      `Demasiado lejos para un día con nuestro límite de trayectos: ${kilometres} km desde el alojamiento.`,
    closed: 'Cerrado en tus fechas.',
    tooDear: 'Cuesta más que un día de tu presupuesto.',
    notForChildren: 'No es adecuado para niños.',
    noRoom: 'No quedaba hueco junto a lo demás.',
  },
};
