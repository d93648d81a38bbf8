import * as z from 'zod/mini';
import { withNeutral } from '../open-list.ts';

/**
 * What an activity costs one person: whole euro cents for an adult and for a child, `variable` when it depends on what one
 * takes, `unknown` when the catalogue does not say. Free is an amount of 0 (D17).
 */
export const costSchema = withNeutral(
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('amount'),
      adult: z.int().check(z.minimum(0)),
      child: z.int().check(z.minimum(0)),
    }),
    z.strictObject({ kind: z.literal('variable') }),
    z.strictObject({ kind: z.literal('unknown') }),
  ]),
  { kind: 'unknown' },
);
export type Cost = z.infer<typeof costSchema>;

export const freeOfCharge: Cost = { kind: 'amount', adult: 0, child: 0 };

const freeWords = new Set(['free', 'gratis', 'gratuito', 'gratuita', 'entrada libre', '0']);
const variableWords = new Set(['variable', 'varies', 'varia', 'varía']);

/**
 * Reads the wire's `estimatedCost` (S3): euros as a number, "variable", 0, null, or a text that means free or
 * variable; the text "null" is null. A text the parser does not understand counts as variable rather than as free.
 */
export function parseEstimatedCost(wire: number | string | null, childEuros?: number | null): Cost {
  if (wire === null) return { kind: 'unknown' };
  if (typeof wire === 'number') return amount(wire, childEuros ?? wire);
  const text = wire.trim().toLowerCase();
  if (text === '' || text === 'null') return { kind: 'unknown' };
  if (freeWords.has(text)) return freeOfCharge;
  if (variableWords.has(text)) return { kind: 'variable' };
  const figure = text.replace(',', '.').replace(/\s*(€|euros?|eur)$/, '');
  const euros = figure.trim() === '' ? Number.NaN : Number(figure);
  return Number.isFinite(euros) && euros >= 0 ? amount(euros, childEuros ?? euros) : { kind: 'variable' };
}

function amount(adultEuros: number, childEuros: number): Cost {
  return { kind: 'amount', adult: Math.round(adultEuros * 100), child: Math.round(childEuros * 100) };
}

/** The wire's form of a cost: euros, "variable" or null. */
export function toEstimatedCost(cost: Cost): number | 'variable' | null {
  if (cost.kind === 'amount') return cost.adult / 100;
  return cost.kind === 'variable' ? 'variable' : null;
}
