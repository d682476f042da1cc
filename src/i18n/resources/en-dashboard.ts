import dashboard from '@locales/en/dashboard.json';
import health from '@locales/en/health.json';
import launch from '@locales/en/launch.json';

/** The texts of the dashboard, one namespace per file; loaded with the dashboard. */
export const texts = { dashboard, health, launch };
