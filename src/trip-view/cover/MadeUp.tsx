import type { Trip } from '#domain/trip/trip.ts';
import { madeUp } from '#rendering/cover/made-up.ts';
import { fillOf } from '#rendering/cover/svg.ts';

interface MadeUpProps {
  readonly name: string;
  readonly landscape: Trip['landscape'];
  readonly cold: boolean;
}

/** The cover of a town that has no drawing of its own. */
export function MadeUp({ name, landscape, cold }: MadeUpProps) {
  return madeUp({ name, landscape, cold }).map(({ path, paint, opacity, transform }) => (
    <path key={`${paint} ${path}`} d={path} fill={fillOf(paint)} opacity={opacity} transform={transform} />
  ));
}
