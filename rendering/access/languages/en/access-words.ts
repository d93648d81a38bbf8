import type { AccessWords } from '../../access-text.ts';

export const words: AccessWords = {
  by: {
    train: 'By train',
    bus: 'By bus',
    metro: 'By metro',
    tram: 'By tram',
    ferry: 'By boat',
    car: 'By car',
    'cable-car': 'By cable car',
    funicular: 'By funicular',
    mixed: 'With a change on the way',
  },
  from: (how, place) => `${how} from ${place}`,
  to: (how, place) => `${how} to ${place}`,
  into: (duration) => `about ${duration} to the centre`,
  about: (duration) => `about ${duration} from the centre`,
  every: (minutes) => `every ${minutes} min`,
  oneWay: (price) => `about ${price} one way`,
  last: (time) => `last return about ${time}`,
  setOff: (time) => `Set off from the centre at about ${time}.`,
};
