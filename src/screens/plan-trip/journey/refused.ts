import type { TFunction } from 'i18next';
import type { Problem } from '#domain/problem.ts';

/** What the server says of the bases of a journey that the form cannot see by itself. */
const rules = ['tooFar', 'tooFewNights'] as const;

/** What is said of a journey that cannot be travelled; null where something else is wrong. */
export function journeyTexts({ more }: Problem, t: TFunction): { title: string; message: string } | null {
  const refused = more.fields?.find(({ field }) => field === 'bases');
  const rule = rules.find((own) => own === refused?.rule);
  if (!refused || !rule) return null;
  return {
    title: t(`planFailure.journey.${rule}.title`),
    message: t(`planFailure.journey.${rule}.message`, { places: refused.message }),
  };
}
