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
    'seafood shellfish shrimps? prawns? langoustines? lobsters? crabs? crayfish mussels? clams? cockles? oysters? scallops? squid octopus cuttlefish tempura paella\\w* gumbo marisc\\w* marisqueria gambas? langostin\\w* cigalas? langostas? bogavante\\w* cangrejo\\w* centoll\\w* mejillon\\w* almejas? berberechos? ostras? vieiras? percebes? calamar\\w* chipiron\\w* sepia pulp\\w*',
    'seafood',
    'sushi',
    'ceviche',
    'tempura',
    'paella',
    'dim-sum',
  ),
  fish: known(
    'fish seafood cod salmon tuna trout sardines? anchov\\w* herrings? mackerel eels? hake sushi sashimi ceviche poke pescad\\w* pescait\\w* marisc\\w* bacalao atun trucha anchoas? boqueron\\w* arenques? merluza',
    'seafood',
    'sushi',
    'ceviche',
    'fish-and-chips',
  ),
  milk: known(
    'cheeses? cheesy mozzarella raclette fondue gelato yogh?urt quesos? queseria helados?',
    'cheese',
    'ice-cream',
  ),
  eggs: known('carbonara eggs? omelettes? tortillas? huevos? custard natas?'),
  nuts: known(
    'nuts? almonds? hazelnuts? walnuts? pistachios? baklava marzipan nougat praline pesto pastilla bastilla pastela turron mazapan frutos.secos almendras? avellanas? nueces pistachos?',
  ),
  peanuts: known('peanuts? satay cacahuetes? gado'),
  soy: known('soy soya tofu miso soja', 'sushi', 'ramen'),
  sesame: known('sesame tahini hummus falafel sesamo tahina'),
};

/** Whether a table is known for what an allergy forbids. What its kitchen puts into other dishes is in no data of ours. */
export function isKnownFor({ words, tags }: CompiledPlace, allergen: Allergen): boolean {
  const by = knownBy[allergen];
  return by !== undefined && (by.words.test(words.all) || by.tags.some((tag) => hasTag(tags, tag)));
}

/** Whether we know tables by an allergen at all. */
export const knowsTablesBy = (allergen: Allergen): boolean => knownBy[allergen] !== undefined;
