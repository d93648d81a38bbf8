import { useCallback } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { getTokenHistoryEndpoint, getTokensEndpoint, type TokenLine, type Tokens } from '#contract/tokens.ts';
import { call } from '../api/call.ts';
import { type Asked, useAsked } from './asking.ts';

export type { TokenLine, Tokens } from '#contract/tokens.ts';

const askTokens = (): Promise<Tokens> => call(getTokensEndpoint);

/** The balance as the server has it; only for who is signed in. */
export function useTokens(): readonly [Asked<Tokens>, again: () => void] {
  return useAsked(askTokens);
}

export interface TokenHistory {
  readonly lines: readonly TokenLine[];
  /** There are older lines: ask with more pages. */
  readonly more: boolean;
}

/** The newest lines of the account, so many pages of them. */
export function useTokenHistory(pages: number): readonly [Asked<TokenHistory>, again: () => void] {
  const ask = useCallback(async () => {
    const lines: TokenLine[] = [];
    let next: string | null = null;
    for (let page = 0; page < pages; page += 1) {
      const answer: AnswerOf<typeof getTokenHistoryEndpoint> = await call(getTokenHistoryEndpoint, {
        query: next === null ? {} : { before: next },
      });
      lines.push(...answer.lines);
      next = answer.next;
      if (next === null) break;
    }
    return { lines, more: next !== null };
  }, [pages]);
  return useAsked(ask);
}
