import { useNavigate } from 'react-router-dom';
import { create } from 'zustand';
import { paths } from '../navigation/paths.ts';

/** Leaving needs the database, which a page does not need before its user leaves. */
const leaving = () => import('../data/leaving.ts');

/** What signing out would lose: changes that the server has not heard, and plans that were not saved. */
export interface AtStake {
  readonly unsent: number;
  readonly plans: number;
}

/** Of what this device keeps now. */
export async function atStake(): Promise<AtStake> {
  const { unsavedPlans, unsentChanges } = await leaving();
  const [unsent, plans] = await Promise.all([unsentChanges(), unsavedPlans()]);
  return { unsent, plans };
}

const nothing: AtStake = { unsent: 0, plans: 0 };

/** What the question before signing out is about; nothing while there is no question. */
const useQuestion = create<AtStake>(() => nothing);

export const useAtStake = (): AtStake => useQuestion();

export function staySignedIn(): void {
  useQuestion.setState(nothing);
}

/** Keeps all of it as a file of the traveller's own. Resolves with whether there was a trip or plan for it. */
export async function keepUnsentAsFile(): Promise<boolean> {
  return (await leaving()).downloadUnsent('periplo-unsent.json');
}

/** Saves the plans and sends everything; what could not be sent is asked about again. */
export async function sendFirst(): Promise<void> {
  const { saveUnsavedPlans, sendEverything } = await leaving();
  await saveUnsavedPlans();
  await sendEverything();
  staySignedIn();
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
    const stake = await atStake();
    if (stake.unsent + stake.plans > 0) useQuestion.setState(stake);
    else await leave();
  }
  return { ask, leave };
}
