import * as z from 'zod/mini';
import { bilingualSchema } from '../bilingual.ts';
import { openList } from '../open-list.ts';
import { accessSchema } from './access.ts';

export const terminalKinds = ['airport', 'station', 'bus-station', 'port'] as const;
export type TerminalKind = (typeof terminalKinds)[number];

/** Where journeys to a destination end: an airport, a railway or coach station, a port. */
export const terminalSchema = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(80)),
  kind: openList(terminalKinds),
  name: bilingualSchema,
  /** IATA code; airports only. */
  code: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  /** The typical way between it and the centre; absent where it lies in town. */
  access: z.optional(accessSchema),
  /** Short forms and other languages, lower case. */
  aliases: z.optional(z.array(z.string().check(z.minLength(2), z.maxLength(60))).check(z.maxLength(12))),
});
export type Terminal = z.infer<typeof terminalSchema>;
