/** Minutes since local midnight; an activity may start up to 23:59. */
export type LocalMinutes = number;

/** "09:05" -> 545. Throws RangeError for anything but HH:MM. */
export function parseLocalTime(text: string): LocalMinutes {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
  if (!match) throw new RangeError(`not a time of day: ${text}`);
  return Number(match[1]) * 60 + Number(match[2]);
}

/** 545 -> "09:05"; minutes past midnight wrap into the next day. */
export function formatLocalTime(minutes: LocalMinutes): string {
  const day = ((minutes % 1440) + 1440) % 1440;
  return `${String(Math.floor(day / 60)).padStart(2, '0')}:${String(day % 60).padStart(2, '0')}`;
}
