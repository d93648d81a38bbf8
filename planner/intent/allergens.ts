import { hasTag } from '#domain/place/has-tag.ts';
import type { Tag } from '#domain/place/tag.ts';
import type { ItemOf } from '#domain/wishes/item.ts';
import type { CompiledPlace } from '../catalogue/compiled.ts';

type Allergen = ItemOf<'allergy'>['to'];

/** What a table is known by, in its text (normalised, both languages; a phrase is written with a dot) or by its tags. */
interface Known {
  readonly words: RegExp;
  readonly tags: readonly Tag[];
}

const known = (words: string, ...tags: readonly Tag[]): Known => ({
  words: new RegExp(`\\b(?:${words.split(' ').join('|')})\\b`),
  tags,
});

const knownBy: Readonly<Partial<Record<Allergen, Known>>> = {
  shellfish: known(
    'seafood shellfish shrimps? prawns? langoustines? lobsters? crabs? crayfish mussels? clams? cockles? oysters? scallops? squid octopus cuttlefish tempura paella\\w* gumbo marisc\\w* marisqueria gambas? langostin\\w* cigalas? langostas? bogavante\\w* cangrejo\\w* centoll\\w* mejillon\\w* almejas? berberechos? ostras? vieiras? percebes? calamar\\w* chipiron\\w* sepia pulp\\w* bouillabaisse cataplana cioppino conch crawfish etouffee fideua frutti.di.mare jambalaya laksa pad.thai po.boys? scampi takoyaki vongole zarzuela banh.xeo ameijoas? polvo',
    'seafood',
    'sushi',
    'ceviche',
    'tempura',
    'paella',
    'dim-sum',
  ),
  fish: known(
    'fish seafood cod salmon tuna trout sardines? anchov\\w* herrings? mackerel eels? hake sushi sashimi ceviche poke pescad\\w* pescait\\w* marisc\\w* bacalao atun trucha anchoas? boqueron\\w* arenques? merluza bouillabaisse bacalhau brandade cataplana gravlax lox matjes rollmops smorrebrod takoyaki tonnato ikan fishcakes?',
    'seafood',
    'sushi',
    'ceviche',
    'fish-and-chips',
  ),
  milk: known(
    'cheeses? cheesy crep(?:e|erie|eria)s? gofres? mozzarella pancakes? pizza pizzeria tortitas waffles? raclette fondue gelato yogh?urt quesos? queseria helados? alfredo burrata butter cacio carbonara cheesecakes? croissants? custard ghee ice.creams? khachapuri knafeh kunefe lasagn\\w* lassi mantequilla mascarpone natas? paneer patisserie ricotta roux tiramisu pierogi poutine',
    'cheese',
    'ice-cream',
    'pizza',
  ),
  eggs: known(
    'brunch carbonara crep(?:e|erie|eria)s? custard eggs? french.toast gofres? huevos? katsu meringues? merengues? natas? okonomiyaki omelettes? pancakes? schnitzels? souffles? tempura tonkatsu torrijas? tortillas? tortitas? waffles? aioli bechamel brioche cakes? cheesecakes? macarons? mayonnaise pavlova profiteroles? quiches? bitterballen kroket\\w* milanesas? rebozad\\w* sachertorte sponge tajarin tamago tiramisu',
    'tempura',
    'brunch',
    'okonomiyaki',
    'croquettes',
  ),
  nuts: known(
    'nuts? almonds? hazelnuts? walnuts? pistachios? baklava marzipan nougat praline pesto pastilla bastilla pastela turron mazapan frutos.secos almendras? avellanas? nueces pistachos? ajoblanco amaretti amlou baklawa baqlava bakewell calissons cannoli cantucci financiers? frangipane gianduja knafeh korma kunefe linzer\\w* loukoum macarons? moles? muhammara nutella polvoron\\w* romesco tarta.de.santiago torta.caprese turkish.delight',
  ),
  peanuts: known(
    'cacahuetes? gado massaman pad.thai peanuts? satay banh.xeo dan.dan gado.gado kare.kare kung.pao indonesi[ao]n?s? maafe mafe mi.quang moles? papaya.salad rijsttafel rujak som.tam',
  ),
  soy: known(
    'bibimbap bulgogi eels? gyoza izakaya miso okonomiyaki sashimi soba soja soy soya sukiyaki tempura teriyaki tofu tonkatsu udon unagi yakitori',
    'sushi',
    'ramen',
    'tempura',
    'dim-sum',
    'dumplings',
    'hotpot',
    'izakaya',
    'noodles',
    'okonomiyaki',
    'yakitori',
  ),
  sesame: known(
    'falafel halva hummus sesame sesamo tahina tahini baba.ganoush bagels? dukkah simit moles? tantanmen zaatar',
    'falafel',
  ),
};

/** Whether a table is known for what an allergy forbids. What its kitchen puts into other dishes is in no data of ours. */
export function isKnownFor({ words, tags }: CompiledPlace, allergen: Allergen): boolean {
  const by = knownBy[allergen];
  return by !== undefined && (by.words.test(words.all) || by.tags.some((tag) => hasTag(tags, tag)));
}

/** Where nearly every kitchen cooks with it, by countries. */
const staples: Readonly<Partial<Record<Allergen, string>>> = {
  soy: 'CN HK ID JP KR MY SG TH TW VN',
  fish: 'JP KR TH VN',
  peanuts: 'ID MY SG TH VN',
  sesame: 'EG JO JP KR',
};

/** Whether nearly every kitchen of a country (ISO 3166-1 alpha-2) cooks with it: no table can be named as safe there. */
export const isStaple = (allergen: Allergen, country: string): boolean =>
  staples[allergen]?.split(' ').includes(country) ?? false;

/** Whether we know tables by an allergen at all. */
export const knowsTablesBy = (allergen: Allergen): boolean => knownBy[allergen] !== undefined;
