import type { Trip } from '#domain/trip/trip.ts';
import { HEIGHT, WIDTH } from '#rendering/cover/canvas.ts';
import { isCold } from '#rendering/cover/cold.ts';
import { drawCover } from '#rendering/cover/cover.ts';
import { coverFile, partsOfCover } from '#rendering/cover/files.ts';
import { coverBody } from '#rendering/cover/svg.ts';

const asElement = (body: string) =>
  `<svg class="cover" aria-hidden="true" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">${body}</svg>`;

/** The shapes of a group of a file of ours; none where it cannot be had now. */
async function shapesOf(address: string): Promise<string> {
  const [file = '', part = ''] = address.split('#');
  const answer = await fetch(file).catch(() => null);
  const text = answer?.ok ? await answer.text() : '';
  return new RegExp(`<g id="${part}">(.*?)</g>`, 's').exec(text)?.[1] ?? '';
}

/** The picture of a trip's destination for a file that has nothing else of the page; a made-up one where its own cannot be had now. */
export async function coverOf({ destination, destinationId, landscape, days }: Trip): Promise<string> {
  const cold = isCold(days[0]?.weather?.temperature);
  const file = coverFile(destinationId);
  const own = file && (await Promise.all(partsOfCover(file, cold).map(shapesOf))).join('');
  return asElement(own || coverBody(drawCover({ name: destination, landscape, cold }, null)));
}
