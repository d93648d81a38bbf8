import type { TFunction } from 'i18next';
import type { Prospect } from '#domain/wishes/prospect.ts';
import type { WishChip } from './wish-chips.ts';

type Said = Pick<WishChip, 'item' | 'prospect'>;

/** Whether nothing can come of a wish, whatever is planned. */
export const isHopeless = ({ prospect }: Said): boolean => prospect !== null && prospect.kind !== 'some';

function none({ item }: Said, destination: string, t: TFunction): string {
  if (item.kind === 'diet') return t('wishes.prospects.noTable', { destination });
  if (item.kind === 'mobility') return t('wishes.prospects.noSteps', { destination });
  return t('wishes.prospects.noPlace', { destination });
}

function some({ item }: Said, { count }: Extract<Prospect, { kind: 'some' }>, t: TFunction): string {
  if (item.kind === 'diet') return t('wishes.prospects.tables', { count });
  if (item.kind === 'mobility') return t('wishes.prospects.stepFree', { count });
  return t('wishes.prospects.places', { count });
}

/** What can be said of a wish before anything is planned; null where that is nothing. */
export function prospectText(said: Said, destination: string, t: TFunction): string | null {
  const { item, prospect } = said;
  if (prospect?.kind === 'none') return none(said, destination, t);
  if (prospect?.kind === 'outside') return t('wishes.prospects.outside');
  if (prospect?.kind === 'currency' && item.kind === 'money')
    return t('wishes.prospects.currency', { currency: item.currency });
  return prospect?.kind === 'some' ? some(said, prospect, t) : null;
}
