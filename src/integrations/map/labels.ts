import { inLanguage } from '#domain/bilingual.ts';
import type { Language } from '#domain/language.ts';
import type { Sheet } from './outlines.ts';
import { onScreen, type Point, type Size, type View } from './projection.ts';

/** Names of neighbourhoods crowd each other further out. */
const NAMES_FROM_ZOOM = 10.5;
const LETTER = { width: 7.5, height: 18 };

interface Label {
  readonly text: string;
  readonly at: Point;
}

/** In order, without those that would cover an earlier one. */
function readable(labels: readonly Label[]): Label[] {
  return labels.reduce<Label[]>((kept, label) => {
    const covers = (other: Label) =>
      Math.abs(label.at.y - other.at.y) < LETTER.height &&
      Math.abs(label.at.x - other.at.x) < ((label.text.length + other.text.length) / 2) * LETTER.width;
    return kept.some(covers) ? kept : [...kept, label];
  }, []);
}

/** The names of neighbourhoods that can be read in a view, and where. */
export function areaLabels(sheets: readonly Sheet[], view: View, size: Size, language: Language): Label[] {
  if (view.zoom < NAMES_FROM_ZOOM) return [];
  const areas = sheets.flatMap((sheet) => sheet.areas);
  return readable(
    areas.map(({ name, place }) => ({ text: inLanguage(name, language), at: onScreen(place, view, size) })),
  );
}
