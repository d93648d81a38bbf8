import {
  type HandedNote,
  type HandedRefusal,
  handedFileKey,
  handedKey,
  idInKey,
  isNoteKey,
  isOver,
  LARGEST_HANDED_BYTES,
  MOST_HANDED_FILES,
  MOST_WAITING,
  newHandedId,
} from '#contract/handed.ts';
import { HANDED_CACHE } from '#contract/worker.ts';
import { HANDED_ID, HANDED_PATH, HANDED_PROBLEM, type HandedProblem } from '#domain/handed-path.ts';

/** As the manifest's share target names them. */
const textNames = ['title', 'text', 'url'] as const;
const FILES = 'files';

interface Sorted {
  readonly note: HandedNote;
  readonly contents: readonly File[];
}

/** A form without a chosen file sends an empty one without a name. */
const isFile = (part: FormDataEntryValue): part is File =>
  part instanceof File && !(part.size === 0 && part.name === '');

function faultOf({ size }: File, before: number): HandedRefusal | null {
  if (size === 0) return 'empty';
  if (size > LARGEST_HANDED_BYTES) return 'tooLarge';
  return before >= MOST_HANDED_FILES ? 'tooMany' : null;
}

function textOf(form: FormData): string {
  const said = textNames.map((name) => form.get(name)).filter((part) => typeof part === 'string');
  return [...new Set(said.map((part) => part.trim()))].filter((part) => part !== '').join('\n');
}

/** What is taken of a form, and what is not. */
function sorted(form: FormData): Sorted {
  const contents: File[] = [];
  const refused: { name: string; why: HandedRefusal }[] = [];
  for (const file of form.getAll(FILES).filter(isFile)) {
    const why = faultOf(file, contents.length);
    if (why) refused.push({ name: file.name, why });
    else contents.push(file);
  }
  const text = textOf(form);
  const isLong = new Blob([text]).size > LARGEST_HANDED_BYTES;
  if (isLong) refused.push({ name: '', why: 'tooLarge' });
  const files = contents.map(({ name, type }, place) => ({ place, name, type }));
  return { note: { text: isLong ? '' : text, files, refused }, contents };
}

async function forget(isGone: (id: string) => boolean): Promise<void> {
  if (!(await caches.has(HANDED_CACHE))) return;
  const cache = await caches.open(HANDED_CACHE);
  for (const { url } of await cache.keys()) if (isGone(idInKey(url))) await cache.delete(url);
  if ((await cache.keys()).length === 0) await caches.delete(HANDED_CACHE);
}

/** Removes what was handed over a day ago; `now`: milliseconds since 1970. */
export const forgetOld = (now: number): Promise<void> => forget((id) => isOver(id, now));

async function forgetBeyondMost(): Promise<void> {
  const cache = await caches.open(HANDED_CACHE);
  const urls = (await cache.keys()).map(({ url }) => url);
  const waiting = new Set(urls.filter(isNoteKey).map(idInKey).sort().slice(-MOST_WAITING));
  await forget((id) => !waiting.has(id));
}

/** Whole or not at all: the note comes last, and without it there is nothing. */
async function keep(id: string, { note, contents }: Sorted): Promise<void> {
  const cache = await caches.open(HANDED_CACHE);
  for (const [place, content] of contents.entries()) await cache.put(handedFileKey(id, place), new Response(content));
  await cache.put(handedKey(id), new Response(JSON.stringify(note)));
}

async function take(form: FormData, now: number): Promise<{ id: string } | { problem: HandedProblem }> {
  const found = sorted(form);
  const { text, files, refused } = found.note;
  if (text === '' && files.length === 0 && refused.length === 0) return { problem: 'empty' };
  const id = newHandedId(now, crypto.randomUUID());
  try {
    await forgetOld(now);
    await keep(id, found);
    await forgetBeyondMost();
    return { id };
  } catch {
    await forget((own) => own === id).catch(() => undefined);
    return { problem: 'noRoom' };
  }
}

/**
 * Answers what another app hands over without any network: it is kept on this device, and the traveller is led to the screen that asks what
 * becomes of it. `now`: milliseconds since 1970.
 */
export async function takeHanded(request: Request, now: number): Promise<Response> {
  const form = await request.formData().catch(() => null);
  const taken = form ? await take(form, now) : { problem: 'broken' as const };
  const screen = new URL(HANDED_PATH, request.url);
  if ('id' in taken) screen.searchParams.set(HANDED_ID, taken.id);
  else screen.searchParams.set(HANDED_PROBLEM, taken.problem);
  return Response.redirect(screen, 303);
}
