import type { Language } from '#domain/language.ts';
import type { Destination } from '#domain/place/destination.ts';
import { monthOf } from '#domain/trip/dates.ts';

interface LuggageNeeds {
  readonly destination: Destination;
  readonly start: string;
  readonly nights: number;
  readonly children: number;
  readonly beach: boolean;
  readonly hiking: boolean;
  readonly dressy: boolean;
}

type Rule = readonly [applies: boolean, en: string, es: string];

/** 8 to 25 lines (H19), by length, climate, children and what the plan does. */
export function luggageLabels(needs: LuggageNeeds, language: Language): string[] {
  const month = needs.destination.climate[monthOf(needs.start)];
  const low = month?.low ?? 10;
  const high = month?.high ?? 20;
  const wet = (month?.rainDays ?? 0) >= 7;
  const outfits = Math.min(needs.nights + 1, 6);
  const tropical = low >= 20;
  const abroad = needs.destination.country !== 'ES';
  const rules: Rule[] = [
    [
      true,
      abroad ? 'Passport or identity card' : 'Identity card',
      abroad ? 'Pasaporte o documento de identidad' : 'Documento de identidad',
    ],
    [true, 'Bank card and some cash', 'Tarjeta bancaria y algo de efectivo'],
    [true, 'Health insurance card', 'Tarjeta sanitaria o seguro médico'],
    [true, 'Phone, charger and power bank', 'Móvil, cargador y batería externa'],
    [
      true,
      `Tops for ${outfits} ${outfits === 1 ? 'day' : 'days'}`,
      `Camisetas para ${outfits} ${outfits === 1 ? 'día' : 'días'}`,
    ],
    [
      true,
      `Underwear and socks for ${outfits} ${outfits === 1 ? 'day' : 'days'}`,
      `Ropa interior y calcetines para ${outfits} ${outfits === 1 ? 'día' : 'días'}`,
    ],
    [true, 'Comfortable walking shoes', 'Calzado cómodo para caminar'],
    [true, 'Toiletries', 'Neceser'],
    [true, 'Regular medicines and plasters', 'Medicación habitual y tiritas'],
    [true, 'Reusable water bottle', 'Botella de agua reutilizable'],
    [
      abroad && !['PT', 'FR', 'IT', 'GR', 'DE'].includes(needs.destination.country),
      'Plug adapter',
      'Adaptador de enchufe',
    ],
    [low < 8, 'Warm coat', 'Abrigo'],
    [low < 4, 'Hat, gloves and scarf', 'Gorro, guantes y bufanda'],
    [low >= 8 && low < 18, 'Light jacket or jumper', 'Chaqueta ligera o jersey'],
    [wet, 'Rain jacket or umbrella', 'Chubasquero o paraguas'],
    [high >= 22, 'Sunglasses and sun cream', 'Gafas de sol y crema solar'],
    [high >= 25, 'Sun hat', 'Sombrero o gorra'],
    [tropical, 'Insect repellent', 'Repelente de insectos'],
    [needs.beach && high >= 20, 'Swimwear and towel', 'Bañador y toalla'],
    [needs.hiking, 'Small day pack', 'Mochila pequeña de día'],
    [needs.dressy, 'One smarter outfit for the evening', 'Una prenda más arreglada para la noche'],
    [needs.children > 0, "Children's clothes and a change for every day", 'Ropa de los niños y una muda para cada día'],
    [needs.children > 0, 'Snacks and a favourite toy', 'Algo de picar y un juguete favorito'],
  ];
  const column = language === 'en' ? 1 : 2;
  return rules.filter(([applies]) => applies).map((rule) => rule[column]);
}
