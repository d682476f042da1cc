import session from '@locales/en/session.json';

/** The texts of the sign-in, of passwords and of signing out. */
export const texts = { session };
