import dashboard from '@locales/fr/dashboard.json';
import health from '@locales/fr/health.json';
import launch from '@locales/fr/launch.json';
import type { texts as english } from './en-dashboard';

/** The French version of `en-dashboard`. */
export const texts = { dashboard, health, launch } satisfies typeof english;
