import { Problem } from '#domain/problem.ts';

/** The server says something every ten seconds; longer silence means that the connection is dead. */
const SILENCE_MS = 30_000;

const lost = () => new Problem('NO_RESPONSE', 'The connection broke');

async function readOrGiveUp(reader: ReadableStreamDefaultReader<string>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(lost()), SILENCE_MS);
  });
  try {
    return await Promise.race([reader.read(), silence]);
  } finally {
    clearTimeout(timer);
  }
}

/** The data of one block of lines; comments and other fields are skipped. */
function dataOf(block: string): string {
  return block
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).trimStart())
    .join('\n');
}

/**
 * The data of server-sent events (WHATWG HTML, section 9.2), as texts. Ends with the stream; Problem NO_RESPONSE when the
 * connection breaks or stays silent.
 */
export async function* eventsOf(response: Response): AsyncGenerator<string> {
  if (!response.body) throw lost();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  try {
    for (;;) {
      const { done, value } = await readOrGiveUp(reader).catch(() => {
        throw lost();
      });
      if (done) return;
      buffer += value;
      const blocks = buffer.split('\n\n');
      buffer = blocks.pop() ?? '';
      for (const data of blocks.map(dataOf)) if (data !== '') yield data;
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}
