import type { FastifyRequest } from 'fastify';
import { type Language, pickLanguage } from '#domain/language.ts';

/** The visitor's language by Accept-Language, in the order of its weights. */
export function requestLanguage(request: FastifyRequest): Language {
  const header = request.headers['accept-language'] ?? '';
  const weighed = header.split(',').map((part) => {
    const [tag = '', weight] = part.split(/\s*;\s*q=/);
    return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) || 0 };
  });
  return pickLanguage(weighed.sort((a, b) => b.weight - a.weight).map(({ tag }) => tag));
}
