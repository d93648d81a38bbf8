import type { JourneyWords } from '../../journey-words.ts';

export const words: JourneyWords = {
  by: {
    train: 'en tren',
    bus: 'en autocar',
    car: 'en coche',
    ferry: 'en ferri',
    flight: 'en avión',
    other: 'por tierra',
  },
  nights: (count) => (count === 1 ? '1 noche' : `${count} noches`),
  onTo: (place, how, time) => `A ${place} ${how}, ${time.includes('h') ? 'unas' : 'unos'} ${time}`,
  setOff: (time) => `Sal del alojamiento hacia las ${time}`,
  leave: (time, from) => (from === '' ? `salida hacia las ${time}` : `salida hacia las ${time} (${from})`),
  arrive: (time, to) => (to === '' ? `llegada hacia las ${time}` : `llegada hacia las ${time} (${to})`),
  price: (amount) => `unos ${amount} por adulto`,
  usual: 'Es una conexión habitual y no hay nada reservado: consulta los horarios y reserva con antelación.',
  guessed: 'Solo sabemos la distancia: mira cómo y cuándo se llega, y ajusta el día.',
  drive: 'Calculado por la distancia, sin paradas ni tráfico.',
};
