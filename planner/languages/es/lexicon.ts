import type { Lexicon } from '../../intent/lexicon.ts';

/** Words that are common in Spanish and hardly occur in the other languages. */
export const tellingWords = 'el los las del y con para es por que una un tu son se lo más no su al como esta este';

export const lexicon: Lexicon = {
  fillers:
    'el la los las lo un una unos unas y e o u ni de del al a en por para con como que se es son ser soy somos esta estan estar estamos hay ha he hemos han haber me nos te os le les mi mis nuestro nuestra nuestros nuestras su sus tu tus este esta estos estas eso esa ese esos esas esto aqui alli muy bien tambien ademas pues favor porfa gracias hola buenas adios vale si ya quiero queremos quieren quisiera quisieramos gusta gustan gustaria gustarian encanta encantan encantaria interesa interesan interesado interesados interesada interesadas apasiona apasionan apetece apetecen aficionado aficionados amantes amante fan fans ver veamos visitar visitemos ir vamos hacer conocer descubrir disfrutar explorar buscar buscamos preferimos prefiero necesito necesitamos poder podamos algun alguno alguna algunos algunas cosa cosas sitio sitios lugar lugares plan planes tipo tipos viaje viajes vacaciones dia dias bueno buena buenos buenas bonito bonita bonitos bonitas lindo linda precioso preciosa preciosos preciosas chulo chula genial favorito favorita favoritos favoritas sobre todo especialmente principalmente otra otro vez veces esta nada no nunca sin evitar evitando evitamos evita odio odiamos tampoco',
  degrees: 'muchos muchas mucho mucha tantos tantas tanto tanta demasiados demasiadas demasiado',
  liking: /gustan?|gustaria|encantan?|interesan?|interesad[oa]s?|apasionan?|aficionad[oa]s?|admir\w*/,
  bounds: {
    totals: /todo|todos|todas|nada|cualquier\w*|ningun\w*/,
    save: /menos|salvo|excepto|mas que|aparte de|que no sea\w*/,
    exchanged: /en vez del?|en lugar del?|antes que|cambiar/,
    exception: /salvo|excepto|menos|aparte de|quitando/,
    whereabouts:
      /cerca de|cerca del|junto a|junto al|al lado de|al lado del|alrededor de|alojad\w*|alojamiento|alojamos|dorm\w*|apartamento|piso|habitacion|hostal|aeropuerto|estacion|vuelo/,
    counted:
      /solo|solamente|unic[oa]s?|unicamente|poc[oa]s?|menos|mas|maxim[oa]|minim[oa]|medio|media|quiza\w*|tal vez|a lo mejor|cuando|depende|segun|cada|al dia|por dia|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez/,
    ifFirst: /si/,
    afterthought: /pero|aunque|solo|si|salvo|excepto|menos|y no/,
    notYet: /no/,
  },
  polarity: {
    known:
      /ya (?:\w+ ){0,3}(?:visto|vistos|vistas|estado|visitado|conoc\w*|conozco|vimos|estuvimos|estuve|fuimos|visitamos)|(?:hemos|habiamos|han|he) (?:visto|estado|visitado)|(?:lo |la |los |las )?(?:conocemos|conozco|estuvimos|vimos)/,
    knownAt: /en|a|al/,
    refusal:
      /no|sin|evit\w*|odi\w+|detest\w*|hart[oa]s? de|cansad[oa]s? de|salt(?:ar|arnos|arse|aros|aos|ate|amos|emos|a|en)(?: el| la| los| las)?|omit\w*|prescind\w*|nada de|tampoco|ni/,
    refusedBefore: /(?:me|nos|le|les) aburr\w*|nada|no|fuera|ningun[oa]?/,
    turn: /pero|sino|solo|con/,
    and: /y|asi que|e/,
    wanting: /quer\w*|quiero|gustari?a\w*|apetece/,
    exception: /salvo|excepto|menos|aparte de|quitando/,
    negatives: /no(?: \w+)?|nunca|aun no|todavia no/,
    between: /hemos|he|han/,
    missed: /sin|visto|estado|visitado|conoc\w*|conozco|perd\w*|pierd\w*|olvid\w*|salt\w*/,
  },
  pace: {
    relaxed: /tranquil\w*|despacio|pausad\w*|descans\w*|con calma/,
    unhurried: /sin prisas?|nada intenso|sin agobios?|sin correr|sin estres/,
    packed: /a tope|todo lo posible|verlo todo|apretad\w*/,
    restless: /sin parar/,
    beside: /ritmo|fin de semana/,
  },
  needs: {
    'late-start':
      /mananas (?:tranquilas|lentas|relajadas|sin prisas?)|(?:sin|no(?: \w+){0,2}) madrug\w*|empezar (?:el dia )?tarde|(?:levantar\w*|dormir hasta) tarde/,
    'early-start': /madrug\w*|empezar (?:el dia )?(?:temprano|pronto)/,
    'early-night':
      /acostar\w* (?:temprano|pronto)|volver (?:temprano|pronto)|cenar (?:temprano|pronto)|(?:sin|no) trasnochar/,
    gentle:
      /silla de ruedas|movilidad reducida|abuel[oa]s?|(?:personas?|gente|padres) mayor(?:es)?|rodillas?|muletas|embarazad[oa]|(?:no|sin|evitar|pocas?|muchas?) (?:\w+ ){0,2}(?:escaleras|escalones|cuestas)|(?:no|sin) (?:\w+ ){0,3}(?:caminar|andar|caminatas?)|(?:caminar|andar) poco|poco (?:caminar|andar)/,
    toddler: /bebes?|carrito|cochecito|(?:nin[oa]s?|hij[oa]s?) pequen[oa]s?|de (?:uno|un|dos|tres|1|2|3) anos?/,
    quiet:
      /como (?:un local|los locales)|autentic[oa]s?|(?:sitios|lugares|rincones) (?:secretos|poco conocidos|escondidos)|joyas (?:ocultas|escondidas)|aglomeraciones|masificad[oa]s?|multitudes|(?:poco|nada|menos) turistic[oa]s?/,
    highlights: /imprescindibles?|primera (?:vez|visita)|clasicos?|famos[oa]s?|lo mas (?:importante|famoso|tipico)/,
    thrifty: /barat[oa]s?|(?:poco|bajo) presupuesto|presupuesto (?:ajustado|bajo)|ahorrar|poco dinero|mochiler[oa]s?/,
  },
  diets: {
    vegetarian: /vegetarian(?:o|a|os|as)|(?:no|sin) (?:\w+ )?carne/,
    vegan: /vegan(?:o|a|os|as)/,
    'gluten-free': /celiac[oa]s?/,
    kosher: /casher/,
    'lactose-free': /lactosa/,
    allergy: /alergi\w*/,
  },
  belongings:
    /uno de nosotros|una de nosotras|vienen?|llevamos|viajamos con|cocina|comida|comidas|restaurantes?|platos|menu|opciones|accesibles?|silla|mujer|marido|pareja|hija|hijo|madre|padre|comemos|come|comen|como/,
  links: /de|del|en|desde|para/,
  articles: /la|el|los|las/,
};
