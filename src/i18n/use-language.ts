import { useSyncExternalStore } from 'react';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from './languages';
import { i18n } from './start-i18n';

/**
 * The current language; the component renders again when it changes. Rows use this hook: `useTranslation` is slower.
 */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, readLanguage, readLanguage);
}

function subscribe(listener: () => void): () => void {
  i18n.on('languageChanged', listener);
  return () => i18n.off('languageChanged', listener);
}

const readLanguage = (): Language => languageOf(i18n.language);

/** The current language, from `<html lang>`. */
export function currentLanguage(): Language {
  return languageOf(document.documentElement.lang);
}

function languageOf(name: string | undefined): Language {
  return name !== undefined && isLanguage(name) ? name : DEFAULT_LANGUAGE;
}
