import { firstDataReady } from '@/data/sync/first-screen';
import { Listeners } from '@/lib/listeners';
import { useEffect, useSyncExternalStore } from 'react';
import type { Language } from '@/i18n/languages';
import { useLanguage } from '@/i18n/use-language';
import type { CronDescriber } from './schedule-text';

/**
 * Functions that load a language of cronstrue. English is built in. French registers itself when its module loads.
 */
const LANGUAGE_LOADERS = {
  en: async (): Promise<unknown> => undefined,
  fr: (): Promise<unknown> => import('cronstrue/locales/fr'),
} satisfies Record<Language, () => Promise<unknown>>;

const describers = new Map<Language, CronDescriber>();
const changes = new Listeners();

/**
 * Returns a function that describes cron expressions in the current language; null until its library has loaded. The
 * library is loaded after the first screen.
 * @param isNeeded whether to load the library
 */
export function useCronDescriber(isNeeded: boolean): CronDescriber | null {
  const language = useLanguage();
  const describe = useSyncExternalStore(changes.subscribe, () => describers.get(language) ?? null);
  const isMissing = isNeeded && describe === null;
  useEffect(() => {
    if (isMissing) void firstDataReady().then(() => load(language));
  }, [isMissing, language]);
  return describe;
}

async function load(language: Language): Promise<void> {
  try {
    const [{ toString }] = await Promise.all([import('cronstrue'), LANGUAGE_LOADERS[language]()]);
    if (describers.has(language)) return;
    describers.set(language, (expression) => {
      try {
        return toString(expression, { locale: language, use24HourTimeFormat: true });
      } catch {
        return null;
      }
    });
    changes.notify();
  } catch (error) {
    console.warn('The library that describes schedules could not be loaded.', error);
  }
}
