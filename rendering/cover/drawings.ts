import type { Drawing } from './drawing.ts';

interface Own {
  /** As a trip is called after it, in every language. */
  readonly names: readonly string[];
  readonly load: () => Promise<{ readonly drawing: Drawing }>;
}

/** The destinations that have a drawing of their own, by their id in the catalogue. Each is a download of its own. */
export const drawings: Readonly<Record<string, Own>> = {
  amsterdam: { names: ['Amsterdam', 'Ámsterdam'], load: () => import('./destinations/amsterdam.ts') },
  athens: { names: ['Athens', 'Atenas'], load: () => import('./destinations/athens.ts') },
  bali: { names: ['Bali'], load: () => import('./destinations/bali.ts') },
  bangkok: { names: ['Bangkok'], load: () => import('./destinations/bangkok.ts') },
  barcelona: { names: ['Barcelona'], load: () => import('./destinations/barcelona.ts') },
  berlin: { names: ['Berlin', 'Berlín'], load: () => import('./destinations/berlin.ts') },
  bilbao: { names: ['Bilbao'], load: () => import('./destinations/bilbao.ts') },
  brussels: { names: ['Brussels', 'Bruselas'], load: () => import('./destinations/brussels.ts') },
  budapest: { names: ['Budapest'], load: () => import('./destinations/budapest.ts') },
  'buenos-aires': { names: ['Buenos Aires'], load: () => import('./destinations/buenos-aires.ts') },
  cadiz: { names: ['Cádiz'], load: () => import('./destinations/cadiz.ts') },
  cairo: { names: ['Cairo', 'El Cairo'], load: () => import('./destinations/cairo.ts') },
  'chiang-mai': { names: ['Chiang Mai'], load: () => import('./destinations/chiang-mai.ts') },
  copenhagen: { names: ['Copenhagen', 'Copenhague'], load: () => import('./destinations/copenhagen.ts') },
  cordoba: { names: ['Córdoba'], load: () => import('./destinations/cordoba.ts') },
  cusco: { names: ['Cusco', 'Cuzco'], load: () => import('./destinations/cusco.ts') },
  dubai: { names: ['Dubai', 'Dubái'], load: () => import('./destinations/dubai.ts') },
  dublin: { names: ['Dublin', 'Dublín'], load: () => import('./destinations/dublin.ts') },
  edinburgh: { names: ['Edinburgh', 'Edimburgo'], load: () => import('./destinations/edinburgh.ts') },
  florence: { names: ['Florence', 'Florencia'], load: () => import('./destinations/florence.ts') },
  granada: { names: ['Granada'], load: () => import('./destinations/granada.ts') },
  'hong-kong': { names: ['Hong Kong'], load: () => import('./destinations/hong-kong.ts') },
  istanbul: { names: ['Istanbul', 'Estambul'], load: () => import('./destinations/istanbul.ts') },
  krakow: { names: ['Kraków', 'Cracovia'], load: () => import('./destinations/krakow.ts') },
  kyoto: { names: ['Kyoto', 'Kioto'], load: () => import('./destinations/kyoto.ts') },
  lisbon: { names: ['Lisbon', 'Lisboa'], load: () => import('./destinations/lisbon.ts') },
  london: { names: ['London', 'Londres'], load: () => import('./destinations/london.ts') },
  'los-angeles': { names: ['Los Angeles', 'Los Ángeles'], load: () => import('./destinations/los-angeles.ts') },
  madrid: { names: ['Madrid'], load: () => import('./destinations/madrid.ts') },
  malaga: { names: ['Málaga'], load: () => import('./destinations/malaga.ts') },
  maldives: { names: ['Malé (Maldives)', 'Malé (Maldivas)'], load: () => import('./destinations/maldives.ts') },
  mallorca: { names: ['Mallorca'], load: () => import('./destinations/mallorca.ts') },
  marrakech: { names: ['Marrakech'], load: () => import('./destinations/marrakech.ts') },
  'mexico-city': { names: ['Mexico City', 'Ciudad de México'], load: () => import('./destinations/mexico-city.ts') },
  milan: { names: ['Milan', 'Milán'], load: () => import('./destinations/milan.ts') },
  munich: { names: ['Munich', 'Múnich'], load: () => import('./destinations/munich.ts') },
  naples: { names: ['Naples', 'Nápoles'], load: () => import('./destinations/naples.ts') },
  'new-york': { names: ['New York', 'Nueva York'], load: () => import('./destinations/new-york.ts') },
  nice: { names: ['Nice', 'Niza'], load: () => import('./destinations/nice.ts') },
  osaka: { names: ['Osaka'], load: () => import('./destinations/osaka.ts') },
  paris: { names: ['Paris', 'París'], load: () => import('./destinations/paris.ts') },
  porto: { names: ['Porto', 'Oporto'], load: () => import('./destinations/porto.ts') },
  prague: { names: ['Prague', 'Praga'], load: () => import('./destinations/prague.ts') },
  'rio-de-janeiro': {
    names: ['Rio de Janeiro', 'Río de Janeiro'],
    load: () => import('./destinations/rio-de-janeiro.ts'),
  },
  rome: { names: ['Rome', 'Roma'], load: () => import('./destinations/rome.ts') },
  salamanca: { names: ['Salamanca'], load: () => import('./destinations/salamanca.ts') },
  'san-francisco': { names: ['San Francisco'], load: () => import('./destinations/san-francisco.ts') },
  'san-sebastian': { names: ['San Sebastián'], load: () => import('./destinations/san-sebastian.ts') },
  santander: { names: ['Santander'], load: () => import('./destinations/santander.ts') },
  'santiago-de-compostela': {
    names: ['Santiago de Compostela'],
    load: () => import('./destinations/santiago-de-compostela.ts'),
  },
  seoul: { names: ['Seoul', 'Seúl'], load: () => import('./destinations/seoul.ts') },
  sevilla: { names: ['Seville', 'Sevilla'], load: () => import('./destinations/sevilla.ts') },
  singapore: { names: ['Singapore', 'Singapur'], load: () => import('./destinations/singapore.ts') },
  stockholm: { names: ['Stockholm', 'Estocolmo'], load: () => import('./destinations/stockholm.ts') },
  sydney: { names: ['Sydney', 'Sídney'], load: () => import('./destinations/sydney.ts') },
  tenerife: { names: ['Tenerife'], load: () => import('./destinations/tenerife.ts') },
  tokyo: { names: ['Tokyo', 'Tokio'], load: () => import('./destinations/tokyo.ts') },
  toledo: { names: ['Toledo'], load: () => import('./destinations/toledo.ts') },
  valencia: { names: ['Valencia'], load: () => import('./destinations/valencia.ts') },
  venice: { names: ['Venice', 'Venecia'], load: () => import('./destinations/venice.ts') },
  vienna: { names: ['Vienna', 'Viena'], load: () => import('./destinations/vienna.ts') },
  zaragoza: { names: ['Zaragoza'], load: () => import('./destinations/zaragoza.ts') },
};

/** The drawing of the destination that a trip is called after; null where it has none of its own. Rejects where it cannot be fetched. */
export async function loadDrawing(destination: string): Promise<Drawing | null> {
  const own = Object.values(drawings).find(({ names }) => names.includes(destination));
  return own ? (await own.load()).drawing : null;
}
