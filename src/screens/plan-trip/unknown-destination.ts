import type { TFunction } from 'i18next';
import type { Problem } from '#domain/problem.ts';

interface Texts {
  readonly title: string;
  readonly message: string;
  readonly details: string;
}

/** What is said of a destination that cannot be planned: a region to choose from, one with known neighbours, or one with none. */
export function unknownDestinationTexts({ more }: Problem, name: string, t: TFunction): Texts {
  const { fields = [], suggestions = [] } = more;
  if (fields.some(({ rule }) => rule === 'region'))
    return {
      title: t('planFailure.region.title'),
      message: t('planFailure.region.message'),
      details: t('planFailure.region.details', { name }),
    };
  return {
    title: t('problem.DESTINATION_UNKNOWN.title'),
    message: t(suggestions.length > 0 ? 'planFailure.unknown.choose' : 'planFailure.unknown.nothingNear'),
    details: t(suggestions.length > 0 ? 'planFailure.unknown.near' : 'planFailure.unknown.notCovered', { name }),
  };
}
