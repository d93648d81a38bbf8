import type { AccessWords } from '../../access-text.ts';

export const words: AccessWords = {
  by: {
    train: 'En tren',
    bus: 'En autobús',
    metro: 'En metro',
    tram: 'En tranvía',
    ferry: 'En barco',
    car: 'En coche',
    'cable-car': 'En teleférico',
    funicular: 'En funicular',
    mixed: 'Con un transbordo',
  },
  from: (how, place) => `${how} desde ${place}`,
  to: (how, place) => `${how} hasta ${place}`,
  into: (duration) => `${duration} aprox. hasta el centro`,
  about: (duration) => `${duration} aprox. desde el centro`,
  every: (minutes) => `cada ${minutes} min`,
  oneWay: (price) => `unos ${price} la ida`,
  last: (time) => `última vuelta sobre las ${time}`,
  setOff: (time) => `Sal del centro sobre las ${time}.`,
};
