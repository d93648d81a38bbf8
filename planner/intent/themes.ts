import type { Bilingual } from '#domain/language.ts';
import type { CategoryId } from '#domain/trip/category.ts';
import type { CompiledPlace } from '../catalogue/compiled.ts';

/** Something people like or do not like, and how to tell a place of that sort. */
export interface Theme {
  readonly id: string;
  readonly label: Bilingual;
  /** How it is said, in normalised English or Spanish. */
  readonly asked: RegExp;
  readonly categories?: readonly CategoryId[];
  /** In the normalised names of a place. */
  readonly named?: RegExp;
  /** In its names or its text. */
  readonly described?: RegExp;
  readonly other?: (place: CompiledPlace) => boolean;
}

const house =
  /\b(?:church|iglesia|cathedral|catedral|basilica|chapel|capilla|chapelle|monastery|monasterio|abbey|abadia|duomo|notre dame|temple|templo|mosque|mezquita|shrine|santuario|synagogue|sinagoga|palace|palacio|castle|castillo|opera|theatre|theater|teatro|library|biblioteca|pantheon|panteon)\b/;

/** Collections that do not call themselves museum: the Louvre, the Uffizi. */
const isGallery = (place: CompiledPlace) =>
  place.kind === 'sight' && place.indoor && place.categories.includes('art') && !house.test(place.words.names);

/** Themes that are a category say so; the others read names and texts of the catalogue. Order is the order of answers. */
export const themes: readonly Theme[] = [
  {
    id: 'museums',
    label: { en: 'Museums', es: 'Museos' },
    asked: /\b(?:museums?|museos?|galler(?:y|ies)|galerias?|exhibitions?|exposicion(?:es)?)\b/,
    named:
      /\b(?:museum|museo|museu|musee|gallery|galleries|galeria|galerias|pinacoteca|collection|coleccion|moma|tate)\b/,
    other: isGallery,
  },
  {
    id: 'art',
    label: { en: 'Art', es: 'Arte' },
    asked: /\b(?:arts?|artes?|paintings?|pintura|sculptures?|escultura)\b/,
    categories: ['art'],
  },
  {
    id: 'history',
    label: { en: 'History', es: 'Historia' },
    asked: /\b(?:history|historical|historic|historia|historico|historica|ruins|ruinas|archaeolog\w*|arqueolog\w*)\b/,
    categories: ['history'],
  },
  {
    id: 'architecture',
    label: { en: 'Architecture', es: 'Arquitectura' },
    asked: /\b(?:architect\w*|arquitect\w*|buildings|edificios)\b/,
    described:
      /\b(?:architect\w*|arquitect\w*|modernis\w*|gothic|gotic[oa]|baroque|barroc[oa]|renaissance|renacentista|facade|fachada|dome|cupula|skyscraper|rascacielos)\b/,
  },
  {
    id: 'churches',
    label: { en: 'Churches', es: 'Iglesias' },
    asked: /\b(?:church(?:es)?|iglesias?|cathedrals?|catedral(?:es)?|basilicas?|monaster(?:y|ies|ios?))\b/,
    named:
      /\b(?:church|iglesia|cathedral|catedral|basilica|chapel|capilla|monastery|monasterio|convent|convento|abbey|abadia|duomo|notre dame)\b/,
  },
  {
    id: 'temples',
    label: { en: 'Temples', es: 'Templos' },
    asked: /\b(?:temples?|templos?|shrines?|santuarios?|mosques?|mezquitas?|pagodas?)\b/,
    named: /\b(?:temple|templo|shrine|santuario|mosque|mezquita|pagoda|wat)\b/,
  },
  {
    id: 'castles',
    label: { en: 'Castles and palaces', es: 'Castillos y palacios' },
    asked: /\b(?:castles?|castillos?|palaces?|palacios?|fort(?:s|ress|resses)?|fortalezas?)\b/,
    named:
      /\b(?:castle|castillo|castel|palace|palacio|palais|fort|fortress|fortaleza|alcazar|alcazaba|citadel|ciudadela|tower of)\b/,
  },
  {
    id: 'gardens',
    label: { en: 'Parks and gardens', es: 'Parques y jardines' },
    asked: /\b(?:parks?|parques?|gardens?|jardin(?:es)?|green spaces?|zonas verdes)\b/,
    named: /\b(?:park|parque|parc|garden|gardens|jardin|jardines|botanic\w*)\b/,
  },
  {
    id: 'nature',
    label: { en: 'Nature', es: 'Naturaleza' },
    asked:
      /\b(?:nature|naturaleza|landscapes?|paisajes?|forests?|bosques?|mountains?|montanas?|waterfalls?|cascadas?)\b/,
    categories: ['nature'],
  },
  {
    id: 'hiking',
    label: { en: 'Hiking and adventure', es: 'Senderismo y aventura' },
    asked:
      /\b(?:hik(?:e|es|ing)|trek\w*|trails?|senderismo|caminatas?|rutas a pie|adventures?|aventuras?|climb\w*|escalada|kayak\w*|surf\w*)\b/,
    categories: ['adventure'],
    described: /\b(?:hike|hikes|hiking|trail|trails|sendero|senderos|caminata)\b/,
  },
  {
    id: 'animals',
    label: { en: 'Animals', es: 'Animales' },
    asked: /\b(?:animals?|animales|zoos?|zoologicos?|aquariums?|acuarios?|wildlife|fauna)\b/,
    named: /\b(?:zoo|zoologico|aquarium|acuario|oceanarium|oceanario|oceanografic|safari|bioparc)\b/,
    described: /\b(?:animals|animales|penguins|pinguinos|sharks|tiburones|monkeys|monos|elephants|elefantes)\b/,
  },
  {
    id: 'viewpoints',
    label: { en: 'Views', es: 'Miradores' },
    asked:
      /\b(?:view(?:s|points?)?|vistas|mirador(?:es)?|panoram\w*|rooftops?|azoteas?|sunsets?|atardecer(?:es)?|puestas? de sol|photograph\w*|fotograf\w*|fotos|photos|instagram\w*)\b/,
    described:
      /\b(?:viewpoint|viewpoints|mirador|miradores|panoram\w*|views|vistas|rooftop|azotea|skyline|sunset|sunsets|atardecer|lookout)\b/,
  },
  {
    id: 'romantic',
    label: { en: 'A romantic trip', es: 'Un viaje romántico' },
    asked: /\b(?:romantic\w*|romance|honeymoon|luna de miel|anniversary|aniversario|en pareja)\b/,
    described:
      /\b(?:romantic\w*|sunset|atardecer|garden|gardens|jardin|jardines|viewpoint|mirador|terrace|terraza|canal|canals|canales)\b/,
  },
  {
    id: 'beach',
    label: { en: 'Beach', es: 'Playa' },
    asked: /\b(?:beach(?:es)?|playas?|swim|swimming|sunbath\w*|tomar el sol|banarnos|banarse)\b/,
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
    asked: /\b(?:markets?|mercad(?:o|os|illo|illos)|bazaars?|bazares|souks?|zocos?|rastros?)\b/,
    named: /\b(?:market|markets|mercado|mercat|mercato|bazaar|bazar|souk|zoco|rastro)\b/,
  },
  {
    id: 'shopping',
    label: { en: 'Shopping', es: 'Compras' },
    asked: /\b(?:shopping|shops?|compras|tiendas)\b/,
    categories: ['shopping'],
  },
  {
    id: 'nightlife',
    label: { en: 'Nightlife', es: 'Vida nocturna' },
    asked:
      /\b(?:nightlife|bars?|pubs?|clubs?|clubbing|cocktails?|cocteles|fiestas?|vida nocturna|bares|discotecas?|salir de noche|copas)\b/,
    categories: ['nightlife'],
  },
  {
    id: 'food',
    label: { en: 'Food', es: 'Gastronomía' },
    asked:
      /\b(?:food|foodies?|gastronom\w*|cuisine|cocina|culinary|comer bien|good restaurants?|buenos restaurantes|eat well|local dishes|platos tipicos)\b/,
    categories: ['food'],
  },
  {
    id: 'tapas',
    label: { en: 'Tapas', es: 'Tapas' },
    asked: /\b(?:tapas|tapeo|tapear|pintxos?|pinchos?)\b/,
    described: /\b(?:tapas|tapa|tapeo|pintxo|pintxos|pincho|pinchos|croquettes|croquetas)\b/,
  },
  {
    id: 'street-food',
    label: { en: 'Street food', es: 'Comida callejera' },
    asked: /\b(?:street food|comida callejera|food stalls?|puestos de comida)\b/,
    described: /\b(?:street food|stall|stalls|puesto|puestos|hawker|callejera)\b/,
  },
  {
    id: 'seafood',
    label: { en: 'Fish and seafood', es: 'Pescado y marisco' },
    asked: /\b(?:sea ?food|fish|mariscos?|pescados?)\b/,
    described: /\b(?:seafood|fish|marisco|mariscos|pescado|pescados|oysters|ostras|prawns|gambas)\b/,
  },
  {
    id: 'wine',
    label: { en: 'Wine', es: 'Vino' },
    asked: /\b(?:wines?|vinos?|winer(?:y|ies)|bodegas?|enoturismo|vineyards?|vinedos?)\b/,
    described: /\b(?:wine|wines|vino|vinos|winery|bodega|bodegas|vineyard|vinedo|vinedos|port lodge|sherry)\b/,
  },
  {
    id: 'coffee',
    label: { en: 'Cafés and cakes', es: 'Cafés y dulces' },
    asked:
      /\b(?:coffees?|cafes?|cafeterias?|pastr(?:y|ies)|pastelerias?|cakes?|dulces|sweets|chocolate|desserts?|postres?)\b/,
    described:
      /\b(?:coffee|cafe|cafes|cafeteria|pastry|pastries|pasteleria|cake|cakes|tarta|tartas|pastel|pasteles|chocolate|gelato|helado|helados|churros)\b/,
  },
  {
    id: 'music',
    label: { en: 'Music and shows', es: 'Música y espectáculos' },
    asked:
      /\b(?:music|musica|concerts?|conciertos?|shows?|espectaculos?|theat(?:re|er)s?|teatros?|operas?|musicals?|musicales|live bands?)\b/,
    described:
      /\b(?:music|musica|concert|concerts|concierto|conciertos|opera|theatre|theater|teatro|jazz|flamenco|fado|tango|ballet|musical|musicals|musicales)\b/,
    other: (place) => place.kind === 'show',
  },
  {
    id: 'wellness',
    label: { en: 'Spa and wellness', es: 'Bienestar' },
    asked:
      /\b(?:wellness|bienestar|spas?|balnearios?|thermal|termas|onsens?|hammams?|yoga|massages?|masajes?|banos arabes|hot springs)\b/,
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
    asked: /\b(?:sports?|deportes?|cycling|bikes?|bicicletas?|bicis?|running|correr)\b/,
    categories: ['sports'],
  },
  {
    id: 'family',
    label: { en: 'Things for children', es: 'Planes con niños' },
    asked:
      /\b(?:kids?|child(?:ren)?|family friendly|for the family|ninos?|ninas?|en familia|familiar(?:es)?|playgrounds?|theme parks?|parques? de atracciones|parques? tematicos?)\b/,
    categories: ['family'],
    other: (place) => place.kind !== 'food' && place.children === 'good',
  },
  {
    id: 'neighbourhoods',
    label: { en: 'Walks through the quarters', es: 'Paseos por los barrios' },
    asked:
      /\b(?:neighbou?rhoods?|barrios?|wander\w*|strolls?|strolling|pasear|paseos?|callejear|old towns?|casco (?:antiguo|viejo|historico))\b/,
    other: (place) => place.kind === 'area',
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
    asked: /\b(?:free (?:things|sights|attractions|museums|entry|entrance|activities)|for free|gratis|gratuit[oa]s?)\b/,
    other: (place) => place.kind !== 'food' && place.price.kind === 'free',
  },
  {
    id: 'indoors',
    label: { en: 'Under a roof', es: 'A cubierto' },
    asked: /\b(?:indoors?|under a roof|a cubierto|interior(?:es)?)\b/,
    other: (place) => place.kind !== 'food' && place.indoor,
  },
  {
    id: 'outdoors',
    label: { en: 'In the open air', es: 'Al aire libre' },
    asked: /\b(?:outdoors?|open air|fresh air|aire libre|exterior(?:es)?)\b/,
    other: (place) => place.kind !== 'food' && !place.indoor,
  },
  {
    id: 'day-trips',
    label: { en: 'Day trips', es: 'Excursiones de un día' },
    asked:
      /\b(?:day trips?|excursions?|excursion(?:es)?|out of town|outside the city|fuera de la ciudad|alrededores|escapadas?)\b/,
    other: (place) => place.kind === 'day-trip',
  },
];

export function isOfTheme(place: CompiledPlace, theme: Theme): boolean {
  if (theme.categories && place.kind !== 'food' && place.categories.some((id) => theme.categories?.includes(id)))
    return true;
  if (theme.named?.test(place.words.names) || theme.described?.test(place.words.all)) return true;
  return theme.other?.(place) ?? false;
}
