import { hasTag } from '#domain/place/has-tag.ts';
import type { Tag } from '#domain/place/tag.ts';
import type { ItemOf } from '#domain/wishes/item.ts';
import type { CompiledPlace } from '../catalogue/compiled.ts';

/** Dishes and animals as tables name them in our texts, normalised, both languages: land, sea, and what animals give. */
const meat =
  'meats? meaty beef veal pork porky piglet pigs? hogs? ham hams bacon lambs? mutton goat chickens? hens? coq poultry turkey ducks? goose geese quail pigeon rabbit hare venison boar steaks? steakhouse steak\\w* ribs? ribeye brisket burgers? hamburgers? sausages? wurst\\w* \\w+wurst schnitzels? cutlets? chops? bbq barbecues? oxtail livers? sweetbreads? offal pate foie cassoulet meatballs? kebabs? kebap doner souvlaki gyros shawarma pastrami salami salumi salumeria charcuterie prosciutto chorizo iberico iberian stewed sauerbraten goulash knuckle shank hock trotters? carbonara amatriciana gricia bolognese ragu cacciatora bistecca porchetta lechon carnitas adobada pastor birria cochinita barbacoa asado asados? parrilla parrillas asador\\w* churrasc\\w* rodizio butchers? carnes? carnicer\\w* ternera vaca buey cerdos? cochinillo lechazo corder\\w* carnero cabrito cabra chivo pollos? gallos? gallinas? pavo pavos patos? magret oca ganso perdiz perdices codorniz codornices pichon conejos? liebre venado ciervo jabali caza chuleta\\w* chuleton\\w* entrecots? entrecote solomillo\\w* costilla\\w* filetes? hamburguesas? salchicha\\w* escalopes? milanesa\\w* cachopo\\w* rabo callos higado rinon\\w* mollejas albondigas jamon jamones beicon panceta embutid\\w* charcuter\\w* pinchos? pintxos? estofad\\w* fabada codillo torreznos? morcilla chicharron\\w* sukiyaki tonkatsu yakitori yakiniku bulgogi galbi samgyeopsal pho satay rendang wagyu'.split(
    ' ',
  );
const fish =
  'fish fishermen seafood fishmonger shellfish cod salmon lox tuna trout sardines? anchov\\w* herrings? mackerel eels? hake bream turbot monkfish pike sturgeon caviar roe octopus squid calamari cuttlefish shrimps? prawns? langoustines? lobsters? crabs? crayfish mussels? clams? cockles? oysters? scallops? barnacles? whelks? urchins? sushi sashimi ceviche cioppino bouillabaisse paella\\w* poke unagi omakase chippy kaiseki dim sum ramen pescad\\w* pescait\\w* marisc\\w* marisqueria bacalao salmon atun trucha sardinas? anchoas? boqueron\\w* arenques? caballa anguilas? merluza dorada lubina rodaballo lenguado esturion pulp\\w* calamar\\w* chipiron\\w* sepia gambas? langostin\\w* cigalas? langostas? bogavante cangrejo\\w* centollo mejillon\\w* almejas? berberechos? ostras? vieiras? percebes? erizos? espetos? fritura'.split(
    ' ',
  );
const givenByAnimals =
  'cheeses? cheesy mozzarella feta ricotta parmesan cacio pecorino gruyere raclette fondue butter\\w* cream creamy custard milk yogh?urt eggs? omelettes? mayonnaise gelato pizzas? pizzer\\w* cakes? pastr\\w* croissants? profiteroles mousse honey quesos? queseria mantequilla natas? crema cremos\\w* leche yogur huevos? tortillas? mayonesa helados? tartas? pasteles? bolleria miel croquetas? croquettes?'.split(
    ' ',
  );
const porkAndDrink =
  'ham hams bacon pork porky piglet salami salumi salumeria prosciutto chorizo iberico iberian charcuterie sausages? wurst\\w* \\w+wurst carbonara amatriciana gricia porchetta carnitas pastor knuckle beers? brewer\\w* wines? cider sake cocktails? vermouth pubs? taverns? jamon jamones cerdos? cochinillo beicon panceta embutid\\w* charcuter\\w* salchicha\\w* morcilla torreznos? codillo vinos? cervez\\w* cervecer\\w* sidras? coctel\\w* vermut tabernas?'.split(
    ' ',
  );

/** Houses whose dish is the pig; in others there is something else to eat beside the ham. */
const pig =
  'carnitas chicharron\\w* cochinillo cochinita codillo codito haxe knuckle lechon pastor piglet porchetta pork porky salchichas? sausages? schweinshaxe tonkatsu torreznos? wurst\\w* \\w+wurst'.split(
    ' ',
  );

/** Wheat by names that do not say so. */
const wheaten =
  'baklava bulgur couscous cuscus feteer freekeh hawawshi kibbeh koshari koshary seitan tabbouleh tabule udon'.split(
    ' ',
  );

const anyOf = (...lists: readonly (readonly string[])[]) => new RegExp(`\\b(?:${lists.flat().join('|')})\\b`);

export type Diet = ItemOf<'diet'>['diet'];
export type Offer = 'yes' | 'some' | 'no';

/** Words by which a table is known for what a diet avoids, where nothing else is known of it. */
const avoided: Readonly<Partial<Record<Diet, RegExp>>> = {
  vegetarian: anyOf(meat, fish),
  vegan: anyOf(meat, fish, givenByAnimals),
  pescatarian: anyOf(meat),
  halal: anyOf(porkAndDrink),
  kosher: anyOf(porkAndDrink, fish),
  'no-pork': anyOf(pig),
  'gluten-free': anyOf(wheaten),
};

const meatTags = ['steak', 'bbq', 'burger', 'yakitori', 'kebab'] as const;
const fishTags = ['seafood', 'sushi', 'ceviche', 'fish-and-chips'] as const;
const avoidedTags: Readonly<Partial<Record<Diet, readonly Tag[]>>> = {
  vegetarian: [...meatTags, ...fishTags],
  vegan: [...meatTags, ...fishTags, 'cheese', 'ice-cream'],
  pescatarian: meatTags,
};

const namesAvoided = ({ words, tags }: CompiledPlace, diet: Diet) =>
  (avoided[diet]?.test(words.all) ?? false) || (avoidedTags[diet]?.some((tag) => hasTag(tags, tag)) ?? false);

/** Houses of dough: a coeliac finds nothing at them unless they say so. Where pasta is cooked there is meat and fish, too. */
const dough = [
  ...(['pizza', 'bakery', 'pastry', 'noodles', 'ramen', 'dumplings', 'dim-sum', 'sandwich', 'okonomiyaki'] as const),
  ...(['tempura', 'fish-and-chips', 'churros'] as const),
];
const wheat = ['pasta', ...dough] as const;

const hasOne = ({ tags }: CompiledPlace, sought: readonly Tag[]) => sought.some((tag) => hasTag(tags, tag));

/** Whether a class that is no table is all about what a diet avoids: who is coeliac rolls no pasta. */
export const isTasteOf = (place: CompiledPlace, diet: Diet): boolean =>
  place.kind !== 'food' &&
  hasTag(place.tags, 'cooking-class') &&
  (namesAvoided(place, diet) || (diet === 'gluten-free' && hasOne(place, wheat)));

/** Who eats fish eats what a vegetarian eats, and at every table known for fish. */
function offerOfFish(table: CompiledPlace): Offer | undefined {
  const isFishHouse = hasTag(table.tags, 'seafood') || hasTag(table.tags, 'sushi');
  return isFishHouse ? 'yes' : table.diets?.vegetarian;
}

/** What the data say of a diet at a table; undefined where they say nothing, as of pork and drink. */
function saidOf(table: CompiledPlace, diet: Diet): Offer | undefined {
  if (diet === 'no-pork' || diet === 'no-alcohol') return undefined;
  return diet === 'pescatarian' ? offerOfFish(table) : table.diets?.[diet];
}

/** What is known of a diet at a table: what the data say, else `no` where its own text names what is avoided; null is not known. */
export function offerOf(table: CompiledPlace, diet: Diet): Offer | null {
  return saidOf(table, diet) ?? (namesAvoided(table, diet) ? 'no' : null);
}

const weights = { yes: 2.5, some: 1.5, no: 0 } as const;
const UNKNOWN = 0.3;

const drinks = ['beer', 'wine', 'cocktails', 'bar', 'pub', 'sake', 'whisky', 'vermouth', 'cider'] as const;

/** Where nothing is known for sure, what a table is known for still counts. */
function leaning(table: CompiledPlace, diet: 'no-pork' | 'no-alcohol'): number {
  if (diet === 'no-alcohol') return drinks.some((tag) => hasTag(table.tags, tag)) ? UNKNOWN : 1;
  if (table.diets?.halal === 'yes' || table.diets?.kosher === 'yes') return weights.yes;
  if (namesAvoided(table, diet)) return 0;
  return avoided.halal?.test(table.words.all) ? UNKNOWN : 1;
}

/** What a house of which nothing is known counts for where one guest of a party keeps to a diet. */
function unknownWeight(table: CompiledPlace, diet: Diet): number {
  if (diet !== 'gluten-free' || !hasOne(table, wheat)) return UNKNOWN;
  return hasOne(table, dough) ? 0 : UNKNOWN / 3;
}

/** Vegans eat at a vegetarian house what is marked there, though its text speaks of cheese. */
const isHouseOfVegetables = ({ diets }: CompiledPlace, diet: Diet) => diet === 'vegan' && diets?.vegetarian === 'yes';

/** What a table counts for with a diet: nothing where it has nothing to eat; a meal near by without a table is better then. */
export function dietWeight(table: CompiledPlace, { diet, who }: Pick<ItemOf<'diet'>, 'diet' | 'who'>): number {
  if (diet === 'no-pork' || diet === 'no-alcohol') return leaning(table, diet);
  const offer = offerOf(table, diet);
  // A house of which nothing is known may feed one guest of a party; a party that has no other choice is not sent there.
  if (offer === null) return who === 'one' ? unknownWeight(table, diet) : 0;
  // One dish of such a guest's is no reason to send a whole party of them to a house that is known for what they avoid.
  const isAgainst = namesAvoided(table, diet) && !isHouseOfVegetables(table, diet);
  return who === 'all' && offer === 'some' && isAgainst ? 0 : weights[offer];
}
