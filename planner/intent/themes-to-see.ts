import type { CompiledPlace } from '../catalogue/compiled.ts';
import type { Theme } from './theme.ts';

const museum =
  /\b(?:museums?|museos?|museus?|musei|musees?|museet|museen|muzeum|muze\w*|\w+museum|\w+museet|galler(?:y|ies)|galleri[ae]|galerie|galerias?|pinacoteca|pinakothek|glyptothek|kunsthalle|collections?|coleccion(?:es)?|moma|tate|louvre|uffizi|prado)\b/;
const greenery = /\b(?:parks?|parques?|parc|gardens?|jardin|jardines|giardino|villa|botanic\w*)\b/;
const house =
  /\b(?:church|iglesia|cathedral|catedral|basilica|chapel|capilla|chapelle|monastery|monasterio|abbey|abadia|duomo|notre dame|temple|templo|mosque|mezquita|shrine|santuario|synagogue|sinagoga|palace|palacio|castle|castillo|opera|theatre|theater|teatro|library|biblioteca|pantheon|panteon)\b/;

/** Collections that do not call themselves museum: the Louvre, the Uffizi. */
const isGallery = (place: CompiledPlace) =>
  place.kind === 'sight' && place.indoor && place.categories.includes('art') && !house.test(place.words.names);

/** What there is to see. */
export const themesToSee: readonly Theme[] = [
  {
    id: 'museums',
    known: (place) => place.indoor && !place.categories.includes('shopping') && museum.test(place.words.names),
    described: museum,
    guessed: isGallery,
  },
  {
    id: 'art',
    categories: ['art'],
  },
  {
    id: 'history',
    categories: ['history'],
  },
  {
    id: 'architecture',
    described:
      /\b(?:architect\w*|arquitect\w*|modernis\w*|gothic|gotic[oa]|baroque|barroc[oa]|renaissance|renacentista|facade|fachada|dome|cupula|skyscraper|rascacielos)\b/,
  },
  {
    id: 'churches',
    named:
      /\b(?:church(?:es)?|iglesias?|cathedrals?|catedral(?:es)?|basilicas?|chapels?|capillas?|chapelle|eglise|monaster(?:y|ies|ios?)|convents?|conventos?|abbeys?|abadias?|duomo|minster|kirche|dom|notre dame|sagrada familia)\b/,
    described:
      /\b(?:church|iglesia|cathedral|catedral|basilica|chapel|capilla|monastery|monasterio|convent|convento|abbey|abadia|nave|altar|altarpiece|retablo|crypt|cripta)\b|^(?:sain?ta?|san|st|santo) /,
  },
  {
    id: 'temples',
    named:
      /\b(?:temples?|templos?|shrines?|santuarios?|mosques?|mezquitas?|pagodas?|wat|jinja|jingu|tera|dera|do|ji)\b/,
    described:
      /\b(?:temples?|templos?|shrines?|santuarios?|pagodas?|buddha|buda|zen|monks?|monjes?|mosques?|mezquitas?)\b/,
  },
  {
    id: 'castles',
    named:
      /\b(?:castles?|castillos?|castel|palaces?|palacios?|palais|fort|fortress|fortaleza|alcazar|alcazaba|citadel|ciudadela|tower of)\b/,
  },
  {
    id: 'gardens',
    known: (place) => !place.indoor && place.categories.includes('nature') && greenery.test(place.words.names),
    described: greenery,
  },
  {
    id: 'nature',
    categories: ['nature'],
  },
  {
    id: 'hiking',
    categories: ['adventure'],
    described: /\b(?:hike|hikes|hiking|trail|trails|sendero|senderos|caminata)\b/,
  },
  {
    id: 'animals',
    named: /\b(?:zoo|zoologico|aquarium|acuario|oceanarium|oceanario|oceanografic|safari|bioparc)\b/,
    described: /\b(?:animals|animales|penguins|pinguinos|sharks|tiburones|monkeys|monos|elephants|elefantes)\b/,
  },
  {
    id: 'viewpoints',
    tables: true,
    described:
      /\b(?:viewpoint|viewpoints|mirador|miradores|panoram\w*|views|vistas|rooftop|azotea|skyline|sunset|sunsets|atardecer|lookout)\b/,
  },
  {
    id: 'romantic',
    tables: true,
    described:
      /\b(?:romantic\w*|sunset|atardecer|garden|gardens|jardin|jardines|viewpoint|mirador|terrace|terraza|canal|canals|canales)\b/,
  },
];
