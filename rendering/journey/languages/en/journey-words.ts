import type { JourneyWords } from '../../journey-words.ts';

export const words: JourneyWords = {
  by: { train: 'by train', bus: 'by coach', car: 'by car', ferry: 'by ferry', flight: 'by plane', other: 'over land' },
  nights: (count) => (count === 1 ? '1 night' : `${count} nights`),
  onTo: (place, how, time) => `On to ${place} ${how}, about ${time}`,
  setOff: (time) => `Set off at about ${time}`,
  leave: (time, from) => (from === '' ? `departure at about ${time}` : `departure at about ${time} (${from})`),
  arrive: (time, to) => (to === '' ? `arrival at about ${time}` : `arrival at about ${time} (${to})`),
  price: (amount) => `about ${amount} per adult`,
  usual: 'A usual connection, nothing is booked: look up the times and book ahead.',
  guessed: 'We know only the distance: look up how and when you get there, and move the day to fit.',
  drive: 'Reckoned by distance, without breaks or traffic.',
};
