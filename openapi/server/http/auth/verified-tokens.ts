/** The claims of a token. */
export interface TokenClaims {
  email: string;
  /** The id of the user; null when the token does not contain it. */
  id: number | null;
  /** The holder's token version when the token was created. */
  version: number;
  /** The id of the sign-in that the token belongs to; null when the token has none. */
  session: string | null;
  /** When the token expires, in seconds since 1970. */
  expiresAt: number;
}

/** Tokens with a valid signature, by their whole text. A signature stays valid, so each token is verified once. */
export interface VerifiedTokens {
  /** The claims of a token that was verified before; undefined for any other token, and for an expired token. */
  find(token: string): TokenClaims | undefined;
  add(token: string, claims: TokenClaims): void;
}

const MOST = 10_000;
/** The longest stored token, characters. A longer token is verified each time, to limit the memory. */
const LONGEST = 2_048;

/** Creates an empty store of at most `most` tokens, which drops the oldest token when it is full. */
export function verifiedTokens(most = MOST, now: () => number = Date.now): VerifiedTokens {
  const known = new Map<string, TokenClaims>();
  return {
    find: (token) => {
      const claims = known.get(token);
      if (claims === undefined || claims.expiresAt > Math.floor(now() / 1000)) return claims;
      known.delete(token);
      return undefined;
    },
    add: (token, claims) => {
      if (token.length > LONGEST) return;
      known.set(token, claims);
      const [first] = known.keys();
      if (known.size > most && first !== undefined) known.delete(first);
    },
  };
}
