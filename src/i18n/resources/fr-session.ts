import session from '@locales/fr/session.json';
import type { texts as english } from './en-session';

/** The French version of `en-session`. */
export const texts = { session } satisfies typeof english;
