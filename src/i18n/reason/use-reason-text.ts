import { useEffect, useSyncExternalStore } from 'react';
import { Listeners } from '@/lib/listeners';
import { DEFAULT_LANGUAGE, type Language } from '../languages';
import { useLanguage } from '../use-language';

/** The error message of a run in the reader's language. */
export interface ReasonText {
  text: string;
  /** The server's message, if `text` is a translation of it. */
  original: string | null;
}

type Reader = (message: string) => ReasonText;

const asItIs: Reader = (message) => ({ text: message, original: null });
const readers = new Map<Language, Reader>();
const changes = new Listeners();

/**
 * Returns a function that translates known error messages of the server into the current language. Unknown messages stay
 * unchanged, and so do all messages until the code is loaded. The known messages are English, so English loads nothing.
 */
export function useReasonText(): Reader {
  const language = useLanguage();
  useEffect(() => void load(language), [language]);
  return useSyncExternalStore(changes.subscribe, () => readers.get(language) ?? asItIs);
}

async function load(language: Language): Promise<void> {
  if (language === DEFAULT_LANGUAGE || readers.has(language)) return;
  readers.set(language, asItIs);
  try {
    const { reasonReader } = await import('./translate-reason');
    const read = await reasonReader(language);
    readers.set(language, (message) => {
      const text = read(message);
      return text === null ? asItIs(message) : { text, original: message };
    });
    changes.notify();
  } catch {
    // The next message tries again.
    readers.delete(language);
  }
}
