import type { FastifyInstance } from 'fastify';
import { every } from '../http/every.ts';
import type { CoverPictures } from './cover-pictures.ts';

const HOUR_MS = 3_600_000;

/** Pictures that were not looked at for long go. */
export function keepCovers(app: FastifyInstance, pictures: CoverPictures): void {
  every(app, HOUR_MS, () => pictures.prune());
}
