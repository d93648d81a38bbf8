import type { Texts } from './texts.ts';

/** `/locales/en/planForm.json` becomes `texts.planForm`. */
export function collect(files: Record<string, object>): Partial<Texts> {
  return Object.fromEntries(
    Object.entries(files).map(([path, content]) => [path.slice(path.lastIndexOf('/') + 1, -'.json'.length), content]),
  );
}
