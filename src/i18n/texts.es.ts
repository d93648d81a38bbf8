import type { Texts } from './texts.ts';

const files = import.meta.glob<object>('/locales/es/*.json', { eager: true, import: 'default' });

/** `/locales/es/planForm.json` becomes `texts.planForm`. */
export const texts = Object.fromEntries(
  Object.entries(files).map(([path, content]) => [path.slice(path.lastIndexOf('/') + 1, -'.json'.length), content]),
) as unknown as Texts;
