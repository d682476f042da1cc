import health from '@locales/en/health.json';
import instanceTabs from '@locales/en/instance-tabs.json';
import launch from '@locales/en/launch.json';
import run from '@locales/en/run.json';

/** The texts of one execution's analysis, one namespace per file; loaded with it. */
export const texts = { health, 'instance-tabs': instanceTabs, launch, run };
