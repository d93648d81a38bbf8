import { useNavigate } from 'react-router-dom';
import { create } from 'zustand';
import { paths } from '../navigation/paths.ts';

/** Leaving needs the database, which a page does not need before somebody leaves. */
const leaving = () => import('../data/leaving.ts');

/** How many unsent changes the question before signing out is about; 0 while nobody is asked. */
const useQuestion = create<{ unsent: number }>(() => ({ unsent: 0 }));

export const useUnsentAtSignOut = () => useQuestion((question) => question.unsent);

export function staySignedIn(): void {
  useQuestion.setState({ unsent: 0 });
}

/** Keeps what was not sent as a file of the traveller's own. */
export async function keepUnsentAsFile(): Promise<void> {
  await (await leaving()).downloadUnsent('periplo-unsent.json');
}

/** Signing out removes this account's data from the device, so unsent changes are asked about first (D19). */
export function useSignOut() {
  const navigate = useNavigate();
  async function leave(): Promise<void> {
    staySignedIn();
    await (await leaving()).signOut();
    await navigate(paths.home, { replace: true });
  }
  async function ask(): Promise<void> {
    const unsent = await (await leaving()).unsentChanges();
    if (unsent > 0) useQuestion.setState({ unsent });
    else await leave();
  }
  return { ask, leave };
}
