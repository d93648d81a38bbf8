/** What goes into the luggage. A language that lacks a line does not compile. */
export interface LuggageWords {
  readonly passport: string;
  /** Where no identity card is enough. */
  readonly passportOnly: string;
  readonly idCard: string;
  readonly bankCard: string;
  readonly insurance: string;
  readonly phone: string;
  tops(outfits: number): string;
  underwear(outfits: number): string;
  readonly shoes: string;
  readonly toiletries: string;
  readonly medicines: string;
  readonly bottle: string;
  readonly adapter: string;
  readonly coat: string;
  readonly gloves: string;
  readonly jacket: string;
  readonly rainwear: string;
  readonly sun: string;
  readonly sunHat: string;
  readonly repellent: string;
  readonly swimwear: string;
  readonly dayPack: string;
  readonly evening: string;
  readonly childrensClothes: string;
  readonly snacks: string;
}
