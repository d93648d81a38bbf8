import type { TFunction } from 'i18next';

/** The packages that ship with the product have names in both languages; an operator's own keep theirs. */
export function packName(id: string, name: string, t: TFunction): string {
  const known: Readonly<Record<string, string>> = t('shop.packs', { returnObjects: true });
  return known[id] ?? name;
}
