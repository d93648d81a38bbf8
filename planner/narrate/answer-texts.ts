import { byLanguage } from '#domain/by-language.ts';
import type { AnswerTexts, WishLabels } from './answer-words.ts';

export const answerTexts = byLanguage(
  import.meta.glob<AnswerTexts>('../languages/*/answers.ts', { eager: true, import: 'answerTexts' }),
);

export const wishLabels = byLanguage(
  import.meta.glob<WishLabels>('../languages/*/answers.ts', { eager: true, import: 'wishLabels' }),
);
