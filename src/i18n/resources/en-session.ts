import session from '@locales/en/session.json';

/** The texts for signing in, passwords and signing out. */
export const texts = { session };
