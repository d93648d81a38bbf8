import { databaseOf, type Underway, type UserDatabase } from '../offline/database.ts';
import { currentUserId } from './session.ts';

export type Request = Underway;

export const isUnderway = (row: { key: string }): row is Underway =>
  row.key === 'underway' || row.key.startsWith('unanswered ');

/** The request that is waited for; null when there is none. */
export async function findUnderway(db: UserDatabase): Promise<Underway | null> {
  const row = await db.plans.get('underway');
  return row && isUnderway(row) ? row : null;
}

/** Whether anything was asked for here of which the end is not known. */
export const hasUnderway = async (): Promise<boolean> => (await findUnderway(databaseOf(currentUserId()))) !== null;
