import type { Place } from '#domain/place/destination.ts';
import type { ItemOf } from '#domain/wishes/item.ts';

/** Words of the two languages that texts are written in, lower case and without accents, in the singular; a tag is a word too. */
const words = (list: string) => list.trim().split(/\s+/);

const pork = words(`
  pork ham bacon sausage chorizo pig piglet suckling prosciutto pancetta guanciale carbonara amatriciana gricia salami knuckle porchetta
  mortadella carnitas cochinita francesinha hog trotter cerdo jamon beicon tocino salchicha salchichon cochinillo cochino codillo embutido panceta morcilla lomo
  iberico lacon charcuteria lechon wurst bratwurst pepperoni speck`);
const meat = words(`
  meat beef steak steakhouse lamb mutton chicken duck veal goose rabbit venison brisket pastrami burger meatball oxtail tripe kebab shawarma
  bbq barbecue schnitzel goulash foie pigeon partridge rib tartare alpaca guinea cuy haggis marrow asado parrilla turkey tongue liver cheek
  yakitori bulgogi carpaccio hotdog gyro souvlaki doner butcher rotisserie game carne carnes ternera vaca vaquilla buey res pollo cordero pato
  oca ganso conejo ciervo venado pichon perdiz rabo callos albondiga hamburguesa chuleta chuleton costilla solomillo filete entrecot escalope
  gulash caza carrillera tuetano higado pavo ternasco cabrito lechazo asador tartar carnicero churrasco lengua sweetbread molleja pate perrito mitraillette cocido ramen
  tonkotsu pho broth caldo`);
const fish = words(`
  fish seafood cod tuna salmon anchovy anchovies sardine herring hake turbot trout eel sushi sashimi ceviche mackerel snapper bass monkfish
  bream pescado pescadito pescaito bacalao atun salmon anchoa boqueron boquerones sardina arenque merluza rodaballo trucha anguila lubina
  caballa besugo rape bonito nigiri poke fritura sole lenguado plaice platija pollack abadejo bagnat`);
const shellfish = words(`
  seafood shellfish oyster crab prawn shrimp lobster crayfish squid octopus mussel clam scallop barnacle caviar cockle marisco mariscada
  marisqueria ostra cangrejo gamba bogavante langosta langostino calamar pulpo mejillon almeja vieira percebe txangurro centollo centolla
  necora navaja chipiron sepia rabas snail escargot caracol`);
const dairy = words(`
  cheese cheesecake cream creamy milk butter yoghurt yogurt mozzarella gelato lasagne lasagna fondue raclette burrata ricotta custard parmesan
  pecorino cacio tiramisu latte milkshake cappuccino queso crema nata leche mantequilla helado lasana natilla requeson burrata yogur
  parmesano cremoso`);
const egg = words('egg omelette omelet tortilla carbonara mayonnaise yolk huevo revuelto mayonesa yema');
const honey = words('honey miel');
const gluten = words(`
  bread pizza pizzeria pasta noodle ramen udon soba dumpling sandwich burger bun bakery pie cake toast toastie croquette pastry pastries beer
  gyoza couscous baguette pancake waffle lasagne lasagna ravioli gnocchi schnitzel tempura spaghetti tonnarelli sourdough churros empanada
  wheat flatbread bagel strudel croissant wrap bao roll pan tostada tosta bocadillo fideo empanadilla croqueta masa bollo tarta pastel
  freekeh bulgur koshari koshary hawawshi feteer kibbeh seitan baklava
  hamburguesa trigo cerveza rebozado cuscus gofre lasana noqui raviolis panaderia montadito bocata`);
const alcohol = words(`
  wine beer cocktail sake whisky vermouth sherry cider gin rum brewery izakaya pub tavern brewpub vino vinoteca cerveza cerveceria coctel
  vermut jerez sidra sidreria bodega copa cava champagne`);

type Diet = ItemOf<'diet'>['diet'];
const excluded: Readonly<Partial<Record<Diet, ReadonlySet<string>>>> = {
  vegetarian: new Set([...pork, ...meat, ...fish, ...shellfish]),
  vegan: new Set([...pork, ...meat, ...fish, ...shellfish, ...dairy, ...egg, ...honey]),
  pescatarian: new Set([...pork, ...meat]),
  halal: new Set([...pork, ...alcohol]),
  kosher: new Set([...pork, ...shellfish]),
  'gluten-free': new Set(gluten),
  'lactose-free': new Set(dairy),
};

const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether the name, the tags or the text of a table speak of something that a diet leaves out. */
export function namesExcluded({ name, text, tags = [] }: Place, diet: Diet): boolean {
  const out = excluded[diet];
  const said = bare([name.en, name.es, text.en, text.es, ...tags].join(' ')).match(/[a-z]+/g) ?? [];
  return said.some((word) => out?.has(word) || out?.has(word.replace(/s$/, '')) || out?.has(word.replace(/es$/, '')));
}
