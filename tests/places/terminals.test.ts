import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { destinationSchema, placeSchema } from '#domain/place/destination.ts';
import { distanceM } from '#domain/place/distance.ts';
import type { Terminal, TerminalKind } from '#domain/place/terminal.ts';
import { plainText } from '#domain/plain-text.ts';
import { airports } from '#imports/places/stop.ts';

const folder = new URL('../../places/', import.meta.url);
const only = process.env.DESTINATION;
const files = readdirSync(folder).filter((file) => file.endsWith('.json') && (!only || file === `${only}.json`));

/** How far from the centre people still take one for the town, in km. */
const furthest: Readonly<Record<TerminalKind, number>> = { airport: 150, station: 40, 'bus-station': 40, port: 100 };
const reach = new Map<string, number>(Object.entries(furthest));

const { name, aliases, terminals: terminalsOf, areas: areasOf, latitude, longitude } = destinationSchema.shape;
/** What is looked at here: a file that is being written may have few places yet. */
const partSchema = z.object({
  name,
  aliases,
  terminals: terminalsOf,
  areas: areasOf,
  latitude,
  longitude,
  places: z.array(placeSchema),
});

function load(file: string) {
  const parsed = partSchema.safeParse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
  if (!parsed.success) throw new Error(`${file}\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

const ids = (terminals: readonly Terminal[]) => terminals.map(({ id }) => id);
const twice = (texts: readonly string[]) => texts.filter((text, i) => texts.indexOf(text) !== i);

describe.each(files)('%s, where journeys end:', (file) => {
  const destination = load(file);
  const { terminals = [], areas, places } = destination;
  const km = (terminal: Terminal) => distanceM(terminal, destination) / 1000;

  it('has somewhere to arrive', () => {
    expect(terminals.length).toBeGreaterThanOrEqual(1);
  });

  it('has ids that no place, area or other terminal has', () => {
    const others = new Set([...areas, ...places].map(({ id }) => id));
    expect(ids(terminals).filter((id) => others.has(id))).toEqual([]);
    expect(twice(ids(terminals))).toEqual([]);
  });

  it('knows the code of every airport, and of nothing else', () => {
    expect(ids(terminals.filter(({ kind, code }) => (kind === 'airport') !== (code !== undefined)))).toEqual([]);
    expect(twice(terminals.flatMap(({ code }) => code ?? []))).toEqual([]);
  });

  it('lists none that is too far away to be of this town', () => {
    expect(ids(terminals.filter((terminal) => km(terminal) > (reach.get(terminal.kind) ?? 0)))).toEqual([]);
  });

  it('says how one comes from all that are not in town, at a speed that such a way can have', () => {
    const wrong = terminals.filter((terminal) => {
      if (!terminal.access) return km(terminal) > 6;
      const speed = km(terminal) / (terminal.access.minutes / 60);
      return speed < 4 || speed > 150;
    });
    expect(ids(wrong)).toEqual([]);
  });

  it('puts airports where confirmations of flights have them', () => {
    const wrong = terminals.filter((terminal) => {
      const known = airports.get(terminal.code ?? '');
      return known && distanceM(known, terminal) > 3000;
    });
    expect(ids(wrong)).toEqual([]);
  });

  it('calls no two of them the same', () => {
    const names = terminals.map(({ name, aliases = [] }) => [
      ...new Set([plainText(name.en), plainText(name.es)]),
      ...aliases.map(plainText),
    ]);
    expect(twice(names.flat())).toEqual([]);
  });

  it('has short forms that mean neither the town nor another place of it', () => {
    const town = [destination.name.en, destination.name.es, ...destination.aliases].map(plainText);
    const wrong = terminals.flatMap((terminal) =>
      (terminal.aliases ?? []).flatMap((alias) => {
        const same = [...areas, ...places].filter(({ name, aliases = [] }) =>
          [name.en, name.es, ...aliases].map(plainText).includes(plainText(alias)),
        );
        // A quarter named after its station, or the station as a sight, is not something else.
        const other = same.filter((place) => distanceM(place, terminal) > 1000);
        return town.includes(plainText(alias)) || other.length > 0 ? [`${terminal.id}: ${alias}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });
});
