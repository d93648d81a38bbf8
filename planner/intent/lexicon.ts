import { byLanguage } from '#domain/by-language.ts';
import { alternatives } from './in-any-language.ts';
import type { DietId, NeedId } from './need-ids.ts';

/**
 * The words by which a language's travellers say what they want. Every pattern is a list of alternatives in normalised words (no accents,
 * no capitals); where words end is added by the code that looks for them. A language that lacks an entry does not compile.
 */
export interface Lexicon {
  /** Words that change nothing of what a clause asks for. Every word that is in no pattern is one we did not understand. */
  readonly fillers: string;
  /** Wanted, they change little; in a refusal they are what it is about: "not too many museums". */
  readonly degrees: string;
  /** What comes after one of these is what the traveller likes. */
  readonly liking: RegExp;
  readonly bounds: BoundWords;
  readonly polarity: PolarityWords;
  readonly pace: PaceWords;
  readonly needs: Readonly<Record<NeedId, RegExp>>;
  /** Said with or without a negative: "gluten free", "we don't eat meat". */
  readonly diets: Readonly<Partial<Record<DietId, RegExp>>>;
  /** Words that only carry a need or a diet: "one of us is", "restaurants", "with our". */
  readonly belongings: RegExp;
  /** Between two sorts that together mean one: "museums OF modern art". */
  readonly links: RegExp;
  readonly articles: RegExp;
}

interface BoundWords {
  /** "EVERYTHING but churches". */
  readonly totals: RegExp;
  /** "Everything BUT churches". */
  readonly save: RegExp;
  /** "Rather than", "instead of": one of the two is not wanted, and which is not known. */
  readonly exchanged: RegExp;
  /** "EXCEPT the Prado" with no refusal before it takes away what it names. */
  readonly exception: RegExp;
  /** "Near the Louvre", "our hotel in Eixample": where, not what. */
  readonly whereabouts: RegExp;
  /** How many, how often, on which condition. */
  readonly counted: RegExp;
  /** A condition only where a clause begins with it. */
  readonly ifFirst?: RegExp;
  /** "BUT fewer than last time": words that begin what is said of the clause before. */
  readonly afterthought: RegExp;
  /** At the end of a clause about what is known: "the Thyssen NOT YET". */
  readonly notYet: RegExp;
}

interface PolarityWords {
  /** After one of these the travellers have been there already. */
  readonly known: RegExp;
  /** What may follow `known` before the place: "been TO". */
  readonly knownAt: RegExp;
  /** After one of these the rest of the clause is not wanted. */
  readonly refusal: RegExp;
  /** Behind what it refuses: "museums BORE US". */
  readonly refusedBefore: RegExp;
  /** These turn the clause round again: "no museums BUT beaches". */
  readonly turn: RegExp;
  /** "AND want to see": what is known may end with what is wanted. */
  readonly and: RegExp;
  /** "And WANT to see". */
  readonly wanting: RegExp;
  /** All but this after a refusal is what is wanted: "no museums EXCEPT the Prado". */
  readonly exception: RegExp;
  /** Negatives that ask for a thing: "DON'T miss". */
  readonly negatives: RegExp;
  /** Between a negative and `missed`: "not YET seen". */
  readonly between: RegExp;
  /** "Don't MISS". */
  readonly missed: RegExp;
}

interface PaceWords {
  readonly relaxed: RegExp;
  /** Refusals that ask for a slow pace. */
  readonly unhurried: RegExp;
  readonly packed: RegExp;
  /** Refusals that ask for full days. */
  readonly restless?: RegExp;
  /** Words that go with a pace. */
  readonly beside: RegExp;
}

const lexica = byLanguage(import.meta.glob<Lexicon>('../languages/*/lexicon.ts', { eager: true, import: 'lexicon' }));

/** What a part of the lexicon holds in all languages, as alternatives of a pattern; it matches nothing where no language has any. */
export const said = (part: (lexicon: Lexicon) => RegExp | undefined): string =>
  alternatives((language) => part(lexica[language])) ?? '(?!)';

/** Finds whole words of any language. */
export const saidWords = (part: (lexicon: Lexicon) => RegExp | undefined): RegExp =>
  new RegExp(`\\b(?:${said(part)})\\b`);

/** The words of a list in all languages. */
export const wordList = (part: 'fillers' | 'degrees'): ReadonlySet<string> =>
  new Set(Object.values(lexica).flatMap((lexicon) => lexicon[part].split(' ')));
