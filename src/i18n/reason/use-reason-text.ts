import { useEffect, useSyncExternalStore } from 'react';
import { Listeners } from '@/lib/listeners';
import { DEFAULT_LANGUAGE, type Language } from '../languages';
import { useLanguage } from '../use-language';

/** The error message of a run in the current language, if a translation is known. */
export interface ReasonText {
  text: string;
  /** The server's message, if `text` is a translation of it. */
  original: string | null;
}

type Translate = (message: string) => ReasonText;

const untranslated: Translate = (message) => ({ text: message, original: null });
const translators = new Map<Language, Translate>();
const changes = new Listeners();

/**
 * Returns a function that translates error messages of the server into the current language. Unknown messages stay
 * unchanged, and so do all messages until the translations are loaded. English needs no translations, because the
 * messages are in English.
 */
export function useReasonText(): Translate {
  const language = useLanguage();
  useEffect(() => void load(language), [language]);
  return useSyncExternalStore(changes.subscribe, () => translators.get(language) ?? untranslated);
}

async function load(language: Language): Promise<void> {
  if (language === DEFAULT_LANGUAGE || translators.has(language)) return;
  translators.set(language, untranslated);
  try {
    const { reasonTranslator } = await import('./translate-reason');
    const translate = await reasonTranslator(language);
    translators.set(language, (message) => {
      const text = translate(message);
      return text === null ? untranslated(message) : { text, original: message };
    });
    changes.notify();
  } catch {
    // The next component that shows a message tries again.
    translators.delete(language);
  }
}
