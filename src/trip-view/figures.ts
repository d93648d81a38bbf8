import { activitySchema } from '#domain/trip/fields/activity.ts';

/** Whole minutes as the owner typed them; null for what no stop can last. */
export function readMinutes(text: string): number | null {
  const read = activitySchema.shape.duration.safeParse(text.trim() === '' ? Number.NaN : Number(text));
  return read.success ? read.data : null;
}

/** Euros as the owner typed them, in cents; `none` for nothing, null for what is no amount. */
export function readCents(text: string): number | 'none' | null {
  if (text.trim() === '') return 'none';
  const figure = text.replace(/€|eur(?:os?)?/i, '').trim();
  const euros = figure === '' ? Number.NaN : Number(figure.replace(',', '.'));
  return Number.isFinite(euros) && euros >= 0 && euros <= 100_000 ? Math.round(euros * 100) : null;
}
