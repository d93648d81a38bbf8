import { plainText } from '#domain/plain-text.ts';

/** Case, accents, signs and double spaces removed: "São Paulo!" and "sao  paulo" are the same name. */
export function normaliseName(name: string): string {
  return plainText(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
