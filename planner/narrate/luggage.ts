import { byLanguage } from '#domain/by-language.ts';
import type { Language } from '#domain/language.ts';
import type { Destination } from '#domain/place/destination.ts';
import { monthOf } from '#domain/trip/dates.ts';
import type { LuggageWords } from './luggage-words.ts';

interface LuggageNeeds {
  readonly destination: Destination;
  readonly start: string;
  readonly nights: number;
  readonly children: number;
  readonly beach: boolean;
  readonly baths: boolean;
  readonly hiking: boolean;
  readonly dressy: boolean;
  readonly gentle: boolean;
}

type Rule = readonly [applies: boolean, label: string];

const wordsIn = byLanguage(
  import.meta.glob<LuggageWords>('../languages/*/luggage.ts', { eager: true, import: 'luggage' }),
);

const listed = (codes: string): ReadonlySet<string> => new Set(codes.split(' '));
/** Where citizens of the European Union travel with an identity card. */
const byIdentityCard = listed(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LT LU LV MT NL NO PL PT RO RS SE SI SK BA ME MK AL TR',
);
/** Where plugs of Spain fit. */
const samePlugs = listed(
  'AT BE BG CZ DE EE ES FI FR GR HR HU ID IS IT KR LT LU LV MA NL NO PL PT RO RS RU SE SI SK TR EG BA ME',
);

function papersFor(country: string, words: LuggageWords): string {
  if (country === 'ES') return words.idCard;
  return byIdentityCard.has(country) ? words.passport : words.passportOnly;
}

/** 8 to 25 lines (H19), by length, climate, children and what the plan does. */
export function luggageLabels(needs: LuggageNeeds, language: Language): string[] {
  const month = needs.destination.climate?.[monthOf(needs.start)];
  const low = month?.low ?? 10;
  const high = month?.high ?? 20;
  const wet = (month?.rainDays ?? 0) >= 7;
  const outfits = Math.min(needs.nights + 1, 6);
  const tropical = low >= 20;
  const { country } = needs.destination;
  const words = wordsIn[language];
  const rules: Rule[] = [
    [true, papersFor(country, words)],
    [true, words.bankCard],
    [true, words.insurance],
    [true, words.phone],
    [true, words.tops(outfits)],
    [true, words.underwear(outfits)],
    // Who cannot walk far is not told of walking shoes.
    [!needs.gentle, words.shoes],
    [true, words.toiletries],
    [true, words.medicines],
    [true, words.bottle],
    [!samePlugs.has(country), words.adapter],
    [low < 8, words.coat],
    [low < 4, words.gloves],
    [low >= 8 && low < 18, words.jacket],
    [wet, words.rainwear],
    [high >= 22, words.sun],
    [high >= 25, words.sunHat],
    [tropical, words.repellent],
    [(needs.beach && high >= 20) || needs.baths, words.swimwear],
    [needs.hiking, words.dayPack],
    [needs.dressy, words.evening],
    [needs.children > 0, words.childrensClothes],
    [needs.children > 0, words.snacks],
  ];
  return rules.filter(([applies]) => applies).map(([, label]) => label);
}
