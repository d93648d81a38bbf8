import type { HolidaySentences } from '../../narrate/sentences.ts';

export const holidays: HolidaySentences = {
  public: (names) => `Festivo: ${names}.`,
  kept: (names) => `${names}.`,
  expected: (name) =>
    `Según el calendario, ${name} cae este día; decide la luna, así que puede ser un día antes o después.`,
  perhaps: (name) => `Este día también puede ser ${name}: decide la luna.`,
  shut: (what) => `Cierran: ${what}.`,
  mostly: (what) => `Cierran en su mayoría: ${what}.`,
  placeShut: (place) => `Cerrado: ${place}.`,
  early: 'Muchos sitios cierran antes de lo habitual.',
  transport: {
    none: 'No hay transporte público: ve a pie o reserva un taxi con antelación.',
    few: 'Hay menos transporte público de lo habitual.',
  },
  indoors: 'No abre nada.',
  unknownHours: 'No conocemos los horarios de este día: compruébalos en las paradas que lo indican.',
  unknownYear: (last) => `Conocemos los festivos de aquí hasta ${last}: consulta los de tus fechas.`,
  unknownDates: (names) => `No sabemos cuándo caen ese año estos festivos: ${names}.`,
  sorts: {
    sights: 'los lugares de interés',
    museums: 'los museos',
    palaces: 'los palacios',
    ruins: 'los yacimientos arqueológicos',
    shops: 'las tiendas',
    tables: 'los restaurantes',
    mondays: 'lo que suele cerrar los lunes',
  },
};
