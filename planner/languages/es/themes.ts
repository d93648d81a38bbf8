import type { ThemeWords } from '../../intent/theme.ts';

export const themeWords: ThemeWords = {
  museums: {
    label: 'Museos',
    asked: /museos?|galerias?(?: de arte)?/,
    narrower: /museos? de arte|exposicion(?:es)?/,
  },
  art: {
    label: 'Arte',
    asked: /artes?/,
    narrower: /arte (?:moderno|contemporaneo|antiguo)|bellas artes|pinturas?|esculturas?/,
  },
  history: {
    label: 'Historia',
    asked: /historia|historic[oa]s?/,
    narrower: /ruinas|arqueolog\w*/,
  },
  architecture: {
    label: 'Arquitectura',
    asked: /arquitect\w*|edificios|arquitectura barroca/,
  },
  churches: {
    label: 'Iglesias',
    asked: /iglesias?|catedral(?:es)?|basilicas?|monasterios?/,
  },
  temples: {
    label: 'Templos',
    asked: /templos?|templos y santuarios/,
    narrower: /santuarios?|mezquitas?|pagodas?/,
  },
  castles: {
    label: 'Castillos y palacios',
    asked: /castillos y palacios/,
    narrower: /castillos?|palacios?|fortalezas?/,
  },
  gardens: {
    label: 'Parques y jardines',
    asked: /parques?|jardin(?:es)?|zonas verdes/,
  },
  nature: {
    label: 'Naturaleza',
    asked: /naturaleza/,
    narrower: /paisajes?|bosques?|montanas?|cascadas?|lagos?|rios?/,
  },
  hiking: {
    label: 'Senderismo y aventura',
    asked: /aventuras?/,
    narrower: /trek\w*|senderismo|caminatas?|rutas a pie|escalada|kayak\w*|surf\w*/,
  },
  animals: {
    label: 'Animales',
    asked: /animales/,
    narrower: /zoos?|zoologicos?|acuarios?|fauna|elefantes?|pinguinos?/,
  },
  viewpoints: {
    label: 'Miradores',
    asked: /vistas|mirador(?:es)?|panoram\w*|azoteas?|atardecer(?:es)?|puestas? de sol|fotograf\w*|fotos|instagram\w*/,
  },
  romantic: {
    label: 'Un viaje romántico',
    asked: /romantic\w*|luna de miel|aniversario|en pareja/,
  },
  beach: {
    label: 'Playa',
    asked: /playas?/,
    narrower: /tomar el sol|banarnos|banarse/,
  },
  boats: {
    label: 'Paseos en barco',
    asked: /barcos?|cruceros?|navegar|ferr(?:y|is)/,
  },
  markets: {
    label: 'Mercados',
    asked: /mercados?(?: locales| de barrio)?/,
    narrower: /mercadillos?|mercados? navideno\w*|bazares|zocos?|rastros?/,
  },
  shopping: {
    label: 'Compras',
    asked: /compras|tiendas/,
    narrower: /centros? comercial(?:es)?/,
  },
  nightlife: {
    label: 'Vida nocturna',
    asked: /vida nocturna|salir de noche/,
    narrower: /pubs?|cocteles|fiestas?|bares|discotecas?|copas/,
  },
  food: {
    label: 'Gastronomía',
    asked: /gastronom\w*|comida(?: local)?/,
    narrower: /cocina|comer bien|buenos restaurantes|platos tipicos/,
  },
  tapas: {
    label: 'Tapas',
    asked: /tapas|tapeo|tapear|pintxos?|pinchos?/,
  },
  'street-food': {
    label: 'Comida callejera',
    asked: /comida callejera|puestos de comida/,
  },
  seafood: {
    label: 'Pescado y marisco',
    asked: /mariscos?|pescados?/,
  },
  wine: {
    label: 'Vino',
    asked: /vinos?|bodegas?|enoturismo|vinedos?/,
  },
  coffee: {
    label: 'Cafés y dulces',
    asked: /cafes?|cafeterias?|pastelerias?|dulces|chocolate|postres?/,
  },
  music: {
    label: 'Música y espectáculos',
    asked: /musica en (?:vivo|directo)|musica|conciertos?|espectaculos?|teatros?|operas?|musicales/,
  },
  wellness: {
    label: 'Bienestar',
    asked: /bienestar/,
    narrower: /balnearios?|termas|hammams?|yoga|masajes?|banos arabes/,
  },
  football: {
    label: 'Fútbol',
    asked: /futbol|estadios?/,
  },
  sports: {
    label: 'Deporte',
    asked: /deportes?/,
    narrower: /bicicletas?|bicis?|correr/,
  },
  family: {
    label: 'Planes con niños',
    asked: /ninos?|ninas?|en familia|familiar(?:es)?/,
    narrower: /parques? de atracciones|parques? tematicos?/,
  },
  neighbourhoods: {
    label: 'Paseos por los barrios',
    asked: /barrios?|pasear por (?:los )?barrios/,
    narrower: /pasear|paseos?|callejear|casco (?:antiguo|viejo|historico)/,
  },
  'street-art': {
    label: 'Arte urbano',
    asked: /grafitis?|arte urbano|murales/,
  },
  science: {
    label: 'Ciencia y tecnología',
    asked: /ciencias?|tecnolog\w*|astronom\w*|planetari\w*/,
  },
  free: {
    label: 'Gratis',
    asked: /gratis|gratuit[oa]s?/,
  },
  indoors: {
    label: 'A cubierto',
    asked: /a cubierto|interior(?:es)?/,
  },
  outdoors: {
    label: 'Al aire libre',
    asked: /aire libre|exterior(?:es)?/,
  },
  'day-trips': {
    label: 'Excursiones de un día',
    asked: /excursion(?:es)?|fuera de la ciudad|alrededores|escapadas?/,
  },
};
