import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { CronRun, readCron } from '@/domain/schedule/cron-runs';
import { useLanguage } from '@/i18n/use-language';
import { sharedClock } from '@/ui/text/shared-clock';
import type { Language } from '@/i18n/languages';

/** A cron expression in words and its next runs. */
export type Schedule =
  | { state: 'loading' }
  /** There is no schedule. */
  | { state: 'none' }
  /** The console cannot parse the expression. */
  | { state: 'unreadable' }
  /** The library could not be loaded. */
  | { state: 'unavailable' }
  | { state: 'read'; words: string; runs: CronRun[] };

interface Reader {
  describe: (expression: string) => string | null;
  readCron: typeof readCron;
}

/**
 * A cron expression in words and its next runs, updated over time. `zone` is the browser's time zone, `serverZone` is
 * the time zone of the expression.
 */
export function useSchedule(expression: string, zone: string, serverZone: string): Schedule {
  const reader = useReader();
  const now = useSyncExternalStore(sharedClock.subscribe, sharedClock.read);
  const text = expression.trim();
  return useMemo((): Schedule => {
    if (text === '') return { state: 'none' };
    if (reader === 'loading' || reader === 'unavailable') return { state: reader };
    const reading = reader.readCron(text, new Date(now), zone, serverZone);
    const words = reader.describe(text);
    if (reading.kind !== 'runs' || words === null) return { state: 'unreadable' };
    return { state: 'read', words, runs: reading.runs };
  }, [text, reader, now, zone, serverZone]);
}

/** The schedule library in the current language, loaded on first use. */
function useReader(): Reader | 'loading' | 'unavailable' {
  const language = useLanguage();
  const [reader, setReader] = useState<Reader | 'loading' | 'unavailable'>('loading');
  useEffect(() => {
    let current = true;
    const load = async (): Promise<void> => {
      try {
        const [describe, cron] = await Promise.all([loadCronWords(language), import('@/domain/schedule/cron-runs')]);
        if (current) setReader({ describe, readCron: cron.readCron });
      } catch (error) {
        console.warn('The schedule library could not be loaded.', error);
        if (current) setReader('unavailable');
      }
    };
    void load();
    return () => {
      current = false;
    };
  }, [language]);
  return reader;
}

/** The language modules of the library register themselves; English is built in. */
const locales = {
  en: async (): Promise<unknown> => undefined,
  fr: (): Promise<unknown> => import('cronstrue/locales/fr'),
} satisfies Record<Language, () => Promise<unknown>>;

/**
 * Loads a function that describes a cron expression in one language; the function returns null for an invalid
 * expression.
 */
async function loadCronWords(language: Language): Promise<(expression: string) => string | null> {
  const [{ toString }] = await Promise.all([import('cronstrue'), locales[language]()]);
  return (expression) => {
    try {
      return toString(expression, { locale: language, use24HourTimeFormat: true });
    } catch {
      return null;
    }
  };
}
