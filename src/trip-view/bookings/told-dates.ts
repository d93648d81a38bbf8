import { localDate } from '#domain/trip/dates.ts';
import { deviceZone } from './trip-zone.ts';

/** The dates on which bookings begin that texts and files tell of, whatever trip they are for; none where nothing can be read. */
export async function toldDates(sources: readonly (string | File)[]): Promise<string[]> {
  const reader = await import('#imports/read-import.ts').catch(() => null);
  if (!reader) return [];
  const today = localDate(new Date());
  const trip = {
    dates: { start: today, end: today },
    zone: deviceZone(),
    near: null,
    newId: () => crypto.randomUUID(),
  };
  const dates = new Set<string>();
  for (const source of sources) {
    if (typeof source !== 'string' && source.size > reader.LARGEST_FILE_BYTES) continue;
    const read =
      typeof source === 'string'
        ? reader.readText(source, trip)
        : reader.readFile(new Uint8Array(await source.arrayBuffer()), trip);
    if (read.kind === 'read') for (const { booking } of read.drafts) dates.add(booking.start.date);
  }
  return [...dates];
}
