import * as z from 'zod/mini';
import { dayNumber } from './dates.ts';

export const isoDateSchema = z
  .string()
  .check(z.refine((text) => dayNumber(text) !== null, { error: 'invalidDateFormat' }));
