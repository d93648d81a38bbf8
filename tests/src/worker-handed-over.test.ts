import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LARGEST_HANDED_BYTES, MOST_HANDED_FILES, MOST_WAITING } from '#contract/handed.ts';
import { HANDED_CACHE } from '#contract/worker.ts';
import { HANDED_PATH } from '#domain/handed-path.ts';
import { countHanded, forgetFiles, forgetHanded, readHanded } from '#src/data/handed-over.ts';
import { forgetAllHanded } from '#src/data/handed-waiting.ts';
import { forgetOld, takeHanded } from '../../sw/handed-over.ts';
import { aPdf } from '../support/documents.ts';
import { fakeCaches } from '../support/fake-caches.ts';

const HOUR = 60 * 60 * 1000;
const NOW = Date.UTC(2027, 2, 14, 12);
const file = (name: string, content: BlobPart, type = 'text/plain') => new File([content], name, { type });
const pdf = (name: string) => file(name, Uint8Array.from(aPdf()), 'application/pdf');

function aForm(texts: Readonly<Record<string, string>>, files: readonly File[] = []): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.set(name, text);
  for (const own of files) form.append('files', own);
  return form;
}

/** Where the answer leads; the screen with what it says. */
async function share(body: BodyInit, now = NOW): Promise<URLSearchParams> {
  const answer = await takeHanded(new Request(`http://localhost${HANDED_PATH}`, { method: 'POST', body }), now);
  expect(answer.status).toBe(303);
  const screen = new URL(answer.headers.get('location') ?? '');
  expect(screen.origin + screen.pathname).toBe(`http://localhost${HANDED_PATH}`);
  return screen.searchParams;
}
const idOf = async (form: FormData, now?: number) => (await share(form, now)).get('id') ?? 'none';

let kept: ReturnType<typeof fakeCaches>;
const keys = async () => (await (await kept.open(HANDED_CACHE)).keys()).map(({ url }) => url);

beforeEach(() => {
  kept = fakeCaches();
  vi.stubGlobal('caches', kept);
  vi.stubGlobal('fetch', () => expect.unreachable('nothing is asked of the network'));
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('what another app hands over', () => {
  it('is kept on the device, and the page reads it sorted by what becomes of it', async () => {
    const files = [file('mail.eml', 'From: a@b.example'), pdf('ticket.pdf')];
    const id = await idOf(aForm({ title: 'Booking', text: 'Flight IB 3166', url: 'https://example.org' }, files));
    const handed = await readHanded(id);
    expect(handed?.text).toBe('Booking\nFlight IB 3166\nhttps://example.org');
    expect(await handed?.files[0]?.text()).toBe('From: a@b.example');
    expect(handed?.files.map(({ name }) => name)).toEqual(['mail.eml']);
    expect(handed?.documents.map(({ file: own }) => own.name)).toEqual(['ticket.pdf']);
    expect(handed?.refused).toEqual([]);
  });

  it('says what it is by its content: a web page that calls itself a PDF is no document', async () => {
    const id = await idOf(aForm({}, [file('ticket.pdf', '<html>', 'application/pdf')]));
    expect((await readHanded(id))?.documents).toEqual([]);
  });

  it('is told once where title and text are the same', async () => {
    const id = await idOf(aForm({ title: 'Rome', text: 'Rome', url: '' }));
    expect((await readHanded(id))?.text).toBe('Rome');
  });

  it.each([
    ['nothing', aForm({})],
    ['blanks and a file that was not chosen', aForm({ text: '  ' }, [file('', '')])],
  ])('leads to words about it where it is %s', async (_, form) => {
    expect((await share(form)).get('problem')).toBe('empty');
    expect(await countHanded()).toBe(0);
  });

  it('leads to words about it where it is no form', async () => {
    expect((await share('no form')).get('problem')).toBe('broken');
  });

  it('takes 10 MB of a file and not a byte more, and says which one was left', async () => {
    const most = file('most.txt', new Uint8Array(LARGEST_HANDED_BYTES));
    const more = file('more.txt', new Uint8Array(LARGEST_HANDED_BYTES + 1));
    const handed = await readHanded(await idOf(aForm({}, [more, most, file('none.txt', '')])));
    expect(handed?.files.map(({ name }) => name)).toEqual(['most.txt']);
    expect(handed?.refused).toEqual([
      { name: 'more.txt', why: 'tooLarge' },
      { name: 'none.txt', why: 'empty' },
    ]);
  });

  it('holds the text to the same size', async () => {
    const handed = await readHanded(await idOf(aForm({ text: 'é'.repeat(LARGEST_HANDED_BYTES / 2 + 1) })));
    expect(handed?.text).toBe('');
    expect(handed?.refused).toEqual([{ name: '', why: 'tooLarge' }]);
  });

  it('takes ten files at a time', async () => {
    const files = Array.from({ length: MOST_HANDED_FILES + 1 }, (_, place) => file(`${place}.txt`, 'x'));
    const handed = await readHanded(await idOf(aForm({}, files)));
    expect(handed?.files).toHaveLength(MOST_HANDED_FILES);
    expect(handed?.refused).toEqual([{ name: '10.txt', why: 'tooMany' }]);
  });

  it('leaves nothing half-written on a full device, and what waited before stays', async () => {
    await idOf(aForm({ text: 'before' }), NOW - HOUR);
    const { open } = kept;
    const full = async (name: string) => {
      const cache = await open(name);
      const put = async (key: string, response: Response) => {
        if (key.endsWith('/1')) throw new DOMException('full', 'QuotaExceededError');
        await cache.put(key, response);
      };
      return { ...cache, put };
    };
    vi.stubGlobal('caches', { ...kept, open: full });
    expect((await share(aForm({}, [file('a.txt', 'a'), file('b.txt', 'b')]))).get('problem')).toBe('noRoom');
    expect(await keys()).toHaveLength(1);
    expect((await readHanded(null))?.text).toBe('before');
  });
});

describe('what waits', () => {
  it('is over after a day, on the next opening of the page and for every reader', async () => {
    const id = await idOf(aForm({ text: 'Rome' }, [file('a.txt', 'a')]));
    vi.setSystemTime(NOW + 24 * HOUR - 1);
    expect(await readHanded(id)).not.toBeNull();
    await forgetOld(Date.now());
    expect(await keys()).toHaveLength(2);
    vi.setSystemTime(NOW + 24 * HOUR);
    expect(await readHanded(id)).toBeNull();
    expect(await countHanded()).toBe(0);
    await forgetOld(Date.now());
    expect(await keys()).toEqual([]);
  });

  it('is over, too, where the clock was put back by more than a day', async () => {
    await idOf(aForm({ text: 'Rome' }));
    await forgetOld(NOW - 24 * HOUR);
    expect(await keys()).toEqual([]);
  });

  it('is the newest where none is asked for, and another share does not take its place', async () => {
    const first = await idOf(aForm({ text: 'first' }), NOW - HOUR);
    await idOf(aForm({ text: 'second' }));
    expect((await readHanded(null))?.text).toBe('second');
    expect((await readHanded(first))?.text).toBe('first');
  });

  it('is not more than a device can bear: the oldest goes', async () => {
    for (let time = 0; time <= MOST_WAITING; time++) await idOf(aForm({ text: `${time}` }), NOW + time);
    vi.setSystemTime(NOW + MOST_WAITING);
    expect(await countHanded()).toBe(MOST_WAITING);
    expect((await readHanded(null))?.text).toBe(String(MOST_WAITING));
    expect(await keys()).toHaveLength(MOST_WAITING);
  });

  it('is gone, with its files, when it is used or dismissed; the others stay', async () => {
    await idOf(aForm({ text: 'first' }), NOW - HOUR);
    const second = await idOf(aForm({ text: 'second' }, [file('a.txt', 'a')]));
    await forgetHanded(second);
    expect(await keys()).toHaveLength(1);
    expect((await readHanded(null))?.text).toBe('first');
  });

  it('loses the files that became documents, and is gone with the last of them', async () => {
    const id = await idOf(aForm({ text: 'Rome' }, [pdf('a.pdf'), pdf('b.pdf')]));
    await forgetFiles(id, [0]);
    const handed = await readHanded(id);
    expect(handed?.documents.map(({ place, file: own }) => [place, own.name])).toEqual([[1, 'b.pdf']]);
    expect(await keys()).toHaveLength(2);
    const bare = await idOf(aForm({}, [pdf('c.pdf')]));
    await forgetFiles(bare, [0]);
    expect(await readHanded(bare)).toBeNull();
    expect(await keys()).toHaveLength(2);
  });

  it('is gone altogether when its user signs out', async () => {
    await idOf(aForm({ text: 'Rome' }));
    await forgetAllHanded();
    expect(await kept.has(HANDED_CACHE)).toBe(false);
    expect(await readHanded(null)).toBeNull();
  });
});

it('the manifest hands over to where the worker, the server and the page take it', () => {
  const { share_target: target } = JSON.parse(readFileSync('manifest.webmanifest', 'utf8'));
  expect(target).toMatchObject({ action: HANDED_PATH, method: 'POST', enctype: 'multipart/form-data' });
  expect(target.params).toMatchObject({ title: 'title', text: 'text', url: 'url', files: [{ name: 'files' }] });
});
