import type { UserDatabase } from './database.ts';

export interface SendingToken {
  readonly token: string;
  /** Milliseconds since 1970, by the clock of this device. */
  readonly until: number;
}

/** With what the worker may send for a user while the app is closed; null where a page has never asked for it. */
export async function readSendingToken(database: UserDatabase): Promise<SendingToken | null> {
  const note = await database.notes.get('sending');
  return note ? (JSON.parse(note.value) as SendingToken) : null;
}

export async function writeSendingToken(database: UserDatabase, token: SendingToken): Promise<void> {
  await database.notes.put({ key: 'sending', value: JSON.stringify(token) });
}
