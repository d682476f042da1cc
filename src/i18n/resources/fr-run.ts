import health from '@locales/fr/health.json';
import instanceTabs from '@locales/fr/instance-tabs.json';
import launch from '@locales/fr/launch.json';
import run from '@locales/fr/run.json';
import type { texts as english } from './en-run';

/** The French of `en-run`. */
export const texts = { health, 'instance-tabs': instanceTabs, launch, run } satisfies typeof english;
