import type { DrawnMaps } from '#rendering/export/html.ts';
import { fileStyle } from '#rendering/export/html-style.ts';
import type { Words } from '#rendering/export/words.ts';
import { colours } from './colours.ts';

/** Each drawn map as a picture of its own, which brings along its outlines and the colours of paper. */
export function pictures({ outlines, days }: DrawnMaps): string[] {
  const [light = ''] = colours().split('@media');
  const own = `><style>${light}${fileStyle}</style><defs>${outlines}</defs>`;
  return days.map((map) => map.replace('>', () => own));
}

/** `map`: one of `pictures`. */
export function PrintedMap({ map, words }: { readonly map: string; readonly words: Words }) {
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(map)}`}
      alt={words.mapText}
      className="max-h-[9cm] max-w-full break-inside-avoid py-2"
    />
  );
}
