/** Case and accents removed, for comparing what people type: "São Paulo" becomes "sao paulo". */
export function plainText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
