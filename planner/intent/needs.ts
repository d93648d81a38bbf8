/** How people travel, beyond what they like to see. */
export const needIds = [
  'late-start',
  'early-start',
  'early-night',
  'gentle',
  'toddler',
  'quiet',
  'highlights',
  'thrifty',
] as const;
export type NeedId = (typeof needIds)[number];

export const dietIds = ['vegetarian', 'vegan', 'gluten-free', 'halal', 'kosher', 'lactose-free', 'allergy'] as const;
export type DietId = (typeof dietIds)[number];

/** Which part of a clause decides: some needs are said as refusals ("no stairs"), others are not meant when refused. */
interface Phrase {
  readonly part: 'whole' | 'wanted';
  readonly said: RegExp;
}

const needs: Readonly<Record<NeedId, Phrase>> = {
  'late-start': {
    part: 'whole',
    said: /\b(?:(?:slow|late|lazy|quiet|relaxed|easy) mornings?|sleep(?:ing)? in|late starts?|start(?:ing)? (?:the days? )?late|(?:no|not|nothing|without) (?:\w+ ){0,2}early|(?:not|no) (?:a )?morning (?:people|person)|mananas (?:tranquilas|lentas|relajadas|sin prisas?)|(?:sin|no(?: \w+){0,2}) madrug\w*|empezar (?:el dia )?tarde|(?:levantar\w*|dormir hasta) tarde)\b/,
  },
  'early-start': {
    part: 'wanted',
    said: /\b(?:early (?:risers?|birds?|starts?|mornings?)|start(?:ing)? (?:the days? )?early|madrug\w*|empezar (?:el dia )?(?:temprano|pronto))\b/,
  },
  'early-night': {
    part: 'whole',
    said: /\b(?:early nights?|early to bed|early dinners?|back early|no late nights?|not (?:stay\w* )?out late|acostar\w* (?:temprano|pronto)|volver (?:temprano|pronto)|cenar (?:temprano|pronto)|(?:sin|no) trasnochar)\b/,
  },
  gentle: {
    part: 'whole',
    said: /\b(?:wheelchairs?|silla de ruedas|(?:reduced|limited) mobility|movilidad reducida|elderly|grandparents?|grandmothers?|grandfathers?|grandma|grandpa|abuel[oa]s?|(?:personas?|gente|padres) mayor(?:es)?|seniors?|bad (?:knees?|back|hip)|rodillas?|muletas|crutches|pregnan\w*|embarazad[oa]|(?:no|not|without|avoid|few|sin|evitar|pocas?|muchas?) (?:\w+ ){0,2}(?:stairs|escaleras|steps|escalones|hills|cuestas)|(?:no|not|little|less|without|sin) (?:\w+ ){0,3}(?:walking|caminar|andar|caminatas?)|(?:cannot|can ?not|can t|cant|unable to|not able to|hard to|difficult to|trouble|problems?|struggles? (?:to|with)) (?:\w+ ){0,2}(?:walk|walking)(?: (?:very |too |that |so )?(?:far|much|long|a lot))?|(?:caminar|andar) poco|poco (?:caminar|andar))\b/,
  },
  toddler: {
    part: 'wanted',
    said: /\b(?:toddlers?|bab(?:y|ies)|infants?|bebes?|strollers?|pushchairs?|prams?|carrito|cochecito|little ones?|(?:nin[oa]s?|hij[oa]s?) pequen[oa]s?|(?:one|two|three|1|2|3) years? old|de (?:uno|un|dos|tres|1|2|3) anos?)\b/,
  },
  quiet: {
    part: 'whole',
    said: /\b(?:crowds?|crowded|off the beaten|hidden gems?|lesser known|(?:less|not|non|no|nothing) (?:\w+ )?tourist\w*|tourist traps?|like a local|como (?:un local|los locales)|authentic|autentic[oa]s?|(?:sitios|lugares|rincones) (?:secretos|poco conocidos|escondidos)|joyas (?:ocultas|escondidas)|aglomeraciones|masificad[oa]s?|multitudes|(?:poco|nada|menos) turistic[oa]s?)\b/,
  },
  highlights: {
    part: 'wanted',
    said: /\b(?:first (?:time|visit)|highlights?|must sees?|icons?|iconic|classics?|famous|imprescindibles?|primera (?:vez|visita)|clasicos?|famos[oa]s?|lo mas (?:importante|famoso|tipico))\b/,
  },
  thrifty: {
    part: 'wanted',
    said: /\b(?:cheap(?:ly)?|inexpensive|low cost|(?:low|tight|small) budget|(?:save|saving) money|backpack\w*|barat[oa]s?|(?:poco|bajo) presupuesto|presupuesto (?:ajustado|bajo)|ahorrar|poco dinero|mochiler[oa]s?)\b/,
  },
};

/** Words that only carry a need or a diet: "one of us is", "restaurants", "with our". */
const belongings =
  /\b(?:one of (?:us|them)|uno de nosotros|una de nosotras|comes along|come along|vienen?|llevamos|viajamos con|food|cuisine|cocina|meals?|menus?|options?|restaurants?|dishes|comida|comidas|restaurantes?|platos|menu|opciones|free|free food|friendly|path|track|accessible|accesibles?|silla|wife|husband|partner|daughter|son|mother|father|mum|dad|mujer|marido|pareja|hija|hijo|madre|padre|eat|eats|comemos|come|comen|como|old|days?)\b/g;

/** Said with or without a negative: "gluten free", "sin gluten", "we don't eat meat". */
const diets: Readonly<Record<DietId, RegExp>> = {
  vegetarian: /\b(?:vegetarian(?:s|o|a|os|as)?|veggies?|(?:no|not|dont|don t|without|sin) (?:\w+ )?(?:meat|carne))\b/,
  vegan: /\b(?:vegan(?:s|o|a|os|as)?|plant based)\b/,
  'gluten-free': /\b(?:gluten|co?eliacs?|celiac[oa]s?)\b/,
  halal: /\bhalal\b/,
  kosher: /\b(?:kosher|casher)\b/,
  'lactose-free': /\b(?:lactose|lactosa|dairy free)\b/,
  allergy: /\b(?:allerg\w*|alergi\w*|intoleran\w*)\b/,
};

/** A clause as the phrases are looked for in it. */
export interface Heard {
  readonly whole: string;
  readonly wanted: string;
}

export function needsOf(clause: Heard): NeedId[] {
  return needIds.filter((id) => needs[id].said.test(clause[needs[id].part]));
}

export function dietsOf({ whole }: Heard): DietId[] {
  return dietIds.filter((id) => diets[id].test(whole));
}

/** A text without the phrases of needs and diets, and what belongs to them. */
export function withoutNeeds(text: string): string {
  const phrases = [...needIds.map((id) => needs[id].said), ...dietIds.map((id) => diets[id])];
  const said = phrases.filter((phrase) => phrase.test(text));
  if (said.length === 0) return text;
  return said
    .reduce((rest, phrase) => rest.replace(new RegExp(phrase.source, 'g'), ' '), text)
    .replace(belongings, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

/** A clause without the phrases that say when the day starts: "slow mornings" is no slow trip. */
export function withoutHours(text: string): string {
  return text.replace(needs['late-start'].said, ' ').replace(needs['early-start'].said, ' ');
}
