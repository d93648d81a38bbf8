import type { Theme } from './theme.ts';

/** What there is to do, to eat and to drink, and ways to travel. */
export const themesToDo: readonly Theme[] = [
  {
    id: 'beach',
    categories: ['beach'],
  },
  {
    id: 'boats',
    described: /\b(?:boat|boats|barco|barcos|cruise|cruises|crucero|ferry|ferries|ferri|ferris|gondola|barca|barcas)\b/,
  },
  {
    id: 'markets',
    named: /\b(?:markets?|mercados?|mercat|mercato|mercatino|markt|markthalle|bazaar|bazar|souks?|zocos?|rastro)\b/,
  },
  {
    id: 'shopping',
    categories: ['shopping'],
  },
  {
    id: 'nightlife',
    categories: ['nightlife'],
  },
  {
    id: 'food',
    categories: ['food'],
  },
  {
    id: 'tapas',
    tables: true,
    described: /\b(?:tapas|tapa|tapeo|pintxo|pintxos|pincho|pinchos|croquettes|croquetas)\b/,
  },
  {
    id: 'street-food',
    tables: true,
    described: /\b(?:street food|stall|stalls|puesto|puestos|hawker|callejera)\b/,
  },
  {
    id: 'seafood',
    tables: true,
    described: /\b(?:seafood|fish|marisco|mariscos|pescado|pescados|oysters|ostras|prawns|gambas)\b/,
  },
  {
    id: 'wine',
    tables: true,
    described: /\b(?:wine|wines|vino|vinos|winery|bodega|bodegas|vineyard|vinedo|vinedos|port lodge|sherry)\b/,
  },
  {
    id: 'coffee',
    tables: true,
    described:
      /\b(?:coffee|cafe|cafes|cafeteria|pastry|pastries|pasteleria|cake|cakes|tarta|tartas|pastel|pasteles|chocolate|gelato|helado|helados|churros)\b/,
  },
  {
    id: 'music',
    tables: true,
    described:
      /\b(?:music|musica|concert|concerts|concierto|conciertos|opera|theatre|theater|teatro|jazz|flamenco|fado|tango|ballet|musical|musicals|musicales)\b/,
    guessed: (place) => place.kind === 'show',
  },
  {
    id: 'wellness',
    categories: ['wellness'],
  },
  {
    id: 'football',
    described: /\b(?:football|futbol|stadium|estadio)\b/,
  },
  {
    id: 'sports',
    categories: ['sports'],
  },
  {
    id: 'family',
    categories: ['family'],
    known: (place) => place.kind !== 'food' && place.children === 'good',
  },
  {
    id: 'neighbourhoods',
    known: (place) => place.kind === 'area',
  },
  {
    id: 'street-art',
    described: /\b(?:street art|graffiti|grafiti|arte urbano|arte callejero|mural|murals|murales)\b/,
  },
  {
    id: 'science',
    described: /\b(?:science|ciencia|ciencias|technology|tecnologia|planetarium|planetario|observatory|observatorio)\b/,
  },
  {
    id: 'free',
    known: (place) => place.kind !== 'food' && place.price.kind === 'free',
  },
  {
    id: 'indoors',
    known: (place) => place.kind !== 'food' && place.indoor,
  },
  {
    id: 'outdoors',
    known: (place) => place.kind !== 'food' && !place.indoor,
  },
  {
    id: 'day-trips',
    known: (place) => place.kind === 'day-trip',
  },
];
