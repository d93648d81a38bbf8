import { use } from 'react';
import type { Trip } from '#domain/trip/trip.ts';
import { drawCover } from '#rendering/cover/cover.ts';
import type { Drawing as OwnDrawing } from '#rendering/cover/drawing.ts';
import { loadDrawing } from '#rendering/cover/drawings.ts';
import { fillOf } from '#rendering/cover/svg.ts';

const asked = new Map<string | null, Promise<OwnDrawing | null>>();

/** Asked for once; one that could not be fetched is asked for again when there is a network. */
function drawingOf(destinationId: string | null): Promise<OwnDrawing | null> {
  const known = asked.get(destinationId);
  if (known) return known;
  const drawing = loadDrawing(destinationId).catch(() => {
    window.addEventListener('online', () => asked.delete(destinationId), { once: true });
    return null;
  });
  asked.set(destinationId, drawing);
  return drawing;
}

export interface DrawingProps {
  readonly name: string;
  /** null: not of the catalogue. */
  readonly destinationId: string | null;
  readonly landscape: Trip['landscape'];
  readonly cold: boolean;
}

/** The shapes of a cover. */
export function Drawing({ name, destinationId, landscape, cold }: DrawingProps) {
  const layers = drawCover({ name, landscape, cold }, use(drawingOf(destinationId)));
  return layers.map(({ path, paint, opacity, transform }) => (
    <path key={`${paint} ${transform} ${path}`} d={path} fill={fillOf(paint)} opacity={opacity} transform={transform} />
  ));
}
