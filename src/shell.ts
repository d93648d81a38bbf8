/** What the markup made at build time took for granted; it may only be taken over where the same is true. */
export const shellOf = (language: string, now: Date): string => `${language} ${now.getFullYear()}`;
