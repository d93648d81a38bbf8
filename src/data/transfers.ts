import { create } from 'zustand';

/** A content on its way, in bytes. */
export interface Transfer {
  readonly at: 'sending' | 'fetching';
  readonly bytes: number;
  readonly total: number;
}

/** By trip and digest. */
export const useTransfers = create<Readonly<Record<string, Transfer | undefined>>>(() => ({}));

export const transferKey = (tripId: string, digest: string): string => `${tripId} ${digest}`;

/** undefined: it is not on its way any more. */
export function tellTransfer(tripId: string, digest: string, transfer: Transfer | undefined): void {
  useTransfers.setState({ [transferKey(tripId, digest)]: transfer });
}
