/** Who a token is for, as far as the token itself tells. */
export interface TokenClaims {
  email: string;
  /** Null when the token names none. */
  id: number | null;
  /** The holder's token version when it was made. */
  version: number;
  /** When it expires, in seconds since 1970. */
  expiresAt: number;
}

/** Tokens whose signature was right, by their whole text: it cannot become wrong, so it is worked out once. */
export interface VerifiedTokens {
  /** What a token says that was checked before; undefined for any other, and for one that has expired since. */
  find(token: string): TokenClaims | undefined;
  add(token: string, claims: TokenClaims): void;
}

const MOST = 10_000;
/** Characters; a longer one is checked each time, so that nobody fills the memory with spellings of one. */
const LONGEST = 2_048;

/** No tokens yet; of more than `most` the first ones are forgotten. */
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
