import { parseLocalTime } from '#domain/trip/local-time.ts';
import type { WishItem } from '#domain/wishes/item.ts';
import { allergens, avoidances, companies, diets, mobilityNeeds, occasions, styles } from '#domain/wishes/words.ts';

type Who = 'all' | 'one';

export const dietItems = (who: Who): WishItem[] => diets.map((diet) => ({ kind: 'diet', diet, who }));
export const allergyItems = (who: Who): WishItem[] => allergens.map((to) => ({ kind: 'allergy', to, who }));
export const mobilityItems: readonly WishItem[] = mobilityNeeds.map((need) => ({ kind: 'mobility', need }));
export const paceItems: readonly WishItem[] = [
  { kind: 'pace', pace: 'relaxed' },
  { kind: 'pace', pace: 'packed' },
];
export const hourItems: readonly WishItem[] = [
  { kind: 'day-start', at: 'late' },
  { kind: 'day-start', at: 'early' },
  { kind: 'day-end', at: 'early' },
  { kind: 'day-end', at: 'late' },
  { kind: 'meal', meal: 'lunch', habit: 'late' },
  { kind: 'meal', meal: 'lunch', habit: 'picnic' },
  { kind: 'meal', meal: 'dinner', habit: 'early' },
  { kind: 'meal', meal: 'dinner', habit: 'late' },
];
export const freeItems: readonly WishItem[] = (['morning', 'afternoon', 'evening', 'day'] as const).map((part) => ({
  kind: 'free',
  part,
}));
export const companyItems: readonly WishItem[] = companies.map((who) => ({ kind: 'company', who }));
export const occasionItems: readonly WishItem[] = occasions.map((what) => ({ kind: 'occasion', what }));
export const visitItems: readonly WishItem[] = [
  { kind: 'visit', which: 'first' },
  { kind: 'visit', which: 'return' },
];
export const styleItems: readonly WishItem[] = styles.map((style) => ({ kind: 'style', style }));
export const avoidItems: readonly WishItem[] = avoidances.map((what) => ({ kind: 'avoid', what }));

/** How a field that makes a wish is typed into. */
export interface WishField {
  readonly id:
    | 'walkMost'
    | 'dayStart'
    | 'dayEnd'
    | 'lunchAt'
    | 'dinnerAt'
    | 'mostThings'
    | 'ages'
    | 'moneyDay'
    | 'moneyAll'
    | 'arrive'
    | 'leave';
  readonly type: 'time' | 'text';
  /** null for what cannot be read; never called with nothing. */
  readonly read: (typed: string) => WishItem | null;
}

function figure(typed: string, least: number, most: number): number | null {
  const number = Number(typed.trim().replace(',', '.'));
  return Number.isFinite(number) && number >= least && number <= most ? number : null;
}

function whole(typed: string, least: number, most: number): number | null {
  const number = figure(typed, least, most);
  return number !== null && Number.isInteger(number) ? number : null;
}

function readAges(typed: string): WishItem | null {
  const ages = typed
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((age) => whole(age, 0, 17));
  const known = ages.filter((age) => age !== null);
  return known.length === ages.length && known.length > 0 && known.length <= 10
    ? { kind: 'children', ages: known }
    : null;
}

const money =
  (per: 'a-day' | 'in-all') =>
  (typed: string): WishItem | null => {
    const euros = figure(typed, 1, 1_000_000);
    return euros === null ? null : { kind: 'money', cents: Math.round(euros * 100), per, currency: 'EUR' };
  };

const atTime =
  (itemOf: (minutes: number) => WishItem) =>
  (typed: string): WishItem | null =>
    /^\d\d:\d\d$/.test(typed) ? itemOf(parseLocalTime(typed)) : null;

const walkMost = (typed: string): WishItem | null => {
  const kilometres = figure(typed, 0.1, 60);
  return kilometres === null ? null : { kind: 'walk-most', metres: Math.round(kilometres * 1000) };
};

const mostThings = (typed: string): WishItem | null => {
  const most = whole(typed, 1, 20);
  return most === null ? null : { kind: 'things', most };
};

export const mobilityFields: readonly WishField[] = [{ id: 'walkMost', type: 'text', read: walkMost }];
export const rhythmFields: readonly WishField[] = [
  { id: 'dayStart', type: 'time', read: atTime((at) => ({ kind: 'day-start', at })) },
  { id: 'dayEnd', type: 'time', read: atTime((at) => ({ kind: 'day-end', at })) },
  { id: 'lunchAt', type: 'time', read: atTime((habit) => ({ kind: 'meal', meal: 'lunch', habit })) },
  { id: 'dinnerAt', type: 'time', read: atTime((habit) => ({ kind: 'meal', meal: 'dinner', habit })) },
  { id: 'mostThings', type: 'text', read: mostThings },
];
export const companyFields: readonly WishField[] = [{ id: 'ages', type: 'text', read: readAges }];
export const moneyFields: readonly WishField[] = [
  { id: 'moneyDay', type: 'text', read: money('a-day') },
  { id: 'moneyAll', type: 'text', read: money('in-all') },
];

/** The last day of the trip is not known before its dates are. */
export const travelFields = (days: number | null): readonly WishField[] => [
  { id: 'arrive', type: 'time', read: atTime((time) => ({ kind: 'arrival', day: 1, time })) },
  {
    id: 'leave',
    type: 'time',
    read: atTime((time) => ({ kind: 'departure', ...(days !== null && { day: days }), time })),
  },
];
