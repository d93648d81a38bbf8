import { mainDestinationId } from '#domain/trip/base.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { coverElement, coverFile, partsOfCover } from '#rendering/cover/addresses.ts';
import { beginsCold } from '#rendering/cover/cold.ts';
import { madeUp } from '#rendering/cover/made-up.ts';
import { coverBody } from '#rendering/cover/svg.ts';

/** The shapes of a group of a file of ours, and nothing else that such a file might hold; none where it cannot be had now. */
async function shapesOf(address: string): Promise<string> {
  const [file = '', part = ''] = address.split('#');
  const answer = await fetch(file).catch(() => null);
  const text = answer?.ok ? await answer.text() : '';
  return new RegExp(`<g id="${part}">((?:<path [^<>]*/>)+)</g>`).exec(text)?.[1] ?? '';
}

async function drawn(file: string, cold: boolean): Promise<string | null> {
  const groups = await Promise.all(partsOfCover(file, cold).map(shapesOf));
  return groups.includes('') ? null : groups.join('');
}

/** The picture of a trip's destination for a file that has nothing else of the page; a made-up one where its own cannot be had now. */
export async function pictureOf(trip: Trip): Promise<string> {
  const { destination: name, landscape } = trip;
  const cold = beginsCold(trip);
  const file = coverFile(mainDestinationId(trip));
  const own = file && (await drawn(file, cold));
  return coverElement(own ?? coverBody(madeUp({ name, landscape, cold })), 'cover');
}
