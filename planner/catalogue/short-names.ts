import type { Destination, Place } from '#domain/place/destination.ts';
import { normaliseName } from '../resolve/normalise.ts';

/** What a sight is, said before or behind what it is called: "Louvre Museum", "Museo del Prado", "Eiffel Tower". */
const sort =
  /^(?:the |el |la )?(?:(?:national )?museum of |museu[mo]? (?:nacional )?(?:(?:de la|de los|de las|del|de|d) )?|musee (?:du|de la|de|d) |torre |parque nacional (?:(?:del|de) )?|edificio )|(?: (?:museum|museo|museums|gallery|galleries|galleria|collection|tower|building|national park))+$/g;
const article = /^(?:the|el|la|los|las|il|le|les|l) /;
const both = /,| (?:and|y|e|&|und|et) /i;

/** Words that say what a place is and not which: alone, or with nothing but each other, they are no name. */
export const commonWords = new Set(
  'green wales ostiense napolitana acqua alta restaurant restaurants restaurante restaurantes restorante tavern taverna trattoria osteria brasserie bistro bistrot pizzeria bar bares pub pubs hostel hotels diner kitchen cocina grill club shop tienda a an the of in on at to and or y e o de del d la las el los lo al en con por para con un una san santa st art arts arte artes modern moderno moderna contemporary contemporaneo contemporanea fine bellas decorative decorativas design diseno history historia historical historic historico science sciences ciencia ciencias natural nature naturaleza technology tecnologia industry industria archaeology archaeological arqueologia arqueologico arqueologica archaeologico maritime maritimo naval military militar army ejercito war guerra national nacional royal real imperial central centre center centro city ciudad town old new nuevo nueva viejo vieja antiguo antigua grand gran great big small little high low upper lower north south east west norte sur este oeste park parque parks gardens garden jardin jardines botanical botanico square plaza plazas place palace palacio castle castillo tower torre bridge puente street calle road avenue avenida market mercado markets mercados beach playa beaches playas bay bahia harbour harbor port puerto lake lago river rio island isla islands hill mount monte mountain valley valle viewpoint mirador church iglesia cathedral catedral basilica chapel capilla monastery monasterio convent convento abbey temple templo shrine santuario mosque mezquita synagogue sinagoga museum museo museums museos gallery galeria galleries house casa houses home hall theatre theater teatro opera library biblioteca university universidad zoo aquarium acuario cable car cruise tour walk paseo quarter barrio district area zone world mundo people pueblo water agua wine vino chocolate food gold oro silver plata sea mar sun sol moon luna ring late wall walls arch arco gate puerta station estacion cave caves cuevas dance baile music musica film cine cinema toy toys doll dolls photography fotografia fashion moda costume traje football futbol sports deporte olympic olimpico railway ferrocarril train transport transporte aviation space sky cielo glass vidrio ceramics ceramica tile tiles azulejo design memorial monument monumento independence independencia liberty libertad freedom peace paz revolution revolucion republic republica parliament parlamento government customs post money mint coin bank stock day night open air free life love sex death bread coffee cafe tea perfume diamond amber illusions mall malls center shopping stage edge vessel retiro houseboat favela born sewer evita cortes puppet round redonda lakes lagos cisterns cisternas future writers childhood meadows monster monstruo pera fado broad rastro lonja madre tenement misericordia mucha carboneria rocks silk fallas correr tubo fire straat reproductions ethnography ethnology david innocence british scottish scotland anthropology antropologia nordic viking technical korea tomorrow powder concepcion australian visigothic cobblestone forum pilgrimage hammer moco siam jewish judio coptic greco hot springs spring yoga cooking class practice religious religioso sacred sacro urban urbano street musical instruments saturday sunday walking flea flower flores bird birds fish surf music pool hotel resort sound sonido women men children ninos ninas hike terrace riverside promenade site main building edificio principal work s sant palau turkish turco turca turcos roman romano romana islamic islamico medieval folklore folclore mas clock field bass fruit fruta neon bovedas chandelier mob pinball rex strip village colonial senses punta pharmacy ciudadela marine hogueras ermitas templete terrazas bishop atomic treasury tesoro flight bell drum christmas navidad bavarian choir coro carousel bastille year week semana lights luces parade desfile fireworks fuegos fires'.split(
    ' ',
  ),
);

const SHORTEST_WORD = 4;
const MOST_WORDS = 4;

/** Both halves of "Big Ben and the Houses of Parliament"; a half in small letters is a description. */
const partsOf = (name: string) =>
  name
    .split(both)
    .filter((part) => /^(?:the |el |la |los |las )?[\p{Lu}\d]/u.test(part))
    .map((part) => normaliseName(part).replace(article, ''));

function coresOf(name: string): string[] {
  const bare = normaliseName(name.replace(/\(.*?\)/g, ' '));
  const core = bare.replace(sort, '').replace(article, '').trim();
  const parts = partsOf(name.replace(/\(.*?\)/g, ' ')).filter((part) => part.includes(' '));
  return [core, ...parts].filter((short) => short !== bare && !/^(?:de|del|d) /.test(short));
}

/** "The Metropolitan Museum of Art (Met)": three letters are a name only behind an article. */
function bracketsOf(name: string): string[] {
  return [...name.matchAll(/\((\p{Lu}.*?)\)/gu)].flatMap(([, inside = '']) => {
    const short = normaliseName(inside);
    return short.length < SHORTEST_WORD ? [`the ${short}`, `el ${short}`] : [short];
  });
}

function tells(name: string): boolean {
  const words = name.split(' ');
  return words.length <= MOST_WORDS && words.some((word) => word.length >= SHORTEST_WORD - 1 && !commonWords.has(word));
}

const namesOf = ({ name }: Place) => [...new Set([name.en, name.es])];

/** Names that several places could mean belong to none of them. */
function unique(
  named: readonly (readonly [place: Place, name: string])[],
  isTaken: (place: Place, name: string) => boolean,
) {
  const owners = new Map<string, Set<string>>();
  for (const [{ id }, name] of named) owners.set(name, (owners.get(name) ?? new Set()).add(id));
  return named.filter(([place, name]) => owners.get(name)?.size === 1 && !isTaken(place, name));
}

const isQuarter = ({ tags = [] }: Place) => tags.includes('quarter') || tags.includes('old-town');

/**
 * What people call a sight for short, by its id, normalised: the Louvre, el Prado, Big Ben, the Met, MoMA. Never the name of the
 * city or a word that says what a place is: "Ring", "Sol", "late"; that of a quarter to stay in is the quarter's alone: "San Telmo".
 */
export function shortNames({ places, name, aliases, countryName, areas }: Destination): ReadonlyMap<string, string[]> {
  const visited = places.filter(({ kind }) => kind !== 'food');
  const taken = new Set(
    [name.en, name.es, ...aliases, countryName.en, countryName.es].concat(places.flatMap(namesOf)).map(normaliseName),
  );
  const beds = new Set(areas.flatMap((area) => [area.name.en, area.name.es]).map(normaliseName));
  const quarters = new Set(
    areas.flatMap(({ name: own, aliases: others = [] }) =>
      [own.en, own.es, ...others].flatMap((one) => [normaliseName(one), ...partsOf(one)]),
    ),
  );
  const isTaken = (place: Place, short: string) =>
    taken.has(short) ||
    (isQuarter(place) && quarters.has(short)
      ? !short.includes(' ') && !tells(short)
      : beds.has(short) || !tells(short));
  const cores = unique(
    visited.flatMap((place) =>
      namesOf(place)
        .flatMap(coresOf)
        .map((core) => [place, core] as const),
    ),
    isTaken,
  );
  for (const [, core] of cores) taken.add(core);
  const brackets = unique(
    visited.flatMap((place) =>
      namesOf(place)
        .flatMap(bracketsOf)
        .map((inside) => [place, inside] as const),
    ),
    isTaken,
  );
  const found = new Map<string, string[]>();
  for (const [{ id }, short] of [...cores, ...brackets]) found.set(id, [...(found.get(id) ?? []), short]);
  return found;
}
