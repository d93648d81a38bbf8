import type { Theme } from './theme.ts';

/** What there is to do, to eat and to drink, and ways to travel. */
export const themesToDo: readonly Theme[] = [
  {
    id: 'beach',
    label: { en: 'Beach', es: 'Playa' },
    asked: /\b(?:beach(?:es)?|playas?)\b/,
    narrower: /\b(?:swim|swimming|sunbath\w*|tomar el sol|banarnos|banarse)\b/,
    categories: ['beach'],
  },
  {
    id: 'boats',
    label: { en: 'On the water', es: 'Paseos en barco' },
    asked: /\b(?:boats?|barcos?|cruises?|cruceros?|sail(?:ing)?|navegar|ferr(?:y|ies|is))\b/,
    described: /\b(?:boat|boats|barco|barcos|cruise|cruises|crucero|ferry|ferries|ferri|ferris|gondola|barca|barcas)\b/,
  },
  {
    id: 'markets',
    label: { en: 'Markets', es: 'Mercados' },
    asked: /\b(?:(?:local |food )?markets?|mercados?(?: locales| de barrio)?)\b/,
    narrower:
      /\b(?:(?:flea|christmas|night|flower) markets?|mercadillos?|mercados? navideno\w*|bazaars?|bazares|souks?|zocos?|rastros?)\b/,
    named: /\b(?:markets?|mercados?|mercat|mercato|mercatino|markt|markthalle|bazaar|bazar|souks?|zocos?|rastro)\b/,
  },
  {
    id: 'shopping',
    label: { en: 'Shopping', es: 'Compras' },
    asked: /\b(?:shopping|shops|compras|tiendas)\b/,
    narrower: /\b(?:malls?|shopping (?:malls?|cent(?:er|re)s?)|centros? comercial(?:es)?|outlets?|boutiques?|shop)\b/,
    categories: ['shopping'],
  },
  {
    id: 'nightlife',
    label: { en: 'Nightlife', es: 'Vida nocturna' },
    asked: /\b(?:nightlife|vida nocturna|salir de noche|go(?:ing)? out at night)\b/,
    narrower: /\b(?:bars?|pubs?|clubs?|clubbing|cocktails?|cocteles|fiestas?|bares|discotecas?|copas)\b/,
    categories: ['nightlife'],
  },
  {
    id: 'food',
    label: { en: 'Food', es: 'Gastronomía' },
    asked: /\b(?:(?:good |local )?food|gastronom\w*|comida(?: local)?)\b/,
    narrower:
      /\b(?:slow food|foodies?|cuisine|cocina|culinary|comer bien|good restaurants?|buenos restaurantes|eat well|local dishes|platos tipicos)\b/,
    categories: ['food'],
  },
  {
    id: 'tapas',
    tables: true,
    label: { en: 'Tapas', es: 'Tapas' },
    asked: /\b(?:tapas|tapeo|tapear|pintxos?|pinchos?)\b/,
    described: /\b(?:tapas|tapa|tapeo|pintxo|pintxos|pincho|pinchos|croquettes|croquetas)\b/,
  },
  {
    id: 'street-food',
    tables: true,
    label: { en: 'Street food', es: 'Comida callejera' },
    asked: /\b(?:street food|comida callejera|food stalls?|puestos de comida)\b/,
    described: /\b(?:street food|stall|stalls|puesto|puestos|hawker|callejera)\b/,
  },
  {
    id: 'seafood',
    tables: true,
    label: { en: 'Fish and seafood', es: 'Pescado y marisco' },
    asked: /\b(?:sea ?food|fish|mariscos?|pescados?)\b/,
    described: /\b(?:seafood|fish|marisco|mariscos|pescado|pescados|oysters|ostras|prawns|gambas)\b/,
  },
  {
    id: 'wine',
    tables: true,
    label: { en: 'Wine', es: 'Vino' },
    asked: /\b(?:wines?|vinos?|winer(?:y|ies)|bodegas?|enoturismo|vineyards?|vinedos?)\b/,
    described: /\b(?:wine|wines|vino|vinos|winery|bodega|bodegas|vineyard|vinedo|vinedos|port lodge|sherry)\b/,
  },
  {
    id: 'coffee',
    tables: true,
    label: { en: 'Cafés and cakes', es: 'Cafés y dulces' },
    asked:
      /\b(?:coffees?|cafes?|cafeterias?|pastr(?:y|ies)|pastelerias?|cakes?|dulces|sweets|chocolate|desserts?|postres?)\b/,
    described:
      /\b(?:coffee|cafe|cafes|cafeteria|pastry|pastries|pasteleria|cake|cakes|tarta|tartas|pastel|pasteles|chocolate|gelato|helado|helados|churros)\b/,
  },
  {
    id: 'music',
    tables: true,
    label: { en: 'Music and shows', es: 'Música y espectáculos' },
    asked:
      /\b(?:live music|musica en (?:vivo|directo)|music|musica|concerts?|conciertos?|shows?|espectaculos?|theat(?:re|er)s?|teatros?|operas?|musicals?|musicales|live bands?)\b/,
    described:
      /\b(?:music|musica|concert|concerts|concierto|conciertos|opera|theatre|theater|teatro|jazz|flamenco|fado|tango|ballet|musical|musicals|musicales)\b/,
    guessed: (place) => place.kind === 'show',
  },
  {
    id: 'wellness',
    label: { en: 'Spa and wellness', es: 'Bienestar' },
    asked: /\b(?:wellness|bienestar)\b/,
    narrower:
      /\b(?:spas?|balnearios?|thermal|termas|onsens?|hammams?|yoga|massages?|masajes?|banos arabes|hot springs)\b/,
    categories: ['wellness'],
  },
  {
    id: 'football',
    label: { en: 'Football', es: 'Fútbol' },
    asked: /\b(?:football|soccer|futbol|stadiums?|estadios?)\b/,
    described: /\b(?:football|futbol|stadium|estadio)\b/,
  },
  {
    id: 'sports',
    label: { en: 'Sport', es: 'Deporte' },
    asked: /\b(?:sports?|deportes?)\b/,
    narrower: /\b(?:cycling|bikes?|bicicletas?|bicis?|running|correr)\b/,
    categories: ['sports'],
  },
  {
    id: 'family',
    label: { en: 'Things for children', es: 'Planes con niños' },
    asked: /\b(?:kids?|child(?:ren)?|family friendly|for the family|ninos?|ninas?|en familia|familiar(?:es)?)\b/,
    narrower: /\b(?:playgrounds?|theme parks?|amusement parks?|parques? de atracciones|parques? tematicos?)\b/,
    categories: ['family'],
    known: (place) => place.kind !== 'food' && place.children === 'good',
  },
  {
    id: 'neighbourhoods',
    label: { en: 'Walks through the quarters', es: 'Paseos por los barrios' },
    asked:
      /\b(?:neighbou?rhoods?|barrios?|(?:wandering|wander|stroll|strolling) (?:in |around |through |the )*(?:neighbou?rhoods?|quarters?|streets)|pasear por (?:los )?barrios)\b/,
    narrower:
      /\b(?:wandering old towns?|wander\w*|strolls?|strolling|pasear|paseos?|callejear|old towns?|casco (?:antiguo|viejo|historico))\b/,
    known: (place) => place.kind === 'area',
  },
  {
    id: 'street-art',
    label: { en: 'Street art', es: 'Arte urbano' },
    asked: /\b(?:street art|graffitis?|grafitis?|arte urbano|murals?|murales)\b/,
    described: /\b(?:street art|graffiti|grafiti|arte urbano|arte callejero|mural|murals|murales)\b/,
  },
  {
    id: 'science',
    label: { en: 'Science and technology', es: 'Ciencia y tecnología' },
    asked: /\b(?:science|ciencias?|technolog\w*|tecnolog\w*|space|astronom\w*|planetari\w*)\b/,
    described: /\b(?:science|ciencia|ciencias|technology|tecnologia|planetarium|planetario|observatory|observatorio)\b/,
  },
  {
    id: 'free',
    label: { en: 'Free of charge', es: 'Gratis' },
    asked:
      /\b(?:free (?:things|sights|attractions|entry|entrance|activities)|for free|gratis|gratuit[oa]s?|free(?= museums))\b/,
    known: (place) => place.kind !== 'food' && place.price.kind === 'free',
  },
  {
    id: 'indoors',
    label: { en: 'Under a roof', es: 'A cubierto' },
    asked: /\b(?:indoors?|under a roof|a cubierto|interior(?:es)?)\b/,
    known: (place) => place.kind !== 'food' && place.indoor,
  },
  {
    id: 'outdoors',
    label: { en: 'In the open air', es: 'Al aire libre' },
    asked: /\b(?:outdoors?|open air|fresh air|aire libre|exterior(?:es)?)\b/,
    known: (place) => place.kind !== 'food' && !place.indoor,
  },
  {
    id: 'day-trips',
    label: { en: 'Day trips', es: 'Excursiones de un día' },
    asked:
      /\b(?:day trips?|excursions?|excursion(?:es)?|out of town|outside the city|fuera de la ciudad|alrededores|escapadas?)\b/,
    known: (place) => place.kind === 'day-trip',
  },
];
