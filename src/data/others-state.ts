import { create } from 'zustand';

interface Others {
  /** Other users of whom this device keeps data that the one who is signed in can neither see nor send. */
  readonly ids: readonly string[];
  /** The one who has just signed in is to be told. */
  readonly toTell: boolean;
}

export const useOthers = create<Others>(() => ({ ids: [], toTell: false }));

export const othersTold = (): void => useOthers.setState({ toTell: false });
