import { Problem } from '#domain/problem.ts';

type Body = Readonly<Record<string, unknown>>;

function drop(body: unknown, [key, ...rest]: readonly string[]): void {
  if (key === undefined || typeof body !== 'object' || body === null) return;
  const part = body as Record<string, unknown>;
  if (rest.length === 0) delete part[key];
  else drop(part[key], rest);
}

/** The dotted paths of a body that the server has no name for; null when it refused for anything else. */
function unknownFields(error: unknown): string[] | null {
  if (!(error instanceof Problem) || error.code !== 'INVALID_INPUT') return null;
  const fields = error.more.fields ?? [];
  const all = fields.length > 0 && fields.every(({ rule }) => rule === 'unknownKey');
  return all ? fields.map(({ field }) => field) : null;
}

/**
 * Sends a body, and where the server is older than what the body holds (a file of a later version, a server that was rolled back) once more
 * without what it has no name for: the rest is worth saving. Throws what `send` throws.
 */
export async function sendKnown<B extends Body, A>(body: B, send: (body: B) => Promise<A>): Promise<A> {
  try {
    return await send(body);
  } catch (error) {
    const fields = unknownFields(error);
    if (!fields) throw error;
    const known = structuredClone(body);
    for (const field of fields) drop(known, field.split('.'));
    return send(known);
  }
}
