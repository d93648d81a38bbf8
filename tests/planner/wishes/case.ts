/** What a plan may tick for a wish and why, written by hand: no rule of the planner's own reading is used. */
export interface WishCase {
  readonly city: string;
  readonly wish: string;
  /** Ids that must not be planned. */
  readonly gone?: readonly string[];
  /** Ids of which one at least must be planned. */
  readonly here?: readonly string[];
  /** The only answers that may be a plain yes, as the traveller reads them; none by default. */
  readonly ticks?: readonly string[];
}

type Rest = Omit<WishCase, 'city' | 'wish'>;

export const asks = (city: string, wish: string, rest: Rest = {}): WishCase => ({ city, wish, ...rest });

const museums: Readonly<Record<string, readonly string[]>> = {
  berlin:
    'neues-museum bode-museum humboldt-forum german-museum-of-technology jewish-museum-berlin ddr-museum natural-history-museum-berlin museum-island'.split(
      ' ',
    ),
  madrid: ['prado', 'reina-sofia', 'thyssen'],
  london:
    'british-museum national-gallery tate-modern tate-britain natural-history-museum science-museum victoria-and-albert-museum national-maritime-museum sir-john-soanes-museum courtauld-gallery imperial-war-museum london-transport-museum'.split(
      ' ',
    ),
  barcelona: [
    'picasso-museum',
    'mnac',
    'muhba',
    'macba',
    'cosmocaixa',
    'olympic-museum',
    'maritime-museum',
    'chocolate-museum',
  ],
  vienna:
    'kunsthistorisches-museum natural-history-museum-vienna leopold-museum sigmund-freud-museum technical-museum'.split(
      ' ',
    ),
};

/** The museums of a city, named by hand. */
export const museumsOf = (city: string): readonly string[] => museums[city] ?? [];
