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
    label: { en: 'Museums', es: 'Museos' },
    asked: /\b(?:museums?|museos?|(?:art )?galler(?:y|ies)|galerias?(?: de arte)?)\b/,
    narrower: /\b(?:art museums?|museos? de arte|exhibitions?|exposicion(?:es)?)\b/,
    known: (place) => place.indoor && !place.categories.includes('shopping') && museum.test(place.words.names),
    described: museum,
    guessed: isGallery,
  },
  {
    id: 'art',
    label: { en: 'Art', es: 'Arte' },
    asked: /\b(?:arts?|artes?)\b/,
    narrower:
      /\b(?:(?:modern|contemporary|fine|ancient) arts?|arte (?:moderno|contemporaneo|antiguo)|bellas artes|paintings?|pinturas?|sculptures?|esculturas?)\b/,
    categories: ['art'],
  },
  {
    id: 'history',
    label: { en: 'History', es: 'Historia' },
    asked: /\b(?:history|historical|historic|historia|historic[oa]s?)\b/,
    narrower: /\b(?:(?:ancient )?ruins|ruinas|archaeolog\w*|arqueolog\w*)\b/,
    categories: ['history'],
  },
  {
    id: 'architecture',
    label: { en: 'Architecture', es: 'Arquitectura' },
    asked: /\b(?:architect\w*|arquitect\w*|buildings|edificios|baroque architecture|arquitectura barroca)\b/,
    described:
      /\b(?:architect\w*|arquitect\w*|modernis\w*|gothic|gotic[oa]|baroque|barroc[oa]|renaissance|renacentista|facade|fachada|dome|cupula|skyscraper|rascacielos)\b/,
  },
  {
    id: 'churches',
    label: { en: 'Churches', es: 'Iglesias' },
    asked: /\b(?:church(?:es)?|iglesias?|cathedrals?|catedral(?:es)?|basilicas?|monaster(?:y|ies|ios?))\b/,
    named:
      /\b(?:church(?:es)?|iglesias?|cathedrals?|catedral(?:es)?|basilicas?|chapels?|capillas?|chapelle|eglise|monaster(?:y|ies|ios?)|convents?|conventos?|abbeys?|abadias?|duomo|minster|kirche|dom|notre dame|sagrada familia)\b/,
    described:
      /\b(?:church|iglesia|cathedral|catedral|basilica|chapel|capilla|monastery|monasterio|convent|convento|abbey|abadia|nave|altar|altarpiece|retablo|crypt|cripta)\b|^(?:sain?ta?|san|st|santo) /,
  },
  {
    id: 'temples',
    label: { en: 'Temples', es: 'Templos' },
    asked: /\b(?:temples?|templos?|temples (?:and|or) shrines|templos y santuarios)\b/,
    narrower: /\b(?:shrines?|santuarios?|mosques?|mezquitas?|pagodas?)\b/,
    named:
      /\b(?:temples?|templos?|shrines?|santuarios?|mosques?|mezquitas?|pagodas?|wat|jinja|jingu|tera|dera|do|ji)\b/,
    described:
      /\b(?:temples?|templos?|shrines?|santuarios?|pagodas?|buddha|buda|zen|monks?|monjes?|mosques?|mezquitas?)\b/,
  },
  {
    id: 'castles',
    label: { en: 'Castles and palaces', es: 'Castillos y palacios' },
    asked: /\b(?:castles (?:and|or) palaces|castillos y palacios)\b/,
    narrower: /\b(?:castles?|castillos?|palaces?|palacios?|fort(?:s|ress|resses)?|fortalezas?)\b/,
    named:
      /\b(?:castles?|castillos?|castel|palaces?|palacios?|palais|fort|fortress|fortaleza|alcazar|alcazaba|citadel|ciudadela|tower of)\b/,
  },
  {
    id: 'gardens',
    label: { en: 'Parks and gardens', es: 'Parques y jardines' },
    asked: /\b(?:parks?|parques?|gardens?|jardin(?:es)?|green spaces?|zonas verdes)\b/,
    known: (place) => !place.indoor && place.categories.includes('nature') && greenery.test(place.words.names),
    described: greenery,
  },
  {
    id: 'nature',
    label: { en: 'Nature', es: 'Naturaleza' },
    asked: /\b(?:nature|naturaleza)\b/,
    narrower:
      /\b(?:landscapes?|paisajes?|forests?|bosques?|mountains?|montanas?|waterfalls?|cascadas?|lakes?|lagos?|rivers?|rios?|wildlife)\b/,
    categories: ['nature'],
  },
  {
    id: 'hiking',
    label: { en: 'Hiking and adventure', es: 'Senderismo y aventura' },
    asked: /\b(?:adventures?|aventuras?)\b/,
    narrower:
      /\b(?:hik(?:e|es|ing)|trek\w*|trails?|senderismo|caminatas?|rutas a pie|climb\w*|escalada|kayak\w*|surf\w*)\b/,
    categories: ['adventure'],
    described: /\b(?:hike|hikes|hiking|trail|trails|sendero|senderos|caminata)\b/,
  },
  {
    id: 'animals',
    label: { en: 'Animals', es: 'Animales' },
    asked: /\b(?:animals?|animales)\b/,
    narrower: /\b(?:zoos?|zoologicos?|aquariums?|acuarios?|fauna|elephants?|elefantes?|penguins?|pinguinos?)\b/,
    named: /\b(?:zoo|zoologico|aquarium|acuario|oceanarium|oceanario|oceanografic|safari|bioparc)\b/,
    described: /\b(?:animals|animales|penguins|pinguinos|sharks|tiburones|monkeys|monos|elephants|elefantes)\b/,
  },
  {
    id: 'viewpoints',
    tables: true,
    label: { en: 'Views', es: 'Miradores' },
    asked:
      /\b(?:sunset views?|view(?:s|points?)?|vistas|mirador(?:es)?|panoram\w*|rooftops?|azoteas?|sunsets?|atardecer(?:es)?|puestas? de sol|photograph\w*|fotograf\w*|fotos|photos|instagram\w*)\b/,
    described:
      /\b(?:viewpoint|viewpoints|mirador|miradores|panoram\w*|views|vistas|rooftop|azotea|skyline|sunset|sunsets|atardecer|lookout)\b/,
  },
  {
    id: 'romantic',
    tables: true,
    label: { en: 'A romantic trip', es: 'Un viaje romántico' },
    asked: /\b(?:romantic\w*|romance|honeymoon|luna de miel|anniversary|aniversario|en pareja)\b/,
    described:
      /\b(?:romantic\w*|sunset|atardecer|garden|gardens|jardin|jardines|viewpoint|mirador|terrace|terraza|canal|canals|canales)\b/,
  },
];
