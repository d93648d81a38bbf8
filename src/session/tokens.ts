export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

/**
 * The refresh token first: a page that is killed between the two writes starts again with an access token that is merely old. The other
 * way round the server would see a used access token and an old refresh token, which is how a copied key looks (P1).
 */
export const storingOrder = ['refresh', 'access'] as const;
